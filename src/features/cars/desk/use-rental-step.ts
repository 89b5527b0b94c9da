import { useLingui } from '@lingui/react/macro'
import type { RescheduleRental } from '#contract/rentals.ts'
import { rentalStatuses } from '#domain/cars.ts'
import { useDeskStep } from '#parts/desk/use-desk-step.ts'
import { rentalGroup, rentalStepMeanings, rentalStepRoutes } from '../operations/desk-steps.ts'
import { daysWords, rentalStepTitle } from '../operations/desk-steps-words.ts'
import type { DeskRental } from './data.ts'

/** A step as it is wished; what the person saw is added from the rental. */
export type WishedStep =
  | { step: 'approve' | 'complete' }
  | { step: 'cancel'; reason: string }
  | ({ step: 'reschedule' } & Pick<RescheduleRental, 'pickup_date' | 'dropoff_date'>)

function bodyOf(rental: DeskRental, wished: WishedStep): object {
  if (wished.step === 'reschedule') {
    const { pickup_date, dropoff_date } = wished
    const seen = { pickup_date: rental.pickup_date, dropoff_date: rental.dropoff_date }
    return { pickup_date, dropoff_date, seen }
  }
  // The state, where it is one that our house knows.
  const status = rentalStatuses.find((one) => one === rental.status)
  return {
    ...(status === undefined ? {} : { seen: { status } }),
    ...(wished.step === 'cancel' && { reason: wished.reason.trim() || null }),
  }
}

/** Takes a step on a rental; see useDeskStep. */
export function useRentalStep(): (rental: DeskRental, wished: WishedStep) => Promise<boolean> {
  const { t } = useLingui()
  const take = useDeskStep(rentalStepMeanings)
  return (rental, wished) => {
    const body = bodyOf(rental, wished)
    const days = daysWords(rental.pickup_date, rental.dropoff_date)
    return take({
      route: rentalStepRoutes[wished.step],
      id: rental.id,
      body,
      group: rentalGroup(rental.id),
      title: rentalStepTitle(wished.step, body),
      about: [rental.customer_name || t`Guest`, rental.car_name, days],
    })
  }
}
