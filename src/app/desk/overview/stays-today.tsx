import { useLingui } from '@lingui/react/macro'
import type { BookingStep } from '#domain/booking-steps.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { Readiness } from '#parts/desk/room-readiness.ts'
import { BoardList } from '#parts/desk/board-list.tsx'
import type { HouseDay } from './house-day.ts'
import { StayRow } from './stay-row.tsx'

/** Who comes, who leaves and who stays, each with the step that is next at the desk. */
export function StaysToday({
  day,
  today,
  waiting,
  balanceOf,
  readiness,
}: {
  day: HouseDay
  today: string
  waiting: ReadonlyMap<string, OperationRow[]>
  balanceOf: (booking: DeskBooking) => number
  readiness: (roomId: string) => Readiness
}) {
  const { t } = useLingui()
  const row = (booking: DeskBooking, only: readonly BookingStep[], comes = false) => (
    <StayRow
      key={booking.id}
      booking={booking}
      today={today}
      steps={waiting.get(booking.id) ?? []}
      owed={balanceOf(booking)}
      {...(comes && { readiness: readiness(booking.room_id) })}
      only={only}
    />
  )
  return (
    <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
      <BoardList
        id="arrivals"
        title={t`Arrivals`}
        count={day.arrivals.length + day.missed.length}
        empty={t`Nobody else comes today.`}
      >
        {day.missed.map((one) => row(one, ['check_in', 'no_show'], true))}
        {day.arrivals.map((one) => row(one, ['approve', 'check_in'], true))}
      </BoardList>
      <div className="grid gap-5">
        <BoardList
          id="departures"
          title={t`Departures`}
          count={day.departures.length}
          empty={t`Nobody else leaves today.`}
        >
          {day.departures.map((one) => row(one, ['check_out', 'no_show']))}
        </BoardList>
        {day.inHouse.length > 0 && (
          <BoardList
            id="in-house"
            title={t`In house`}
            count={day.inHouse.length}
            empty={t`Nobody stays tonight.`}
          >
            {day.inHouse.map((one) => row(one, []))}
          </BoardList>
        )}
      </div>
    </div>
  )
}
