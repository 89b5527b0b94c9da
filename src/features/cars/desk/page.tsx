import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import type { RentCar } from '#contract/rentals.ts'
import type { Entry } from '#parts/desk/catalogue/entry.ts'
import { OffNote } from '#parts/desk/off-note.tsx'
import { useNamedOperation } from '#parts/desk/use-named-operation.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { useOffered } from '#parts/use-offered.ts'
import { Alert } from '#ui/alert.tsx'
import { useSaveToasts } from '#ui/use-save-toasts.ts'
import { CarsScreen } from './cars-screen.tsx'
import { useFleet } from './index.tsx'
import { activeAndRecent, isActive, rentalsByCar, carStrip } from './manage/rentals-by-car.ts'
import { RentalDialog } from './manage/rental-dialog.tsx'
import { RentalList } from './manage/rental-list.tsx'
import { cx } from '#ui/cx.ts'
import { useFormats } from '#ui/formats.tsx'
import type { DeskRental } from './data.ts'

const noRentals: ReturnType<typeof activeAndRecent> = []

/** Car Rentals: the cars, who has them and when, with what needs a decision on top. */
export default function DeskCars({ decisions }: { decisions: ReactNode }) {
  const { t } = useLingui()
  const isOffered = useOffered()
  const fleet = useFleet()
  const today = useHouseDay()
  const [renting, setRenting] = useState<Entry | null>(null)
  const { named, end: endChange } = useNamedOperation('rental', fleet.operations)
  const changing = named?.route === 'rentCar' ? named : null
  const announce = useSaveToasts(fleet.operations, { rented: t`Rental created` })
  const { rows: rentals } = fleet
  const byCar = useMemo(() => rentalsByCar(rentals ?? []), [rentals])
  const recent = useMemo(() => activeAndRecent(rentals ?? []), [rentals])
  const rentalsOf = (car: Entry) => byCar.get(car.id) ?? noRentals

  function close() {
    setRenting(null)
    endChange()
  }

  function dialog(cars: readonly Entry[]) {
    const id = (changing?.body as RentCar | undefined)?.car_id
    const car = renting ?? cars.find((one) => one.id === id)
    if (car === undefined) return null
    return (
      <RentalDialog
        guest={null}
        key={car.id}
        car={car}
        rentals={rentalsOf(car)}
        today={today}
        changing={renting ? null : changing}
        onClose={close}
        onSaved={(ids) => {
          close()
          announce(ids, 'rented')
        }}
      />
    )
  }

  return (
    <CarsScreen
      decisions={
        <>
          {decisions}
          <OffNote kind="car" />
        </>
      }
      ofRentals={{
        activeRentals: rentals ? rentals.filter((one) => isActive(one, today)).length : null,
        // While the rentals are not known, no car is shown as free.
        renderDays: (car) => rentals && <CarStrip rentals={rentalsOf(car)} today={today} />,
        onRent: isOffered('car') ? setRenting : null,
        renderRentals: (cars) => (
          <section aria-labelledby="rentals" className="grid gap-3">
            <h2 id="rentals" className="text-xl">
              <Trans>Active & Recent Rentals</Trans>
            </h2>
            {fleet.error && <Alert tone="error" live title={t`Failed to load bookings.`} />}
            {rentals && <RentalList rentals={recent} waiting={fleet.waiting} />}
            {dialog(cars)}
          </section>
        ),
      }}
    />
  )
}

const looks = {
  free: 'bg-sunken',
  out: 'bg-primary',
  // Home by then: half of the day is free.
  back: 'bg-[linear-gradient(to_right,var(--color-primary)_50%,var(--color-sunken)_50%)]',
}

/** Which days a car is out in the next two weeks, a cell a day; weeks apart by a gap. */
function CarStrip({ rentals, today }: { rentals: readonly DeskRental[]; today: string }) {
  const { t } = useLingui()
  const formats = useFormats()
  const days = carStrip(rentals, today)
  const last = days.at(-1)?.day ?? today
  const coming = rentals.filter((one) => one.dropoff_date >= today && one.pickup_date <= last)
  const short = (day: string) => formats.date(day, 'short')
  return (
    <div className="mt-1 grid w-fit gap-1">
      <div aria-hidden="true" className="flex gap-0.5">
        {days.map(({ day, state }, at) => (
          <span
            key={day}
            title={short(day)}
            className={cx(
              'h-4 w-1.5 rounded-[2px] border border-line',
              at === 7 && 'ml-1.5',
              looks[state],
            )}
          />
        ))}
      </div>
      <p>
        {coming.length === 0 ? (
          <Trans>Free for two weeks</Trans>
        ) : (
          coming.slice(0, 2).map((one) => (
            <span key={one.id} className="block whitespace-nowrap">
              {t({ message: `Out ${short(one.pickup_date)} – ${short(one.dropoff_date)}` })}
            </span>
          ))
        )}
        {coming.length > 2 && '…'}
      </p>
    </div>
  )
}
