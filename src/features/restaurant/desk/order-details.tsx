import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/restaurant.ts'
import { AnnouncedAlert } from '#parts/desk/announced-alert.tsx'
import { guestOrderOf } from '#parts/desk/guest-stays.ts'
import { CancelledAlert, useGuestSummary } from '#parts/desk/guest-summary.tsx'
import { Alert } from '#ui/alert.tsx'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { PriceLine, PriceLines } from '#ui/price-lines.tsx'
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
      <PriceLines>
        {order.items.map((line) => (
          <PriceLine key={line.id} amount={line.price * line.qty}>
            <span className="font-medium">
              {line.qty} × {line.name}
            </span>
          </PriceLine>
        ))}
        {order.custom_request && (
          <li className="py-2">
            <Trans>Custom dish: {order.custom_request}</Trans>
          </li>
        )}
        {order.discount > 0 && (
          <li className="flex justify-between gap-4 py-2">
            <Trans>Promo {order.promo_code}</Trans>
            <span>
              −<Money amount={order.discount} />
            </span>
          </li>
        )}
        <PriceLine total amount={order.total}>
          <Trans>Total</Trans>
        </PriceLine>
      </PriceLines>
      {order.notes && (
        <p className="rounded-sm bg-waiting-ground px-3 py-2 text-waiting">{order.notes}</p>
      )}
      <DescriptionList
        items={[
          {
            term: t`Requested for`,
            detail: (
              <>
                <DateText value={order.schedule_date} format="weekday" /> · {order.schedule_time}
              </>
            ),
          },
          { term: t`Ordering as`, detail: label(serviceTypeLabels, order.service_type) },
          {
            term: order.service_type === 'dine-in' ? t`Table` : t`Room`,
            detail: order.table_or_room || null,
          },
          { term: t`Party`, detail: order.party_size },
          { term: t`Charge to room`, detail: order.room_number || null },
          { term: t`Payment`, detail: label(paymentStatusLabels, order.payment_status) },
          ...guestFacts(order, { of: guestOrderOf('restaurant', order) }),
        ]}
      />
    </div>
  )
}
