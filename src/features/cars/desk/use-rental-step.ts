import { useLingui } from '@lingui/react/macro'
import type { RescheduleRental } from '#contract/rentals.ts'
import { cars } from '#contract/services/cars.ts'
import { useDeskStep } from '#parts/desk/use-desk-step.ts'
import { groupOf, stepOn } from '#parts/service-steps.ts'
import { moveTitle, rentalStepMeanings, rentalStepTexts } from '../operations/desk-steps.ts'
import { daysWords } from '../operations/desk-steps-words.ts'
import type { DeskRental } from './data.ts'

/** A step as it is wished; what the person saw is added from the rental. */
export type WishedStep =
  | { step: 'approve' | 'complete' }
  | { step: 'cancel'; reason: string }
  | ({ step: 'reschedule' } & Pick<RescheduleRental, 'pickup_date' | 'dropoff_date'>)

function stepOf(rental: DeskRental, wished: WishedStep) {
  if (wished.step !== 'reschedule') {
    const reason = wished.step === 'cancel' ? wished.reason : undefined
    return stepOn(cars, rentalStepTexts, rental, wished.step, reason)
  }
  const { pickup_date, dropoff_date } = wished
  const seen = { pickup_date: rental.pickup_date, dropoff_date: rental.dropoff_date }
  const body = { pickup_date, dropoff_date, seen }
  return {
    route: 'rescheduleRental' as const,
    id: rental.id,
    body,
    group: groupOf(cars, rental.id),
    title: moveTitle(body),
  }
}

/** Takes a step on a rental; see useDeskStep. */
export function useRentalStep(): (rental: DeskRental, wished: WishedStep) => Promise<boolean> {
  const { t } = useLingui()
  const take = useDeskStep(rentalStepMeanings)
  return (rental, wished) => {
    const days = daysWords(rental.pickup_date, rental.dropoff_date)
    const about = [rental.customer_name || t`Guest`, rental.car_name, days]
    return take({ ...stepOf(rental, wished), about })
  }
}
