import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { CartLine } from '#contract/cart.ts'
import type { PlaceCustomOrder } from '#contract/custom.ts'
import {
  claimOf,
  customQtyStep,
  customTotal,
  CUSTOM_DAYS_AHEAD,
  isTooSoon,
  spansDays,
  wantedFields,
  type CustomAsked,
} from '#domain/custom.ts'
import { addDays, dayIn } from '#domain/days.ts'
import { fromCents, toCents } from '#domain/money.ts'
import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { snapToStep } from '#lib/step.ts'
import type { NewCartLine } from '#offline/stay-cart.ts'
import { customerOf, nobody, orNull, paymentForm, personOf } from '#parts/request-form/body.ts'
import { readDay, readOneOf, requestKind, type Person } from '#parts/request-form/form-kind.ts'
import {
  missingRoom,
  oneProblem,
  personProblems,
  type Problem,
} from '#parts/request-form/problems.ts'
import type { CustomService } from '../data.ts'

/**
 * The form of a service: plain data, so that it can be stored as a draft and restored after a
 * crash.
 */
export interface CustomForm extends Person {
  /** Null until the person chooses: the first available day is suggested. */
  day: string | null
  /** '': none is chosen; an hour is never guessed. */
  time: string
  /** A span's end. */
  untilDay: string | null
  untilTime: string
  qty: number
  notes: string
  payment: PaymentChoice
  roomNumber: string
  roomGuest: string
}

/** Cash is what the wire calls paying at the house. */
const paymentChoices = ['cash', 'card', 'room'] as const
export type PaymentChoice = (typeof paymentChoices)[number]

/** The contract's bounds. */
export const MAX_QUANTITY = 99
export const MAX_NOTES = 1000

const emptyForm: CustomForm = {
  day: null,
  time: '',
  untilDay: null,
  untilTime: '',
  qty: 1,
  notes: '',
  ...nobody,
  payment: 'cash',
  roomNumber: '',
  roomGuest: '',
}

type Asking = Omit<PlaceCustomOrder, 'customer'>
type CustomLine = Extract<CartLine, { kind: 'custom' }>

function formOf(body: Asking): CustomForm {
  const [untilDay = '', untilTime = ''] = (body.until ?? '').split('T')
  return {
    ...emptyForm,
    day: body.day ?? null,
    time: body.time ?? '',
    untilDay: untilDay || null,
    untilTime,
    qty: body.qty,
    notes: body.notes ?? '',
    ...paymentForm(body.payment ?? { method: 'cash' }, 'cash'),
  }
}

/** Each service has drafts of its own. */
export const customOrdersOf = ({ id, unit }: Pick<CustomService, 'id' | 'unit'>) =>
  requestKind({
    draft: `custom:${id}`,
    empty: emptyForm,
    fields: {
      day: readDay,
      untilDay: readDay,
      qty: (stored) => {
        const step = customQtyStep(unit)
        return typeof stored === 'number'
          ? snapToStep(stored, { min: step, max: MAX_QUANTITY, step })
          : undefined
      },
      payment: readOneOf(paymentChoices),
    },
    formOf: (body: PlaceCustomOrder): CustomForm => ({
      ...formOf(body),
      ...personOf(body.customer),
    }),
    formOfLine: ({ request }: CustomLine) => formOf(request),
    // Only the person, from an earlier request, is nothing begun.
    isBegun: (form) =>
      JSON.stringify({ ...form, name: '', phone: '', email: '' }) !== JSON.stringify(emptyForm),
    // A past day is replaced by a suggested one; an end that is still to come stays.
    fresh(stored, now) {
      const { day, untilDay } = stored
      const today = now.slice(0, 10)
      if (day === null || day >= today) return stored
      const without = { ...stored, day: null, time: '' }
      const isToCome = untilDay !== null && untilDay > today
      return isToCome ? without : { ...without, untilDay: null, untilTime: '' }
    },
  })

/** Days as shown on the screen: '' where the field was cleared. `first`: the suggested day. */
export const dayOf = (form: CustomForm, first: string) => form.day ?? first
export const untilDayOf = (form: CustomForm, first: string) => form.untilDay ?? dayOf(form, first)

/** What is requested, as shown on the screen. */
export function askedOf(form: CustomForm, service: CustomService, first: string): CustomAsked {
  const wanted = wantedFields(service)
  return {
    qty: form.qty,
    day: wanted.includes('day') ? dayOf(form, first) || null : null,
    time: wanted.includes('time') ? form.time || null : null,
    until: wanted.includes('until') ? untilOf(form, service, first) : null,
  }
}

/** Null while it is not filled in. */
function untilOf(form: CustomForm, service: CustomService, first: string): string | null {
  const day = untilDayOf(form, first)
  if (spansDays(service)) return day || null
  return day !== '' && form.untilTime !== '' ? `${day}T${form.untilTime}` : null
}

/** Cents, by the price that this device knows. */
export const totalOf = (service: CustomService, asked: CustomAsked): number =>
  customTotal(toCents(service.price), service, asked, houseMoneyHere().base)

