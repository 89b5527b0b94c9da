import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { tours } from '#contract/services/tours.ts'
import { tourTerms, type TourStep } from '#domain/tours.ts'
import { ServiceActions, type DeskSteps } from '#parts/desk/service-actions.tsx'
import { openTourSteps, tourStepDescriptors, tourStepTexts } from '../operations/desk-steps.ts'
import { dayText } from '#parts/day-and-amount.ts'
import type { DeskTourBooking } from './data.ts'

const steps: DeskSteps<TourStep> = {
  service: tours,
  texts: tourStepTexts,
  overlays: tourStepDescriptors,
}

/** The steps that are allowed in this state; what is paid may be completed at once. */
export function TourActions({ booking }: { booking: DeskTourBooking }) {
  const { t } = useLingui()
  const guest = booking.customer_name || t`Guest`
  const which = [booking.tour_name, dayText(booking.date)]
  return (
    <ServiceActions
      steps={steps}
      row={booking}
      open={openTourSteps(booking)}
      about={[guest, ...which]}
      cancel={{
        title: t`Cancel the booking of ${guest}?`,
        confirmLabel: t`Cancel booking`,
        keepLabel: t`Keep booking`,
        what: (
          <>
            {which.filter(Boolean).join(' · ')}
            {' · '}
            <Plural value={booking.people} one="# person" other="# people" />
          </>
        ),
        becomes: (
          <Trans>
            Its places are free for others at once, and the guest is told. This cannot be undone.
          </Trans>
        ),
        termsOf: (paid, rules, now) => tourTerms(booking, paid, rules, now),
      }}
    />
  )
}
