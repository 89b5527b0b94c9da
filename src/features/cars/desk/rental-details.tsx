import { Plural, useLingui } from '@lingui/react/macro'
import { Trans } from '@lingui/react/macro'
import { guestOrderOf } from '#parts/desk/guest-stays.ts'
import { useGuestSummary } from '#parts/desk/guest-summary.tsx'
import { RowAlerts } from '#parts/desk/row-alerts.tsx'
import { DescriptionList, type Description } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { ExtrasText, Handover } from '../parts/rental-summary.tsx'
import type { DeskRental } from './data.ts'

/** A rental's details, to read (spec 3 §2.5). */
export function RentalDetails({ rental }: { rental: DeskRental }) {
  const guestFacts = useGuestSummary()
  return (
    <div className="grid gap-5">
      <RowAlerts row={rental} />
      <CarSummary rental={rental} />
      <DescriptionList
        items={guestFacts(rental, { of: guestOrderOf('car', rental), booked: true })}
      />
    </div>
  )
}

function CarSummary({ rental }: { rental: DeskRental }) {
  const { t } = useLingui()
  const items: Description[] = [
    {
      term: t`Car`,
      detail: (
        <>
          {rental.car_name || t`Car`}
          {rental.car_plate !== '' && (
            <span className="block text-sm font-normal text-ink-soft">{rental.car_plate}</span>
          )}
        </>
      ),
    },
    {
      term: t`Pick-up`,
      detail: (
        <Handover
          day={rental.pickup_date}
          time={rental.pickup_time}
          place={rental.pickup_location}
        />
      ),
    },
    {
      term: t`Drop-off`,
      detail: (
        <Handover
          day={rental.dropoff_date}
          time={rental.dropoff_time}
          place={rental.dropoff_location}
        />
      ),
    },
    { term: t`Duration`, detail: <Plural value={rental.days} one="# day" other="# days" /> },
    { term: t`Extras`, detail: <ExtrasText extras={rental.extras} /> },
    {
      term: t`Total`,
      detail: (
        <>
          <Money amount={rental.grand_total} className="text-lg font-semibold" />
          {rental.price_open && (
            <span className="block text-sm font-normal text-waiting">
              <Trans>The house works it out again for the new days.</Trans>
            </span>
          )}
        </>
      ),
    },
  ]
  return <DescriptionList items={items} />
}
