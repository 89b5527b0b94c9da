import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import type { BookTour } from '#contract/tour-bookings.ts'
import { dayIn } from '#domain/days.ts'
import { firstTourDay, spotsLeft, spotsTone } from '#domain/tours.ts'
import type { Entry } from '#parts/desk/catalogue/entry.ts'
import { OffNote } from '#parts/desk/off-note.tsx'
import { useNamedOperation } from '#parts/desk/use-named-operation.ts'
import { useHouseNow } from '#parts/use-house-now.ts'
import { useHouse } from '#parts/use-house.ts'
import { useMay } from '#parts/use-may.ts'
import { useOffered } from '#parts/use-offered.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { DateField } from '#ui/date-field.tsx'
import { useAddressFilters } from '#ui/use-address-filters.ts'
import { useSaveToasts } from '#ui/use-save-toasts.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { DeskTourBooking } from './data.ts'
import { useTourDesk } from './index.tsx'
import { BookingDialog } from './manage/booking-dialog.tsx'
import { BookingList } from './manage/booking-list.tsx'
import { leftOn, takenByTour } from './manage/select.ts'
import { capacityOf, departureIn, ToursScreen } from './tours-screen.tsx'
import { TravelPrice } from './travel-price.tsx'

const tones = { none: 'error', few: 'waiting', enough: 'confirmed' } as const

/** Places left on the day that is looked at: red at none, amber to 5, green above (spec 3 §4). */
function SpotsLeft({ left }: { left: number }) {
  return (
    <Badge tone={tones[spotsTone(left)]}>
      <span className="tabular">{left}</span>
      <VisuallyHidden>
        {' '}
        <Trans>spots left</Trans>
      </VisuallyHidden>
    </Badge>
  )
}

const noBookings: readonly DeskTourBooking[] = []

/** Tourism Services: the tours, the places that are left, and who comes along. */
export default function DeskTourism({ decisions }: { decisions: ReactNode }) {
  const isAdmin = useMay('admin')
  const { t } = useLingui()
  const isOffered = useOffered()
  const desk = useTourDesk()
  const house = useHouse()
  const now = useHouseNow()
  const today = dayIn(house.timezone, now)
  const { values, set } = useAddressFilters({ day: '', pending: 'yes' })
  const [booking, setBooking] = useState<Entry | null>(null)
  const { named, end: endChange } = useNamedOperation('booking', desk.operations)
  const changing = named?.route === 'bookTour' ? named : null
  const announce = useSaveToasts(desk.operations, { booked: t`Booking created` })
  const bookings = desk.rows ?? noBookings
  const day = values.day || today
  const countPending = values.pending === 'yes'
  const taken = useMemo(
    () => takenByTour(bookings, day, countPending),
    [bookings, day, countPending],
  )

  function close() {
    setBooking(null)
    endChange()
  }

  function dialog(tours: readonly Entry[]) {
    const id = (changing?.body as BookTour | undefined)?.booking.tour_id
    const tour = booking ?? tours.find((one) => one.id === id)
    if (tour === undefined) return null
    // What has left, or is over, is not offered; it can still be typed, to record who went along.
    const earliest = firstTourDay(departureIn(tour), house.timezone, now)
    return (
      <BookingDialog
        guest={null}
        key={tour.id}
        tour={tour}
        date={day > earliest ? day : earliest}
        leftOn={(date) => leftOn(tour, bookings, date)}
        changing={booking ? null : changing}
        onClose={close}
        onSaved={(ids) => {
          close()
          announce(ids, 'booked')
        }}
      />
    )
  }

  return (
    <ToursScreen
      decisions={
        <>
          {decisions}
          <OffNote kind="tour" />
        </>
      }
      ofBookings={{
        count: desk.rows ? desk.rows.length : null,
        snapshot: (
          <div className="flex flex-wrap items-end gap-x-6 gap-y-3 rounded-md border border-line bg-surface p-4">
            <DateField
              label={t`Capacity snapshot date`}
              value={day}
              onChange={(date) => set('day', date === today ? '' : date)}
            />
            <CheckboxField
              label={t`Count pending bookings toward spots left`}
              checked={countPending}
              onChange={(on) => set('pending', on ? 'yes' : 'no')}
            />
            {isAdmin && <TravelPrice />}
          </div>
        ),
        renderSpots: (tour) =>
          desk.rows === undefined ? (
            '–'
          ) : (
            <SpotsLeft left={spotsLeft(capacityOf(tour), taken.get(tour.id) ?? 0)} />
          ),
        onBook: isOffered('tour') ? setBooking : null,
        renderBookings: (tours) => (
          <section aria-labelledby="tour-bookings" className="grid gap-3">
            <h2 id="tour-bookings" className="text-xl">
              <Trans>Tour Bookings</Trans>
            </h2>
            {desk.error && <Alert tone="error" live title={t`Failed to load bookings.`} />}
            <BookingList desk={desk} />
            {dialog(tours)}
          </section>
        ),
      }}
    />
  )
}
