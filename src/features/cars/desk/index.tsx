import { msg } from '@lingui/core/macro'
import { useLingui, Plural, Trans } from '@lingui/react/macro'
import { CarFront } from 'lucide-react'
import { carTerms, rentalExtraNames } from '#domain/cars.ts'
import { createDeskLists } from '#parts/desk/desk-list.ts'
import { guestOrderOf } from '#parts/desk/guest-stays.ts'
import { createServiceDesk, type Departure } from '#parts/desk/service-desk.ts'
import { withMessages } from '#ui/messages.ts'
import { rentalStepDescriptors } from '../operations/desk-steps.ts'
import { extraText } from '../form/extras.ts'
import { type DeskRental, deskRentals } from './data.ts'
import { rentedAtDesk } from './manage/new-rental.ts'
import { RentalActions } from './rental-actions.tsx'
import { useGuestSummary } from '#parts/desk/guest-summary.tsx'
import { RowAlerts } from '#parts/desk/row-alerts.tsx'
import { DescriptionList, type Description } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { ExtrasText, useHandovers } from '../parts/rental-summary.tsx'

const lists = createDeskLists(
  { resource: 'car_rentals', list: deskRentals },
  rentalStepDescriptors,
  rentedAtDesk,
)
export const useFleet = lists.useShown

const to = '/dashboard/cars'
const none: readonly DeskRental[] = []

export const desk = createServiceDesk<DeskRental>({
  kind: 'car',
  order: { inFilter: 2, ofDay: 4 },
  ...lists,
  take: {
    route: 'rentCar',
    dialog: withMessages(() => import('./manage/rental-dialog.tsx')),
  },
  actions: (rental) => <RentalActions rental={rental} />,
  details: (rental) => <RentalDetails rental={rental} />,
  termsOf: carTerms,
  stood: 'approved',
  useRow() {
    const { i18n } = useLingui()
    return (rental) => {
      const car = [rental.car_name, rental.car_plate].filter(Boolean).join(' · ')
      const hours = [rental.pickup_time, rental.dropoff_time].filter(Boolean).join(' – ')
      const extras = rentalExtraNames.filter((name) => rental.extras[name])
      return {
        typeWord: 'car rental',
        from: rental.pickup_date,
        to: rental.dropoff_date,
        countedIn: 'days',
        // Its days are shown where other services show an hour.
        time: null,
        services: [car, hours, ...extras.map((name) => i18n._(extraText[name]))].filter(
          (labels) => labels !== '',
        ),
      }
    }
  },
  useToday({ rows = none }, { today }) {
    const { t } = useLingui()
    const labels = { out: t`Car out`, back: t`Car back` }
    return { departures: carsOut(rows, today, labels) }
  },
  sends: { all: msg`cars`, none: msg`no car` },
  entry: {
    order: 2,
    to,
    label: msg`Car Rentals`,
    icon: CarFront,
    screen: withMessages(() => import('./page.tsx')),
  },
  note: { text: msg`Cars by the day.`, to, label: msg`Cars` },
})

/** Cars that leave on a day, and those that come back. */
export function carsOut(
  rentals: readonly DeskRental[],
  today: string,
  labels: { out: string; back: string },
): Departure[] {
  return rentals.flatMap((rental) => {
    const { id, car_name: name, customer_name: guest, code, status } = rental
    if (status === 'cancelled' || status === 'completed') return []
    const of = guestOrderOf('car', rental)
    const about = { type: 'car', name, guest, of, code, status, people: null } as const
    return [
      ...(rental.pickup_date === today
        ? [{ ...about, key: `car:${id}`, what: labels.out, time: rental.pickup_time }]
        : []),
      ...(rental.dropoff_date === today
        ? [{ ...about, key: `back:${id}`, what: labels.back, time: rental.dropoff_time }]
        : []),
    ]
  })
}

/** A rental's details, to read (spec 3 §2.5). */
function RentalDetails({ rental }: { rental: DeskRental }) {
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
  const handovers = useHandovers()
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
    ...handovers(rental, {
      pickup: rental.pickup_location,
      dropoff: rental.dropoff_location,
    }),
    { term: t`Duration`, detail: <Plural value={rental.days} one="# day" other="# days" /> },
    { term: t`Extras`, detail: <ExtrasText extras={rental.extras} /> },
    {
      term: t`Total`,
      detail: (
        <>
          <Money amount={rental.grand_total} className="text-lg font-semibold" />
          {rental.price_open && (
            <span className="block text-sm font-normal text-waiting">
              <Trans>The house calculates the price when it receives the change.</Trans>
            </span>
          )}
        </>
      ),
    },
  ]
  return <DescriptionList items={items} />
}
