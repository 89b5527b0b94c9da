import { useEffect, useMemo, useState } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { openBookingSteps } from '../../operations/desk-steps.ts'
import type { DeskBooking } from '../../desk-booking.ts'
import type { Move } from '../move-problems.ts'
import { useNewRoomState } from '../new-room-state.ts'
import { useBookingStep } from '../use-booking-step.ts'
import { noChoice, useMovePrice } from '../use-move-price.ts'
import { isSameMove } from './move.ts'

export type Moves = ReturnType<typeof useMoves>

/** Whether it may be moved here: no step may pass a stopped operation. */
export function canMove(booking: DeskBooking, steps: readonly OperationRow[] = []): boolean {
  return (
    booking.asked_here !== true &&
    openBookingSteps(booking.status).includes('reschedule') &&
    !steps.some(({ state }) => state === 'parked')
  )
}

/** After this time the saved state is shown again, ms. */
const RESET_MS = 2_000

/** The dragged stay and its new place; one at a time. */
export function useMoves(
  bookings: readonly DeskBooking[],
  waiting: ReadonlyMap<string, readonly OperationRow[]>,
) {
  const takeStep = useBookingStep()
  const byId = useMemo(() => new Map(bookings.map((one) => [one.id, one])), [bookings])
  const [id, setId] = useState<string | null>(null)
  const [wished, setWished] = useState<Move | null>(null)
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const [saved, setSaved] = useState<Move | null>(null)
  const newRoomState = useNewRoomState()
  const selected = id === null ? undefined : byId.get(id)
  const proposal = selected && wished && !isSameMove(wished, selected) ? wished : null
  const [choice, setChoice] = useState(noChoice)
  const price = useMovePrice(selected, proposal, choice, (part) =>
    setChoice((now) => ({ ...now, ...part })),
  )

  useEffect(() => {
    if (saved === null) return undefined
    const drop = () => setWished((now) => (now === saved ? null : now))
    const timer = setTimeout(drop, RESET_MS)
    return () => clearTimeout(timer)
  }, [saved])

  return {
    /** The chosen stay; undefined: none. */
    selected,
    /** The selected stay's new place; null: not moved. Nothing is saved before `confirm`. */
    proposal,
    /** What the move makes it cost, and whether the old price is kept. */
    price,
    busy,
    /** The new room is out of order: whether to move there all the same is asked. */
    asking,
    /** Not there after all; the move stays open. */
    stopAsking: () => setAsking(false),
    select(which: string | null) {
      setId(which)
      if (which === id) return
      setWished(null)
      price.reset()
    },
    propose(which: string, move: Move) {
      const booking = byId.get(which)
      if (booking === undefined || !canMove(booking, waiting.get(which))) return
      if (which !== id) price.reset()
      setId(which)
      setWished(move)
    },
    putBack() {
      setWished(null)
      price.reset()
    },
    /** Saves the move in the outbox. `sure`: into a room that is out of order too. */
    async confirm(sure = false): Promise<void> {
      if (selected === undefined || wished === null || busy) return
      const state = newRoomState(selected, wished)
      if (state?.why === 'out_of_order' && !sure) return setAsking(true)
      setAsking(false)
      const sent = price.confirm()
      if (sent === null) return
      setBusy(true)
      const isSaved = await takeStep(selected, {
        step: 'reschedule',
        ...wished,
        price: sent,
      })
      setBusy(false)
      // It stays at its new place until the rows with the waiting step show it there.
      if (isSaved) {
        setSaved(wished)
        price.reset()
      }
    },
  }
}
