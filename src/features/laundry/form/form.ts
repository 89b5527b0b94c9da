import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CartLine } from '#contract/cart.ts'
import type { PlaceLaundryOrder } from '#contract/laundry.ts'
import { addDays } from '#domain/days.ts'
import { guestsNotes, joinedNotes, laterBy, laundrySums } from '#domain/laundry.ts'
import { isTooLate } from '#domain/hours.ts'
import { dirtyFields } from '#lib/dirty-fields.ts'
import type { NewCartLine } from '#offline/stay-cart.ts'
import { nobody } from '#parts/request-form/body.ts'
import { readDay, readTime, requestKind, type Person } from '#parts/request-form/form-kind.ts'
import { wrongPerson } from '#parts/request-form/problems.ts'
import { wizardSteps } from '#parts/request-form/wizard-steps.ts'
import { atOf, houseTime, type Quote, type Schedule } from './quote.ts'

/** The laundry form: plain data, so that it can be stored as a draft and restored after a crash. */
export interface LaundryForm extends Person {
  /** Service's id -> how many, or kilos. Never 0. */
  quantities: Readonly<Record<string, number>>
  pickup: boolean
  express: boolean
  /** Null until the person chooses: then the next good time is offered. */
  pickUpDate: string | null
  pickUpTime: string | null
  dropOffDate: string | null
  dropOffTime: string | null
  address: string
  notes: string
}

/** The contract's bound for one service. */
export const MAX_QUANTITY = 99
/** Leaves room in the joined notes for everything else (contract: 2,000). */
export const MAX_NOTES = 1000

const noTimes = { pickUpDate: null, pickUpTime: null, dropOffDate: null, dropOffTime: null }

/** Defaults of spec 2 §4: pickup on, express off. */
export const emptyForm: LaundryForm = {
  quantities: {},
  pickup: true,
  express: false,
  ...noTimes,
  ...nobody,
  address: '',
  notes: '',
}

/** The form with so many of a service; none takes it out. Never below 0 (spec 2 §5). */
export function withQuantity(form: LaundryForm, serviceId: string, qty: number): LaundryForm {
  const { [serviceId]: _, ...others } = form.quantities
  const bounded = Math.min(qty, MAX_QUANTITY)
  return { ...form, quantities: bounded > 0 ? { ...others, [serviceId]: bounded } : others }
}

function quantitiesOf(stored: unknown): LaundryForm['quantities'] {
  return Object.fromEntries(
    Object.entries(stored ?? {}).flatMap(([id, asked]: [string, unknown]) => {
      // Halves at the finest, as kilos go.
      const half = typeof asked === 'number' ? Math.floor(asked * 2) / 2 : 0
      return half > 0 ? [[id, Math.min(half, MAX_QUANTITY)]] : []
    }),
  )
}

const withoutTimes = (form: LaundryForm): LaundryForm => ({ ...form, ...noTimes })

/**
 * Past times are replaced by suggested ones; the rest is restored as it was, a drop-off to come too.
 * `now`: as the contract writes it.
 */
function withoutPast(form: LaundryForm, now: string): LaundryForm {
  const at = form.pickUpDate === null ? null : `${form.pickUpDate}T${form.pickUpTime ?? '10:00'}`
  if (at === null || at >= now) return form
  const back = form.dropOffDate === null ? '' : `${form.dropOffDate}T${form.dropOffTime ?? '23:59'}`
  return back > now ? { ...form, pickUpDate: null, pickUpTime: null } : withoutTimes(form)
}

/** A waiting or parked order back in the form, for changing. */
function formOf(body: PlaceLaundryOrder): LaundryForm {
  const [pickUpDate = null, pickUpTime = null] = body.pick_up.split('T')
  const [dropOffDate = null, dropOffTime = null] = body.drop_off.split('T')
  return {
    ...emptyForm,
    quantities: Object.fromEntries(body.items.map(({ service_id, qty }) => [service_id, qty])),
    pickup: body.pickup !== false,
    express: body.rush,
    pickUpDate,
    pickUpTime,
    dropOffDate,
    dropOffTime,
    name: body.customer,
    phone: body.customer_phone ?? '',
    email: body.customer_email ?? '',
    address: body.address ?? '',
    notes: guestsNotes(body.notes),
  }
}

