import { msg } from '@lingui/core/macro'
import { tables } from '#contract/services/tables.ts'
import type { ReservationStatus, ReservationStep } from '#domain/tables.ts'
import { stepMeanings, type StepTexts } from '#parts/service-steps.ts'

/** The desk's steps on a reservation (decisions.md, "Orders"), as queued operations. */

export const stepLabels = {
  confirm: msg`Confirm`,
  seat: msg`Seat`,
  complete: msg`Complete`,
  'no-show': msg`No-show`,
  cancel: msg`Cancel`,
}

export const stepTexts: StepTexts<ReservationStatus, ReservationStep> = {
  titles: {
    confirm: msg`Confirm table`,
    seat: msg`Seat party`,
    complete: msg`Complete table`,
    'no-show': msg`Mark as no-show`,
    cancel: msg`Cancel table`,
  },
  states: {
    pending: msg`Pending`,
    confirmed: msg`Confirmed`,
    seated: msg`Seated`,
    completed: msg`Completed`,
    'no-show': msg`No-show`,
    cancelled: msg`Cancelled`,
  },
  check: msg`Look at the reservation in the house's own list before you send this again.`,
}

export const deskStepMeanings = stepMeanings(tables, stepTexts)
