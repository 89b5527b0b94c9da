import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/restaurant.ts'
import { AnnouncedAlert } from '#parts/desk/announced-alert.tsx'
import { guestOrderOf } from '#parts/desk/guest-stays.ts'
import { CancelledAlert, useGuestSummary } from '#parts/desk/guest-summary.tsx'
import { Alert } from '#ui/alert.tsx'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { paymentStatusLabels, serviceTypeLabels } from './labels.ts'

/** An order's details, to read (spec 3 §2.5). */
export function OrderDetails({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const guestFacts = useGuestSummary()
  const label = (labels: typeof paymentStatusLabels, key: string) => {
    const found = labels[key]
    return found ? i18n._(found) : key
  }
  return (
    <div className="grid gap-5">
      {order.flag === 'room_mismatch' && (
        <Alert tone="conflict" title={t`Room and name do not match a stay`}>
          <Trans>
            The guest asked to charge room {order.room_number} in the name of{' '}
            {order.room_guest_name}. Ask before it goes on a bill.
          </Trans>
        </Alert>
      )}
      <AnnouncedAlert card={order.card_announced} />
      <CancelledAlert reason={order.cancel_reason} />
      <ul className="divide-y divide-line border-y border-line">
        {order.items.map((line) => (
          <li key={line.id} className="flex items-baseline justify-between gap-4 py-2.5">
            <span className="font-medium">
              {line.qty} × {line.name}
            </span>
            <Money amount={line.price * line.qty} />
          </li>
        ))}
        {order.custom_request && (
          <li className="py-2.5">
            <Trans>Custom dish: {order.custom_request}</Trans>
          </li>
        )}
        {order.discount > 0 && (
          <li className="flex justify-between gap-4 py-2.5">
            <span>
              <Trans>Promo {order.promo_code}</Trans>
            </span>
            <span>
              −<Money amount={order.discount} />
            </span>
          </li>
        )}
        <li className="flex justify-between gap-4 py-2.5 text-lg font-semibold">
          <span>
            <Trans>Total</Trans>
          </span>
          <Money amount={order.total} />
        </li>
      </ul>
      {order.notes && (
        <p className="rounded-sm bg-waiting-ground px-3 py-2 text-waiting">{order.notes}</p>
      )}
      <DescriptionList
        items={[
          {
            term: t`Wished for`,
            detail: (
              <>
                <DateText value={order.schedule_date} format="weekday" /> · {order.schedule_time}
              </>
            ),
          },
          { term: t`Ordering as`, detail: label(serviceTypeLabels, order.service_type) },
          ...(order.table_or_room
            ? [
                {
                  term: order.service_type === 'dine-in' ? t`Table` : t`Room`,
                  detail: order.table_or_room,
                },
              ]
            : []),
          { term: t`Party`, detail: order.party_size },
          ...(order.room_number ? [{ term: t`Charge to room`, detail: order.room_number }] : []),
          { term: t`Payment`, detail: label(paymentStatusLabels, order.payment_status) },
          ...guestFacts(order, { of: guestOrderOf('restaurant', order) }),
        ]}
      />
    </div>
  )
}
