import { Plural, Trans } from '@lingui/react/macro'
import type { Order } from '#contract/restaurant.ts'
import { frameTone } from './board.ts'
import { whoseOrder } from './labels.ts'
import { OrderFoot } from './next-step.tsx'
import type { OperationRow } from '#offline/db/schema.ts'
import { GuestLink } from '#parts/desk/board-list.tsx'
import { guestOrderOf } from '#parts/desk/guest-stays.ts'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/cx.ts'
import { DateText } from '#ui/date-text.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** One order on the board: when, who, how much, and the next step. */
export function OrderTile({
  order,
  late,
  today,
  steps,
}: {
  order: Order
  late: boolean
  today: string
  /** Its open steps. */
  steps: readonly OperationRow[]
}) {
  return (
    <article
      aria-label={`${order.number || ''} ${whoseOrder(order)}`.trim()}
      className={cx('grid gap-2 rounded-md border bg-surface p-3', frameTone(steps, late))}
    >
      <div className="flex items-baseline justify-between gap-2">
        <p className="font-display text-lg font-semibold tabular">{order.schedule_time}</p>
        <p className="text-sm">
          {late ? (
            <Badge tone="error">
              {order.schedule_date === today ? (
                <Trans>Late</Trans>
              ) : (
                <DateText value={order.schedule_date} format="short" />
              )}
            </Badge>
          ) : (
            order.number > 0 && (
              <TextLink
                to={`/dashboard/bookings?q=${encodeURIComponent(order.code || String(order.number))}`}
                // The line is lower than a touch target, so the area around it counts too.
                className="relative after:absolute after:inset-x-0 after:-inset-y-2"
              >
                <Trans>No. {order.number}</Trans>
              </TextLink>
            )
          )}
        </p>
      </div>
      <p className="min-w-0">
        <GuestLink
          type="restaurant"
          code={order.code || String(order.number)}
          guest={whoseOrder(order)}
          of={guestOrderOf('restaurant', order)}
          className="max-w-full font-semibold"
        />
        <span className="line-clamp-2 note">
          {order.items.length > 0 ? (
            order.items.map((line) => `${line.qty} × ${line.name}`).join(', ')
          ) : (
            <Plural value={order.items_count} one="# dish" other="# dishes" />
          )}
        </span>
      </p>
      <OrderFoot order={order} steps={steps} />
    </article>
  )
}