/** The request, with the price that is on the screen. */
export function bodyOf(
  form: CustomForm,
  { service, asked, code }: { service: CustomService; asked: CustomAsked; code: string },
): PlaceCustomOrder {
  const { price } = service
  const payment: PlaceCustomOrder['payment'] =
    form.payment === 'room'
      ? {
          method: 'room',
          room_number: form.roomNumber.trim(),
          room_guest_name: form.roomGuest.trim(),
        }
      : { method: form.payment }
  return {
    code,
    service_id: service.id,
    ...asked,
    customer: customerOf(form),
    notes: orNull(form.notes),
    totals: { price, total: fromCents(totalOf(service, asked)) },
    payment,
    source: 'public',
  }
}

/** As a line of a stay: without who it is for and how it is paid, which are asked there for all. */
export function stayLineOf(
  { service_id, qty, day, time, until, notes, totals, source }: PlaceCustomOrder,
  words: Pick<NewCartLine, 'title' | 'detail'>,
): NewCartLine {
  return {
    kind: 'custom',
    request: { service_id, qty, day, time, until, notes, totals, source },
    ...words,
    // '': it is for no day.
    from: day ?? '',
    to: until?.slice(0, 10) ?? day ?? '',
    total: totals?.total ?? 0,
  }
}

/** Ids of the controls, so that a summary's line leads to its field. */
export const fieldIds = {
  day: 'custom-day',
  time: 'custom-time',
  untilDay: 'custom-until-day',
  untilTime: 'custom-until-time',
  qty: 'custom-qty',
  name: 'custom-name',
  phone: 'custom-phone',
  email: 'custom-email',
  roomNumber: 'custom-room-number',
  roomGuest: 'custom-room-guest',
  payment: 'custom-payment',
} as const
export type CustomField = keyof typeof fieldIds

interface ProblemContext {
  service: CustomService
  asked: CustomAsked
  timezone: string
  /** The house's clock. */
  now: Date
  /**
   * What is left then, as the server answered just now; null: it did not answer, or there is no
   * limit.
   */
  left: number | null
}

/** What must be put right before sending, in the order of the page. */
export function problemsOf(form: CustomForm, context: ProblemContext): Problem<CustomField>[] {
  return [
    ...wrongWhen(form, context),
    ...tooMany(context),
    ...personProblems(form),
    ...missingRoom(form),
  ]
}

/** The server decides by its own clock; the device warns before anything is sent. */
function wrongWhen(form: CustomForm, context: ProblemContext): Problem<CustomField>[] {
  const { service, asked, timezone, now } = context
  const wanted = wantedFields(service)
  if (!wanted.includes('day')) return []
  const timed = wanted.includes('time')
  const empty = emptyTimes(form, { timed, span: wanted.includes('until') })
  if (empty.length > 0) return empty
  const last = addDays(dayIn(timezone, now), CUSTOM_DAYS_AHEAD)
  if ((asked.day ?? '') > last) {
    return oneProblem('day', msg`Too far ahead`, msg`That is too far ahead: please call the house.`)
  }
  if (isTooSoon(service, asked, timezone, now)) {
    const field = timed ? 'time' : 'day'
    return oneProblem(field, msg`Too late`, tooSoonText(service.notice_hours, timed))
  }
  if (wanted.includes('until') && claimOf(service, asked) === null) {
    const field = timed ? 'untilTime' : 'untilDay'
    return oneProblem(field, msg`When`, msg`It has to end after it begins.`)
  }
  return []
}

function emptyTimes(
  form: CustomForm,
  { timed, span }: { timed: boolean; span: boolean },
): Problem<CustomField>[] {
  const noDay = (field: CustomField) => oneProblem(field, msg`Missing time`, msg`Choose a day.`)
  const noTime = (field: CustomField) => oneProblem(field, msg`Missing time`, msg`Choose a time.`)
  return [
    ...(form.day === '' ? noDay('day') : []),
    ...(timed && form.time === '' ? noTime('time') : []),
    ...(span && form.untilDay === '' ? noDay('untilDay') : []),
    ...(span && timed && form.untilTime === '' ? noTime('untilTime') : []),
  ]
}

function tooSoonText(hours: number, timed: boolean): MessageDescriptor {
  if (hours === 0) {
    return timed
      ? msg`This time has passed at the house. Please choose a later one.`
      : msg`This day has passed at the house. Please choose a later one.`
  }
  return hours % 24 === 0
    ? msg`${plural(hours / 24, {
        one: 'The house needs to know # day before. Please choose a later time.',
        other: 'The house needs to know # days before. Please choose a later time.',
      })}`
    : msg`${plural(hours, {
        one: 'The house needs to know # hour before. Please choose a later time.',
        other: 'The house needs to know # hours before. Please choose a later time.',
      })}`
}

/** More than the house ever has, or than others have left of it. */
function tooMany({ service, asked, left }: ProblemContext): Problem<CustomField>[] {
  const { capacity } = service
  const amount = claimOf(service, asked)?.amount ?? 0
  if (capacity === null) return []
  if (amount > capacity) {
    return oneProblem('qty', msg`How much`, msg`You can order at most ${capacity}.`)
  }
  if (left === null || amount <= left) return []
  const field = wantedFields(service).includes('time') ? 'time' : 'day'
  return oneProblem(
    left === 0 ? field : 'qty',
    msg`When`,
    msg`${plural(left, {
      0: 'It is full then. Please choose another time.',
      one: 'Only # is left then. Please choose less, or another time.',
      other: 'Only # are left then. Please choose less, or another time.',
    })}`,
  )
}
