import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { addDays } from '#domain/days.ts'
import { laterBy } from '#domain/laundry.ts'
import { isTooLate } from '#domain/restaurant.ts'
import { wrongPerson } from '#parts/request-form/problems.ts'
import { wizardSteps } from '#parts/request-form/wizard-steps.ts'
import type { LaundryForm } from './form.ts'
import type { Quote } from './quote.ts'
import { atOf, houseTime, type Schedule } from './schedule.ts'

/** The four steps (spec 2 §2). */
export const steps = wizardSteps({
  id: 'laundry-step',
  label: msg`Steps of your order`,
  names: {
    services: msg`Services`,
    schedule: msg`Schedule`,
    details: msg`Details`,
    review: msg`Review and Confirm`,
  },
  last: 'review',
  once: 'time',
})
export type Step = (typeof steps)['all'][number]

/** Ids of the controls, so that what is missing can be led to. */
export const fieldIds = {
  services: 'laundry-services',
  pickUpDate: 'laundry-pick-up-date',
  pickUpTime: 'laundry-pick-up-time',
  dropOffDate: 'laundry-drop-off-date',
  dropOffTime: 'laundry-drop-off-time',
  name: 'laundry-name',
  phone: 'laundry-phone',
  email: 'laundry-email',
  address: 'laundry-address',
} as const
export type LaundryField = keyof typeof fieldIds

export interface Problem {
  step: Step
  field: LaundryField
  text: MessageDescriptor
}

export interface ProblemContext {
  quote: Pick<Quote, 'lines' | 'gone' | 'hours'>
  schedule: Schedule
  timezone: string
  /** The house's clock. */
  now: Date
}

/** As far ahead as the house takes one, in days. */
export const FURTHEST = 366

/** What stands in the way, in the order of the steps (spec 2 §5, decisions.md "Orders"). */
export function problemsOf(form: LaundryForm, context: ProblemContext): Problem[] {
  return [...wrongServices(context), ...wrongTimes(context), ...missingDetails(form)]
}

function wrongServices({ quote }: ProblemContext): Problem[] {
  const at = { step: 'services', field: 'services' } as const
  const [gone] = quote.gone
  if (gone) {
    const text =
      gone.name === null
        ? msg`Something you chose is no longer available. Please take it out.`
        : msg`No longer available: ${gone.name}.`
    return [{ ...at, text }]
  }
  return quote.lines.length > 0 ? [] : [{ ...at, text: msg`Choose what we may wash for you.` }]
}

/** The house judges by its own clock; the device warns before anything is sent. */
function wrongTimes({ schedule, quote, timezone, now }: ProblemContext): Problem[] {
  const { pickUp, dropOff } = schedule
  const one = (field: LaundryField, text: MessageDescriptor): Problem[] => [
    { step: 'schedule', field, text },
  ]
  if (pickUp.date === '') return one('pickUpDate', msg`Choose a day.`)
  if (pickUp.time === '') return one('pickUpTime', msg`Choose a time.`)
  if (dropOff.date === '') return one('dropOffDate', msg`Choose a day.`)
  if (dropOff.time === '') return one('dropOffTime', msg`Choose a time.`)
  if (isTooLate(timezone, pickUp.date, pickUp.time, now)) {
    return one('pickUpTime', msg`This time has passed at the house. Please choose a later one.`)
  }
  const last = addDays(houseTime(timezone, now).slice(0, 10), FURTHEST)
  if (pickUp.date > last) {
    return one('pickUpDate', msg`That is too far ahead: please call the house.`)
  }
  if (atOf(dropOff) < laterBy(atOf(pickUp), quote.hours)) {
    return one('dropOffTime', msg`It needs ${quote.hours} hours: please choose a later time.`)
  }
  if (dropOff.date > last) {
    return one('dropOffDate', msg`That is too far ahead: please call the house.`)
  }
  return []
}

function missingDetails(form: LaundryForm): Problem[] {
  const address: Omit<Problem, 'step'>[] =
    form.address.trim() === ''
      ? [{ field: 'address', text: msg`Please enter the pickup address.` }]
      : []
  return [...wrongPerson(form), ...address].map((wrong) => ({ step: 'details', ...wrong }))
}
