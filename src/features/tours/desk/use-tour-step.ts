import { useLingui } from '@lingui/react/macro'
import type { StepTourBooking } from '#contract/tour-bookings.ts'
import type { TourStep } from '#domain/tours.ts'
import { useDeskStep } from '#parts/desk/use-desk-step.ts'
import {
  tourGroup,
  tourStatus,
  tourStepMeanings,
  tourStepRoutes,
  tourStepTitles,
} from '../operations/desk-steps.ts'
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
  return (booking, step, reason) => {
    const status = tourStatus(booking.status)
    const body: StepTourBooking = {
      ...(status === null ? {} : { seen: { status } }),
      ...(step === 'cancel' ? { reason: reason?.trim() || null } : {}),
    }
    return take({
      route: tourStepRoutes[step],
      id: booking.id,
      body,
      group: tourGroup(booking.id),
      title: tourStepTitles[step],
      about: [booking.customer_name || t`Guest`, booking.tour_name, dayWords(booking.date)],
    })
  }
}
