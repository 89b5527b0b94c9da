import type { CartLine } from '#contract/cart.ts'
import type { PlaceLaundryOrder } from '#contract/laundry.ts'
import { guestsNotes, joinedNotes } from '#domain/laundry-notes.ts'
import { fromCents } from '#domain/money.ts'
import { looseNumber, looseObject } from '#lib/loose.ts'
import { touched } from '#lib/touched.ts'
import type { NewCartLine } from '#offline/stay-cart.ts'
import { readDay, readTime, requestKind } from '#parts/request-form/form-kind.ts'
import type { Quote } from './quote.ts'
import { atOf, type Schedule } from './schedule.ts'

/** The laundry form: plain data, so that it can be kept as a draft and found again after a crash. */
export interface LaundryForm {
  /** Service's id -> how many, or kilos. Never 0. */
  quantities: Readonly<Record<string, number>>
  pickup: boolean
  express: boolean
  /** Null until the person chooses: then the next good time is offered. */
  pickUpDate: string | null
  pickUpTime: string | null
  dropOffDate: string | null
  dropOffTime: string | null
  name: string
  phone: string
  email: string
  address: string
  notes: string
}

/** The contract's bound for one service. */
export const MOST_OF_ONE = 99
/** Leaves room in the joined notes for everything else (contract: 2,000). */
export const LONGEST_NOTES = 1000

/** Defaults of spec 2 §4: pickup on, express off. */
export const emptyForm: LaundryForm = {
  quantities: {},
  pickup: true,
  express: false,
  pickUpDate: null,
  pickUpTime: null,
  dropOffDate: null,
  dropOffTime: null,
  name: '',
  phone: '',
  email: '',
  address: '',
  notes: '',
}

/** The form with so many of a service; none takes it out. Never below 0 (spec 2 §5). */
export function withQuantity(form: LaundryForm, serviceId: string, qty: number): LaundryForm {
  const { [serviceId]: _, ...others } = form.quantities
  const bounded = Math.min(qty, MOST_OF_ONE)
  return { ...form, quantities: bounded > 0 ? { ...others, [serviceId]: bounded } : others }
}

function quantitiesOf(value: unknown): LaundryForm['quantities'] {
  return Object.fromEntries(
    Object.entries(looseObject(value)).flatMap(([id, asked]) => {
      const qty = looseNumber(asked)
      // Halves at the finest, as kilos go.
      const half = qty === null ? 0 : Math.floor(qty * 2) / 2
      return half > 0 ? [[id, Math.min(half, MOST_OF_ONE)]] : []
    }),
  )
}

const withoutTimes = (form: LaundryForm): LaundryForm => ({
  ...form,
  pickUpDate: null,
  pickUpTime: null,
  dropOffDate: null,
  dropOffTime: null,
})

/** Times that have passed are offered anew; the rest is as it was left. `now`: as the contract writes it. */
function withoutPast(form: LaundryForm, now: string): LaundryForm {
  const at = form.pickUpDate === null ? null : `${form.pickUpDate}T${form.pickUpTime ?? '10:00'}`
  if (at === null || at >= now) return form
  return withoutTimes(form)
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
    ...touched(typed, emptyForm),
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
    totals: {
      items_subtotal: fromCents(quote.subtotal_cents),
      fees: fromCents(quote.fees_cents),
      grand_total: fromCents(quote.total_cents),
    },
    schedule: { pickup_time: schedule.pickUp.time, dropoff_time: schedule.dropOff.time },
    source: 'public',
  }
}

/** Laundry as a line of a stay: without who it is for, which is asked there for all. */
export function stayLineOf(
  body: PlaceLaundryOrder,
  words: Pick<NewCartLine, 'title' | 'detail'>,
): NewCartLine {
  const { room, address, pickup, drop_off, pick_up, rush, notes, items } = body
  const { totals, schedule, source } = body
  return {
    kind: 'laundry',
    request: {
      room,
      address,
      pickup,
      drop_off,
      pick_up,
      rush,
      notes,
      items,
      totals,
      schedule,
      source,
    },
    ...words,
    from: pick_up.slice(0, 10),
    to: drop_off.slice(0, 10),
    total: totals?.grand_total ?? 0,
  }
}
