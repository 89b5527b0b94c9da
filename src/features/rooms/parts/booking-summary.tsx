import { useLingui } from '@lingui/react/macro'
import type { BookBundle, BookRoom } from '#contract/bookings.ts'
import { nightsOf } from '#domain/stays.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { stayNow } from '../stay-now.ts'
import { bookingCode, useOwnBookings } from '../use-own-bookings.ts'
import { ExtrasText } from './extras-text.tsx'
import { GuestsText, NightsBelow } from './stay-facts.tsx'
import { paymentStatusLabels } from './status-labels.ts'

/**
 * The booking as the house has it now, before its answer as saved on the device; its rooms' names are in
 * the label's detail.
 */
export function BookingSummary({ operation: asked }: { operation: OperationRow }) {
  const { t, i18n } = useLingui()
  const bookings = useOwnBookings([asked]).of(asked)
  const operation = stayNow(asked, bookings)
  const live = bookings.filter(({ status }) => status !== 'cancelled')
  const payment = (live[0] ?? bookings.find(({ paymentStatus }) => paymentStatus !== 'unpaid'))
    ?.paymentStatus
  // A stay that became dearer after it was paid, or a deposit.
  const part = payment === 'unpaid' ? live.reduce((sum, { paid }) => sum + paid, 0) : 0
  const body = operation.body as BookRoom | BookBundle
  const { check_in: checkIn, check_out: checkOut } = body.schedule
  const nights = nightsOf(checkIn, checkOut)
  const one = 'room_id' in body ? body : null
  const total = 'grand_total' in body.pricing ? body.pricing.grand_total : body.pricing.total
  const quantity = one?.guests.quantity ?? 1
  return (
    <DescriptionList
      items={[
        {
          term: one ? t`Room` : t`Rooms`,
          detail: `${quantity > 1 ? `${quantity} × ` : ''}${operation.words.detail}`,
        },
        { term: t`Check-in`, detail: <DateText value={checkIn} format="weekday" /> },
        {
          term: t`Check-out`,
          detail: (
            <>
              <DateText value={checkOut} format="weekday" />
              <NightsBelow nights={nights} />
            </>
          ),
        },
        {
          term: t`Guests`,
          detail: <GuestsText of={body.guests} />,
        },
        ...(one ? [{ term: t`Extras`, detail: <ExtrasText extras={one.extras} /> }] : []),
        { term: t`Name`, detail: body.customer.name },
        ...(body.notes ? [{ term: t`Wishes`, detail: body.notes }] : []),
        {
          term: t`Total`,
          detail: (
            <Money
              amount={total}
              currency={body.pricing.currency}
              className="text-lg font-semibold"
            />
          ),
        },
        // Paid at the desk it has no payment of this device that could be seen.
        part > 0
          ? { term: t`Paid`, detail: <Money amount={part} currency={body.pricing.currency} /> }
          : { term: t`Payment`, detail: payment && i18n._(paymentStatusLabels[payment]) },
        {
          term: t`Code`,
          detail: <span className="font-mono tracking-wide">{bookingCode(operation)}</span>,
        },
      ]}
    />
  )
}
