import { RateText } from '#parts/rate-text.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { DescriptionList, type Description } from '#ui/description-list.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { useFormats } from '#ui/formats.tsx'
import { Money } from '#ui/money.tsx'
import type { DeskBooking } from '../desk-booking.ts'
import { BalanceLine } from './balance-line.tsx'
import { useBookingBalance } from './use-booking-balance.ts'
import { paymentLabels } from '#parts/desk/booking-labels.ts'
import { paymentMethodLabels } from './labels.ts'

/** The price in both currencies, the discount, and the payments. */
export function MoneySummary({ booking }: { booking: DeskBooking }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const status = paymentLabels[booking.payment_status]
  const balance = useBookingBalance()(booking)
  const items: Description[] = []
  if (booking.price_per_night > 0) {
    items.push({ term: t`A night`, detail: <Money amount={booking.price_per_night} /> })
  }
  if (booking.discount > 0) {
    items.push({
      term: booking.promo_code ? t`Promo ${booking.promo_code}` : t`Promo`,
      detail: (
        <>
          −<Money amount={booking.discount} />
        </>
      ),
    })
  }
  items.push({
    term: t`Total`,
    detail: (
      <>
        <Money
          amount={booking.grand_total}
          currency={booking.currency}
          className="text-lg font-semibold"
        />
        {booking.currency !== formats.base && (
          <span className="block text-sm font-normal text-ink-soft">
            <Money amount={booking.total} />
            {booking.rwf_rate !== null && (
              <>
                {' · '}
                <RateText currency={booking.currency} rate={booking.rwf_rate} />
              </>
            )}
          </span>
        )}
        {booking.price_open && (
          <span className="block text-sm font-normal text-waiting">
            <Trans>The house calculates the price when it receives the change.</Trans>
          </span>
        )}
      </>
    ),
  })
  items.push({ term: t`Payment`, detail: status ? i18n._(status) : booking.payment_status })
  if (booking.status !== 'cancelled') {
    items.push({
      term: t`On the bill`,
      detail: <BalanceLine stayId={booking.id} owed={balance} />,
    })
  }
  if (booking.paid > 0)
    items.push({
      term: t({ message: 'Paid', context: 'money' }),
      detail: <Money amount={booking.paid} />,
    })
  for (const payment of booking.payments) {
    const words = paymentLabels[payment.status]
    const known = paymentMethodLabels[payment.method]
    const method = known ? i18n._(known) : payment.method
    items.push({
      key: payment.id,
      term: [method, payment.reference].filter(Boolean).join(' · ') || t`Payment`,
      detail: (
        <>
          <Money amount={payment.amount} currency={payment.currency} />{' '}
          <span className="block text-sm font-normal text-ink-soft">
            {words ? i18n._(words) : payment.status}
            {payment.created_at !== '' && (
              <>
                {' · '}
                <DateTimeText value={payment.created_at} format="short" />
              </>
            )}
          </span>
        </>
      ),
    })
  }
  return <DescriptionList items={items} />
}
