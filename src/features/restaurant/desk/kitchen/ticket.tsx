import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import type { Order } from '#contract/restaurant.ts'
import { OrderFoot } from '../next-step.tsx'
import type { OperationRow } from '#offline/db/schema.ts'
import { cx } from '#ui/cx.ts'
import { DateText } from '#ui/date-text.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { frameTone, lateBy } from '../board.ts'
import { serviceTypeLabels, tableText } from '../labels.ts'

/** One order on the wall: read from two metres, moved on with one tap. */
export function Ticket({
  order,
  late,
  today,
  now,
  steps,
  onPrint,
}: {
  order: Order
  late: boolean
  today: string
  now: string
  /** Its open steps. */
  steps: readonly OperationRow[]
  onPrint: () => void
}) {
  const { t } = useLingui()
  const minutes = lateBy(order, today, now)
  return (
    <article
      aria-label={t`Order no. ${order.number}`}
      className={cx('overflow-hidden rounded-md border-2 bg-surface', frameTone(steps, late))}
    >
      <header
        className={cx(
          'flex items-center justify-between gap-2 py-1 pr-1 pl-3',
          late ? 'bg-error text-on-error' : 'bg-sunken',
        )}
      >
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-2xl font-bold tabular">{order.schedule_time}</span>
          {late && (
            <strong className="text-base">
              {minutes > 0 ? (
                <Trans>Late, {minutes} min</Trans>
              ) : (
                <Trans>
                  Late, of <DateText value={order.schedule_date} format="short" />
                </Trans>
              )}
            </strong>
          )}
        </p>
        <IconButton label={t`Print the ticket of order no. ${order.number}`} onClick={onPrint}>
          <Printer />
        </IconButton>
      </header>
      <div className="grid gap-3 p-3">
        <p className="flex flex-wrap justify-between gap-x-3 text-sm">
          <span className="font-semibold">
            <WhereTo order={order} />
          </span>
          {order.number > 0 && (
            <span className="text-ink-soft">
              <Trans>No. {order.number}</Trans>
            </span>
          )}
        </p>
        <Dishes order={order} />
        <p className="truncate note">{order.customer_name}</p>
        <OrderFoot order={order} steps={steps} size="lg" />
      </div>
    </article>
  )
}

/** A ticket on paper, as wide as a kitchen printer's roll, on one page; shown nowhere else. */
export function PrintedTicket({ order }: { order: Order }) {
  return (
    <section className="hidden w-[72mm] max-w-full break-inside-avoid gap-3 text-ink print:grid">
      <p className="flex items-baseline justify-between gap-2 border-b-2 border-ink pb-1">
        <span className="font-display text-3xl font-bold tabular">{order.schedule_time}</span>
        {order.number > 0 && (
          <span className="text-lg font-semibold">
            <Trans>No. {order.number}</Trans>
          </span>
        )}
      </p>
      <p className="font-semibold">
        <WhereTo order={order} />
        <br />
        {order.customer_name && `${order.customer_name} · `}
        <DateText value={order.schedule_date} format="short" />
      </p>
      <Dishes order={order} />
    </section>
  )
}

/** What is to be cooked, and the guest's notes. */
function Dishes({ order }: { order: Order }) {
  return (
    <>
      <ul className="grid gap-1 text-lg leading-snug">
        {order.items.map((line, at) => (
          <li key={`${line.id} ${at}`} className="grid grid-cols-[2.5rem_minmax(0,1fr)]">
            <span className="font-bold tabular">{line.qty} ×</span>
            <span className="font-medium break-words">{line.name}</span>
          </li>
        ))}
        {order.items.length === 0 && order.items_count > 0 && (
          <li>
            <Plural value={order.items_count} one="# dish" other="# dishes" />
          </li>
        )}
        {order.custom_request && (
          <li className="break-words">
            <Trans>Custom dish: {order.custom_request}</Trans>
          </li>
        )}
      </ul>
      {order.notes && (
        <p className="rounded-sm bg-waiting-ground px-3 py-2 font-medium break-words text-waiting print:border print:border-ink print:bg-transparent print:text-ink">
          {order.notes}
        </p>
      )}
    </>
  )
}

/** Where the food goes and for how many: "Room service · 104", "Dine-in · Table 4 · 2 guests". */
function WhereTo({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const label = serviceTypeLabels[order.service_type]
  const room = order.service_type === 'room' ? order.table_or_room || order.room_number : null
  const table = tableText(order)
  return (
    <>
      {label ? i18n._(label) : order.service_type}
      {room && (
        <>
          {' · '}
          <Trans>Room {room}</Trans>
        </>
      )}
      {table && ` · ${table}`}
      {order.service_type === 'dine-in' && order.party_size > 0 && (
        <>
          {' · '}
          <Plural value={order.party_size} one="# guest" other="# guests" />
        </>
      )}
    </>
  )
}
