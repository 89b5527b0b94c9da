import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { BookingActions } from '#features/rooms/desk/booking-actions.tsx'
import { BookingDetails } from '#features/rooms/desk/booking-details.tsx'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import { isStay } from '#features/rooms/desk/booking-balance.ts'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import { useBookingBalance } from '#features/rooms/desk/use-booking-balance.ts'
import { useRoomLabels } from '#features/rooms/desk/use-room-labels.ts'
import { StateBadge } from '#features/rooms/desk/state-badge.tsx'
import { useServices } from '#features/rooms/desk/use-services.ts'
import { flagLabels } from '#features/rooms/desk/labels.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import { offline } from '#offline/offline.ts'
import type { BookingRow, BookingSource } from '#parts/desk/booking-row.ts'
import { contactOf } from '#parts/desk/service-desk.ts'

/** Bookings by the group they were made in. */
function groupsOf(bookings: readonly DeskBooking[]): ReadonlyMap<string, DeskBooking[]> {
  const groups = new Map<string, DeskBooking[]>()
  for (const booking of bookings) {
    if (booking.group_id === null) continue
    const group = groups.get(booking.group_id)
    if (group) group.push(booking)
    else groups.set(booking.group_id, [booking])
  }
  return groups
}

/** All rows, and single ones that stand alone: thousands stay as they were when one changes. */
const memoRows = memoizeWeak<readonly BookingRow[]>()
const memoRow = memoizeWeak<BookingRow>()
const bookingOf = new WeakMap<BookingRow, DeskBooking>()

/** Room bookings as rows of the combined list. */
export function useRoomsSource(): BookingSource {
  const { t, i18n } = useLingui()
  const { bookings, cached, error, waiting, refetch } = useBookings()
  const balanceOf = useBookingBalance()
  const services = useServices()
  const roomLabels = useRoomLabels()
  const makeRows = (all: readonly DeskBooking[]) => {
    const groups = groupsOf(all)
    const makeRow = (booking: DeskBooking): BookingRow => {
      const steps = waiting.get(booking.id) ?? []
      const others = (groups.get(booking.group_id ?? '') ?? []).filter(
        ({ id }) => id !== booking.id,
      )
      const still = others.filter(({ status }) => status !== 'cancelled')
      const names = still.map(roomLabels).filter(Boolean).join(', ')
      const flag = flagLabels(booking.flag)
      return {
        key: `room:${booking.id}`,
        type: 'room',
        id: booking.id,
        guest: booking.customer_name || t`Guest`,
        contact: contactOf(booking),
        reference: booking.code || t`No. ${booking.id}`,
        from: booking.check_in,
        to: booking.check_out,
        time: null,
        services: services(booking),
        total: booking.grand_total,
        currency: booking.currency,
        status: booking.status,
        paymentStatus: booking.payment_status,
        ...(isStay(booking) && { owed: balanceOf(booking) }),
        createdAt: booking.created_at,
        waiting: steps.filter(({ state }) => state !== 'parked').length,
        steps,
        parked: steps.some(({ state }) => state === 'parked'),
        group: booking.group_id,
        groupNote:
          still.length === 0
            ? null
            : t`With ${plural(still.length, { one: '# other room', other: '# other rooms' })}: ${names}`,
        // Whoever booked several knows the code of the first alone.
        otherCodes: others.map(({ code }) => code),
        flag: flag && i18n._(flag.short),
      }
    }
    return all.map((booking) => {
      const standsAlone = booking.group_id === null && !waiting.has(booking.id)
      const row = standsAlone
        ? memoRow(booking, [i18n.locale, balanceOf], () => makeRow(booking))
        : makeRow(booking)
      bookingOf.set(row, booking)
      return row
    })
  }
  const rows =
    bookings && memoRows(bookings, [waiting, i18n.locale, balanceOf], () => makeRows(bookings))
  const withBooking = (row: BookingRow, show: (booking: DeskBooking) => React.ReactNode) => {
    const booking = bookingOf.get(row)
    return booking ? show(booking) : null
  }
  return {
    type: 'room',
    rows,
    cached,
    failure: error ? (error.refusal?.message ?? t`Failed to load bookings.`) : null,
    refetch,
    actions: (row) => withBooking(row, (one) => <BookingActions booking={one} />),
    state: (row) =>
      withBooking(row, (one) => <StateBadge booking={one} waiting={row.waiting > 0} />),
    details: (row) =>
      withBooking(row, (one) => <BookingDetails booking={one} now={offline().clock.now()} />),
  }
}
