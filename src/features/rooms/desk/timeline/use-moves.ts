import { useEffect, useMemo, useState } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { openBookingSteps } from '../../operations/desk-steps.ts'
import type { DeskBooking } from '../../desk-booking.ts'
import type { Move } from '../move-problems.ts'
import { useBookingStep } from '../use-booking-step.ts'
import { isSameMove } from './move.ts'

export interface Moves {
  /** The stay that is looked at; undefined: none. */
  selected: DeskBooking | undefined
  /** Where the selected stay would go; null: it stands where it is. Nothing is done before `confirm`. */
  proposal: Move | null
  busy: boolean
  select(id: string | null): void
  propose(id: string, move: Move): void
  putBack(): void
  /** Into the outbox. */
  confirm(): Promise<void>
}

/** Whether it may be moved from here: no step may pass one that stands still. */
export function canMove(booking: DeskBooking, steps: readonly OperationRow[] = []): boolean {
  return (
    openBookingSteps(booking.status).includes('reschedule') &&
    !steps.some(({ state }) => state === 'parked')
  )
}

/** After this the house's or this device's own picture stands again, ms. */
const SETTLED = 2_000

/** Which stay is held, and where it would go. One at a time. */
export function useMoves(
  bookings: readonly DeskBooking[],
  waiting: ReadonlyMap<string, readonly OperationRow[]>,
): Moves {
  const takeStep = useBookingStep()
  const byId = useMemo(() => new Map(bookings.map((one) => [one.id, one])), [bookings])
  const [id, setId] = useState<string | null>(null)
  const [wished, setWished] = useState<Move | null>(null)
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState<Move | null>(null)
  const selected = id === null ? undefined : byId.get(id)

  useEffect(() => {
    if (saved === null) return undefined
    const drop = () => setWished((now) => (now === saved ? null : now))
    const timer = setTimeout(drop, SETTLED)
    return () => clearTimeout(timer)
  }, [saved])

  return {
    selected,
    proposal: selected && wished && !isSameMove(wished, selected) ? wished : null,
    busy,
    select(which) {
      setId(which)
      if (which !== id) setWished(null)
    },
    propose(which, move) {
      const booking = byId.get(which)
      if (booking === undefined || !canMove(booking, waiting.get(which))) return
      setId(which)
      setWished(move)
    },
    putBack: () => setWished(null),
    async confirm() {
      if (selected === undefined || wished === null || busy) return
      setBusy(true)
      const isSaved = await takeStep(selected, { step: 'reschedule', ...wished })
      setBusy(false)
      // It stays where it was put until the picture with the waiting step has it there.
      if (isSaved) setSaved(wished)
    },
  }
}
