import { Hand } from 'lucide-react'
import { offline } from '#offline/offline.ts'
import { Badge } from '#ui/badge.tsx'
import type { DeskBooking } from '../desk-booking.ts'
import { pendingStateOf, useStateLabels } from './booking-state.ts'
import { toneOf } from './calendar/looks.ts'

/** A booking's state. A request has a dashed line and a hand, so that nobody takes it for a stay. */
export function StateBadge({
  booking,
  waiting = false,
}: {
  booking: DeskBooking
  /** A step of it is not yet with the server: nothing looks confirmed before. */
  waiting?: boolean
}) {
  const label = useStateLabels()(booking)
  if (pendingStateOf(booking, offline().clock.now()) === 'request') {
    return (
      <Badge
        tone="waiting"
        icon={<Hand />}
        className="outline outline-dashed -outline-offset-1 outline-current"
      >
        {label}
      </Badge>
    )
  }
  return <Badge tone={waiting ? 'waiting' : toneOf(booking.status)}>{label}</Badge>
}