export const laundryOrders = requestKind({
  draft: 'laundry',
  empty: emptyForm,
  fields: {
    quantities: quantitiesOf,
    pickUpDate: readDay,
    pickUpTime: readTime,
    dropOffDate: readDay,
    dropOffTime: readTime,
  },
  merge: (draft: LaundryForm, typed: LaundryForm) => ({
    ...draft,
    ...dirtyFields(typed, emptyForm),
    quantities: { ...draft.quantities, ...typed.quantities },
  }),
  isBegun: ({ quantities }) => Object.keys(quantities).length > 0,
  // The next order begins with the defaults (spec 2 §4).
  after: () => null,
  formOf,
  formOfLine: ({ request }: Extract<CartLine, { kind: 'laundry' }>) =>
    formOf({ ...request, customer: '' }),
  timed: {
    when: ({ pickUpDate, pickUpTime }) => ({ date: pickUpDate ?? '', time: pickUpTime ?? '' }),
    without: withoutTimes,
  },
  fresh: withoutPast,
})

/** The documents' payload (spec 2 §3), with phone, address and pickup as fields too. */
export function bodyOf(
  form: LaundryForm,
  { code, schedule, quote }: { code: string; schedule: Schedule; quote: Quote },
): PlaceLaundryOrder {
  return {
    code,
    customer: form.name.trim(),
    customer_phone: form.phone.trim(),
    customer_email: form.email.trim() || null,
    room: null,
    address: form.address.trim(),
    pickup: form.pickup,
    drop_off: atOf(schedule.dropOff),
    pick_up: atOf(schedule.pickUp),
    rush: form.express,
    notes: joinedNotes(form),
    items: quote.lines.map(({ service, qty }) => ({ service_id: service.id, qty })),
    totals: laundrySums(quote),
    schedule: { pickup_time: schedule.pickUp.time, dropoff_time: schedule.dropOff.time },
    source: 'public',
  }
}

/** Laundry as a line of a stay: without who it is for, which is asked there for all. */
export function stayLineOf(
  body: PlaceLaundryOrder,
  words: Pick<NewCartLine, 'title' | 'detail'>,
): NewCartLine {
  const { code: _, customer: __, customer_phone: ___, customer_email: ____, ...request } = body
  return {
    kind: 'laundry',
    request,
    ...words,
    from: body.pick_up.slice(0, 10),
    to: body.drop_off.slice(0, 10),
    total: body.totals?.grand_total ?? 0,
  }
}

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

/** Ids of the controls, so that the summary can link to a missing field. */
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
  quote: Pick<Quote, 'lines' | 'unavailable' | 'hours'>
  schedule: Schedule
  timezone: string
  /** The house's clock. */
  now: Date
}

/** As far ahead as the house takes one, in days. */
export const MAX_DAYS_AHEAD = 366

/** What must be put right, in the order of the steps (spec 2 §5, decisions.md "Orders"). */
export function problemsOf(form: LaundryForm, context: ProblemContext): Problem[] {
  return [...wrongServices(context), ...wrongTimes(context), ...missingDetails(form)]
}

function wrongServices({ quote }: ProblemContext): Problem[] {
  const at = { step: 'services', field: 'services' } as const
  const [unavailable] = quote.unavailable
  if (unavailable) {
    const text =
      unavailable.name === null
        ? msg`Something you chose is no longer available. Please take it out.`
        : msg`No longer available: ${unavailable.name}.`
    return [{ ...at, text }]
  }
  return quote.lines.length > 0 ? [] : [{ ...at, text: msg`Choose what we may wash for you.` }]
}

/** The server decides by its own clock; the device warns before anything is sent. */
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
  const last = addDays(houseTime(timezone, now).slice(0, 10), MAX_DAYS_AHEAD)
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
