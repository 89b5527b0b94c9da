import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RescheduleRental } from '#contract/rentals.ts'
import { cars } from '#contract/services/cars.ts'
import { carTerms, type RentalStep } from '#domain/cars.ts'
import { ServiceActions, type DeskSteps } from '#parts/desk/service-actions.tsx'
import { useDeskStep } from '#parts/desk/use-desk-step.ts'
import { groupOf } from '#parts/service-steps.ts'
import {
  moveTitle,
  openRentalSteps,
  rentalStepDescriptors,
  rentalStepTexts,
} from '../operations/desk-steps.ts'
import { daysText } from '#parts/day-and-amount.ts'
import type { DeskRental } from './data.ts'
import { RescheduleDialog } from './reschedule-dialog.tsx'

const steps: DeskSteps<RentalStep> = {
  service: cars,
  texts: rentalStepTexts,
  overlays: rentalStepDescriptors,
}

/** The steps that are allowed in this state, and other days. */
export function RentalActions({ rental }: { rental: DeskRental }) {
  const { t } = useLingui()
  const takeStep = useDeskStep(rentalStepDescriptors)
  const { id, pickup_date, dropoff_date } = rental
  const guest = rental.customer_name || t`Guest`
  const which = [rental.car_name, daysText(pickup_date, dropoff_date)]

  function move(to: Pick<RescheduleRental, 'pickup_date' | 'dropoff_date'>) {
    const body = { ...to, seen: { pickup_date, dropoff_date } }
    return takeStep({
      route: 'rescheduleRental',
      id,
      body,
      group: groupOf(cars, id),
      title: moveTitle(body),
      about: [guest, ...which],
    })
  }

  return (
    <ServiceActions
      steps={steps}
      row={rental}
      open={openRentalSteps(rental.status)}
      about={[guest, ...which]}
      cancel={{
        title: t`Cancel the rental of ${guest}?`,
        confirmLabel: t`Cancel rental`,
        keepLabel: t`Keep rental`,
        what: which.filter(Boolean).join(' · '),
        becomes: (
          <Trans>
            The car is free for others at once, and the guest is told. This cannot be undone.
          </Trans>
        ),
        termsOf: (paid, rules, now) => carTerms(rental, paid, rules, now),
      }}
      asked={{
        reschedule: {
          label: msg`Reschedule`,
          renderDialog: ({ busy, onClose, confirm }) => (
            <RescheduleDialog
              rental={rental}
              busy={busy}
              onClose={onClose}
              onMove={(to) => confirm(move(to))}
            />
          ),
        },
      }}
    />
  )
}
