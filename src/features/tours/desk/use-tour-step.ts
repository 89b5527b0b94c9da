import { useLingui } from '@lingui/react/macro'
import { tours } from '#contract/services/tours.ts'
import type { TourStep } from '#domain/tours.ts'
import { useDeskStep } from '#parts/desk/use-desk-step.ts'
import { stepOn } from '#parts/service-steps.ts'
import { tourStepMeanings, tourStepTexts } from '../operations/desk-steps.ts'
import { dayWords } from '../operations/words.ts'
import type { DeskTourBooking } from './data.ts'

/** Takes a step on a booking; see useDeskStep. */
export function useTourStep(): (
  booking: DeskTourBooking,
  step: TourStep,
  reason?: string,
) => Promise<boolean> {
  const { t } = useLingui()
  const take = useDeskStep(tourStepMeanings)
  return (booking, step, reason) =>
    take({
      ...stepOn(tours, tourStepTexts, booking, step, reason),
      about: [booking.customer_name || t`Guest`, booking.tour_name, dayWords(booking.date)],
    })
}
