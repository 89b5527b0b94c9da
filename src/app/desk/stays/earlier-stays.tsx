import { Plural, useLingui } from '@lingui/react/macro'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import { StateBadge } from '#features/rooms/desk/state-badge.tsx'
import { useRoomLabels } from '#features/rooms/desk/use-room-labels.ts'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import type { Contact } from '#parts/desk/bans.ts'
import { BoardList, BoardRow } from '#parts/desk/board-list.tsx'
import { isGuestOf } from '#parts/desk/guest-stays.ts'
import { isSamePerson } from '#parts/desk/same-guest.ts'
import { contactOf } from '#parts/desk/service-desk.ts'
import { StayLink } from '#parts/desk/stay-link.tsx'
import { DateText } from '#ui/date-text.tsx'

const newestFirst = (a: DeskBooking, b: DeskBooking) => (a.check_in < b.check_in ? 1 : -1)

/** The same person's other stays, the newest first; rooms of this booking are no other stay. */
export function otherStaysOf(
  booking: DeskBooking,
  bookings: readonly DeskBooking[],
): readonly DeskBooking[] {
  const contact = contactOf(booking)
  return bookings
    .filter(
      (one) =>
        one.id !== booking.id &&
        (booking.group_id === null || one.group_id !== booking.group_id) &&
        isSamePerson(contactOf(one), contact),
    )
    .toSorted(newestFirst)
}

export function EarlierStays({
  booking,
  bookings,
}: {
  booking: DeskBooking
  bookings: readonly DeskBooking[]
}) {
  const { t } = useLingui()
  const others = otherStaysOf(booking, bookings)
  if (others.length === 0) return null
  return <StayList title={t`Other stays of this guest`} stays={others} />
}

/** All stays of a guest whom the house knows, as far as this device does; the newest first. */
export function StaysOf({ contact }: { contact: Contact }) {
  const { t } = useLingui()
  const stays = (useBookings().bookings ?? [])
    .filter((one) => isGuestOf(contact, { contact: contactOf(one) }))
    .toSorted(newestFirst)
  if (stays.length === 0) return null
  return <StayList title={t`Stays`} stays={stays} />
}

function StayList({ title, stays }: { title: string; stays: readonly DeskBooking[] }) {
  const { t } = useLingui()
  const roomLabels = useRoomLabels()
  return (
    <BoardList id="other-stays" title={title} count={stays.length} empty="">
      {stays.map((one) => (
        <BoardRow
          key={one.id}
          lead={<DateText value={one.check_in} format="medium" />}
          who={<StayLink id={one.id}>{roomLabels(one) || t`Room`}</StayLink>}
          notes={
            <>
              <Plural value={one.nights} one="# night" other="# nights" />
              <StateBadge booking={one} />
            </>
          }
        />
      ))}
    </BoardList>
  )
}
