import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Reservation, StepReservation } from '#contract/tables.ts'
import type { ReservationStep } from '#domain/tables.ts'
import { useDeskStep } from '#parts/desk/use-desk-step.ts'
import {
  deskStepMeanings,
  reservationGroup,
  stepRoutes,
  stepTitles,
} from '../operations/desk-steps.ts'
import { whenWords } from '../operations/words.ts'

/** Takes a step on a reservation; see useDeskStep. */
export function useReservationStep(): (
  reservation: Reservation,
  step: ReservationStep,
  reason?: string,
) => Promise<boolean> {
  const { t } = useLingui()
  const take = useDeskStep(deskStepMeanings)
  return (reservation, step, reason) => {
    const body: StepReservation = {
      seen: { status: reservation.status },
      ...(step === 'cancel' && { reason: reason?.trim() || null }),
    }
    const people = t`${plural(reservation.party_size, { one: '# person', other: '# people' })}`
    return take({
      route: stepRoutes[step],
      id: reservation.id,
      body,
      group: reservationGroup(reservation.id),
      title: stepTitles[step],
      about: [reservation.customer_name || t`Guest`, people, whenWords(reservation)],
    })
  }
}
