import { EMAIL } from '#domain/email.ts'
import { isCalendarDay } from '#domain/days.ts'
import { guestsNotes, joinedNotes } from '#domain/laundry.ts'
import { isPhone } from '#domain/phone.ts'
import { coerced, type CallInfo, type Documents } from '../../documents/documents.ts'
import type { Fields } from '../../documents/fields.ts'

/** When laundry comes in and goes back where only a day was said: the documents' own (spec 2 §9). */
const DEFAULT_DROP_OFF = '10:00'
const DEFAULT_PICK_UP = '16:00'

const TIME = /(?:^|[T ])((?:[01]\d|2[0-3]):[0-5]\d)/

const isDay = (value: unknown): value is string => typeof value === 'string' && isCalendarDay(value)

const timeIn = (value: unknown) => (typeof value === 'string' ? TIME.exec(value)?.[1] : undefined)

/** The days with their times, where they came apart; nothing where they did not. */
function moments(body: Fields, times: { drop_off: string; pick_up: string }): Fields {
  const { drop_off, pick_up } = body
  return {
    ...(isDay(drop_off) && { drop_off: `${drop_off}T${times.drop_off}` }),
    ...(isDay(pick_up) && { pick_up: `${pick_up}T${times.pick_up}` }),
  }
}

const labelled = {
  phone: /\b(?:phone|tel|mobile)\b[^:=|\n]{0,10}[:=]\s*(\+?[\d(][\d\s().-]{5,30}\d)/i,
  email: /\be-?mail\b\s*[:=]\s*([^\s|,;]{1,200})/i,
  address: /\baddress\b\s*[:=]\s*([^|\n;]{1,300}?)\s*(?:$|[|\n;]|,\s*[\w -]{1,20}[:=])/i,
  pickup: /\bpick-?up\b\s*[:=]\s*(yes|no|true|false|on|off)\b/i,
}

/** As much as notes may hold (contract/laundry.ts). */
const MAX_NOTES = 2000

/**
 * What a guest's joined notes say by their labels (spec 2 §3): who is to be called, where the laundry
 * is fetched, and whether. Notes that name a phone or an e-mail are put as our own app joins them, so
 * that kitchen and laundry read the rest without; what cannot be read stays as it came.
 */
function parseNotes(notes: string, express: boolean): Fields {
  const found = (label: keyof typeof labelled) => labelled[label].exec(notes)?.[1]?.trim() ?? ''
  const [phone, email, address, pickup] = [
    found('phone'),
    found('email'),
    found('address'),
    found('pickup'),
  ]
  const isYes = /^(?:yes|true|on)$/i.test(pickup)
  const contact = {
    ...(isPhone(phone) && { customer_phone: phone }),
    ...(EMAIL.test(email) && { customer_email: email }),
  }
  const rest = Object.values(contact).reduce((text, one) => text.replaceAll(one, '…'), notes)
  const parts = { phone, email, address, pickup: pickup === '' || isYes, express, notes: rest }
  const joined = joinedNotes(parts)
  const isOurs = rest === notes || guestsNotes(notes) !== notes || joined.length > MAX_NOTES
  return {
    ...contact,
    ...(address && { address }),
    ...(pickup && { pickup: isYes }),
    ...(!isOurs && { notes: joined }),
  }
}

const ownFields = ['customer_phone', 'customer_email', 'address', 'pickup'] as const

/**
 * POST of an order. Without `source` it is the desk's (spec 3 §7.6), which drops off first; with one it
 * is a guest's, whose laundry is picked up first, with the times in `schedule` (spec 2 §3).
 */
function laundryOrder(body: Fields): Fields {
  const { source, schedule, notes } = body
  const isDesks = source === undefined || source === 'desk'
  const requested = (schedule ?? {}) as Fields
  const times = {
    drop_off: timeIn(requested.dropoff_time) ?? (isDesks ? DEFAULT_DROP_OFF : DEFAULT_PICK_UP),
    pick_up: timeIn(requested.pickup_time) ?? (isDesks ? DEFAULT_PICK_UP : DEFAULT_DROP_OFF),
  }
  const isJoined = !isDesks && typeof notes === 'string' && !ownFields.some((one) => one in body)
  const changed = {
    ...moments(body, times),
    ...(source === undefined && { source: 'desk' }),
    ...(isJoined && parseNotes(notes, body.rush === true)),
  }
  return Object.keys(changed).length === 0 ? body : { ...body, ...changed }
}

/** PATCH of an order: a day alone keeps the hour that was agreed. */
async function changedLaundryOrder(body: Fields, { params, db }: CallInfo): Promise<Fields> {
  if (!isDay(body.drop_off) && !isDay(body.pick_up)) return body
  const row = await db
    .selectFrom('laundry_orders')
    .select(['in_at', 'out_at'])
    .where('id', '=', params.id ?? '')
    .executeTakeFirst()
  const times = {
    drop_off: timeIn(row?.in_at) ?? DEFAULT_DROP_OFF,
    pick_up: timeIn(row?.out_at) ?? DEFAULT_PICK_UP,
  }
  return { ...body, ...moments(body, times) }
}

const offered = coerced({
  numbers: ['price', 'turnaround_hrs', 'position'],
  flags: ['is_available'],
})

export const documents: Documents = {
  bodies: {
    createLaundryService: offered,
    updateLaundryService: offered,
    placeLaundryOrder: laundryOrder,
    updateLaundryOrder: changedLaundryOrder,
  },
  lists: {
    listLaundryOrders: ({ in_at, out_at, ...row }) => ({
      // By the desk's order, whoever placed it: dropped off first (spec 3 §5).
      drop_off: in_at,
      pick_up: out_at,
      ...('grand_total' in row && { total: row.grand_total }),
    }),
  },
}
