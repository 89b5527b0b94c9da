import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { tables } from '#contract/services/tables.ts'
import type { Reservation } from '#contract/tables.ts'
import type { ReservationStep } from '#domain/tables.ts'
import { useDeskStep } from '#parts/desk/use-desk-step.ts'
import { stepOn } from '#parts/service-steps.ts'
import { deskStepMeanings, stepTexts } from '../operations/desk-steps.ts'
import { whenWords } from '../operations/reserve.ts'

/** Takes a step on a reservation; see useDeskStep. */
export function useReservationStep(): (
  reservation: Reservation,
  step: ReservationStep,
  reason?: string,
) => Promise<boolean> {
  const { t } = useLingui()
  const take = useDeskStep(deskStepMeanings)
  return (reservation, step, reason) => {
    const people = t`${plural(reservation.party_size, { one: '# person', other: '# people' })}`
    return take({
      ...stepOn(tables, stepTexts, reservation, step, reason),
      about: [reservation.customer_name || t`Guest`, people, whenWords(reservation)],
    })
  }
}
