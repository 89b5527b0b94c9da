import { minutesOf } from './days.ts'

/** Table reservations (decisions.md, "Orders"). */

export const reservationStatuses = [
  'pending',
  'confirmed',
  'seated',
  'completed',
  'no-show',
  'cancelled',
] as const
export type ReservationStatus = (typeof reservationStatuses)[number]

export const reservationSteps = ['confirm', 'seat', 'complete', 'no-show', 'cancel'] as const
export type ReservationStep = (typeof reservationSteps)[number]

const stepTable: Record<
  ReservationStep,
  { from: readonly ReservationStatus[]; to: ReservationStatus }
> = {
  confirm: { from: ['pending'], to: 'confirmed' },
  // Who stands at the door is seated, confirmed or not.
  seat: { from: ['pending', 'confirmed'], to: 'seated' },
  complete: { from: ['seated'], to: 'completed' },
  'no-show': { from: ['pending', 'confirmed'], to: 'no-show' },
  cancel: { from: ['pending', 'confirmed'], to: 'cancelled' },
}

export function reservationStepLeadsTo(step: ReservationStep): ReservationStatus {
  return stepTable[step].to
}

export function mayStepReservation(status: ReservationStatus, step: ReservationStep): boolean {
  return stepTable[step].from.includes(status)
}

/** States in which a party keeps its seats. */
export const seatKeepingStatuses = ['pending', 'confirmed', 'seated'] as const

/** How long a party sits, minutes. */
export const sittingMinutes = 90

interface Party {
  time: string
  party_size: number
}

/**
 * The most seats taken at any one moment while a party that comes at `time` would sit, among those
 * of the same day.
 */
export function seatsTaken(parties: readonly Party[], time: string): number {
  const from = minutesOf(time)
  const near = parties.filter((one) => Math.abs(minutesOf(one.time) - from) < sittingMinutes)
  // It changes only when somebody comes.
  const moments = [from, ...near.map((one) => minutesOf(one.time)).filter((at) => at > from)]
  const at = (moment: number) =>
    near
      .filter((one) => {
        const came = minutesOf(one.time)
        return came <= moment && moment < came + sittingMinutes
      })
      .reduce((sum, one) => sum + one.party_size, 0)
  return Math.max(...moments.map(at))
}
