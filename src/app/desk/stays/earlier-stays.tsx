import { Plural, useLingui } from '@lingui/react/macro'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import { useRoomLabels } from '#features/rooms/desk/use-room-labels.ts'
import { BoardList, BoardRow, StatusBadge } from '#parts/desk/board-list.tsx'
import { isSamePerson } from '#parts/desk/same-guest.ts'
import { contactOf } from '#parts/desk/service-desk.ts'
import { StayLink } from '#parts/desk/stay-link.tsx'
import { DateText } from '#ui/date-text.tsx'

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
    .toSorted((a, b) => (a.check_in < b.check_in ? 1 : -1))
}

export function EarlierStays({
  booking,
  bookings,
}: {
  booking: DeskBooking
  bookings: readonly DeskBooking[]
}) {
  const { t } = useLingui()
  const roomLabels = useRoomLabels()
  const others = otherStaysOf(booking, bookings)
  if (others.length === 0) return null
  return (
    <BoardList id="other-stays" title={t`Other stays of this guest`} count={others.length} empty="">
      {others.map((one) => (
        <BoardRow
          key={one.id}
          lead={<DateText value={one.check_in} format="medium" />}
          who={<StayLink id={one.id}>{roomLabels(one) || t`Room`}</StayLink>}
          notes={
            <>
              <Plural value={one.nights} one="# night" other="# nights" />
              <StatusBadge status={one.status} />
            </>
          }
        />
      ))}
    </BoardList>
  )
}
