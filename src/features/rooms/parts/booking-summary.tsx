import { useLingui } from '@lingui/react/macro'
import type { BookBundle, BookRoom } from '#contract/bookings.ts'
import { nightsOf } from '#domain/stays.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { bookingCode } from '../use-own-bookings.ts'
import { ExtrasText } from './extras-text.tsx'
import { GuestsText, NightsBelow } from './stay-facts.tsx'

/** The booking as saved on the device; its rooms' names are in the label's detail. */
export function BookingSummary({ operation }: { operation: OperationRow }) {
  const { t } = useLingui()
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
        {
          term: t`Code`,
          detail: <span className="font-mono tracking-wide">{bookingCode(operation)}</span>,
        },
      ]}
    />
  )
}
