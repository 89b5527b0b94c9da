import { i18n } from '@lingui/core'
import type { ChargeToStay } from '#contract/folio.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { chargeableKinds } from '#contract/services/index.ts'
import type { NamedTax } from '#domain/folio.ts'
import { toCents } from '#domain/money.ts'
import { samePhone } from '#domain/phone.ts'
import { formatNumber } from '#lib/format-money.ts'
import { nameKey } from '#lib/name-words.ts'
import { chosenIn, firstDayIn } from '#parts/chosen-in.ts'
import type { Stay } from './stay.ts'

/** What a service sold, and on whose bill it stands. */
export type ChargeKind = ChargeToStay['kind']

export const chargeKinds = chargeableKinds

/** A value for each kind. */
export const ofEachCharge = <Value>(make: (kind: ChargeKind) => Value) =>
  Object.fromEntries(chargeKinds.map((kind) => [kind, make(kind)])) as Record<ChargeKind, Value>

export interface Charge {
  kind: ChargeKind
  id: string
  code: string
  /** The kitchen's number of an order; null elsewhere. */
  number: number | null
  /** "2 Steak, Tea", "2.5 kg Wash", "Small car": in the house's own words. */
  what: string
  /** When it is or was, `YYYY-MM-DD`; '' where nobody said. */
  day: string
  cents: number
  /** Those of its order, where its service keeps them: the house's own services do. */
  taxes?: readonly NamedTax[] | undefined
  status: string
  /** The server says so, whoever paid. */
  isPaid: boolean
  /** The stay on whose folio it is. */
  stayId: string | null
  room: string | null
  guest: string
  phone: string | null
  flag: string | null
  /** Put on the bill on this device, not yet at the server. */
  waits: boolean
}

/** Columns of the services' tables that a bill reads. No table has all of them. */
export interface ChargeRow extends ResourceRow {
  code?: string
  number?: number
  items?: readonly { name: string; qty?: number; unit?: string }[]
  custom_request?: string | null
  grand_total?: number
  total?: number
  taxes?: readonly NamedTax[]
  status?: string
  payment_status?: string
  room_booking_id?: string | null
  /** Of the restaurant's orders. */
  room_number?: string | null
  room_guest_name?: string | null
  room?: string | null
  customer_name?: string
  /** The same of laundry orders. */
  customer?: string
  customer_phone?: string | null
  flag?: string | null
  /** Set by this device: see operations/overlay.ts. */
  charge_waits?: boolean
}

const itemsText = (items: ChargeRow['items'] = []): string =>
  items
    .map(({ name, qty = 1, unit }) => {
      const many = formatNumber(qty, i18n.locale)
      if (unit === 'per kg') return `${many} kg ${name}`
      return qty === 1 ? name : `${many} ${name}`
    })
    .filter((text) => text !== '')
    .join(', ')

const isPaid = (row: ChargeRow) => row.payment_status?.toLowerCase() === 'paid'

function chargeOf(kind: ChargeKind, row: ChargeRow): Charge {
  return {
    kind,
    id: row.id,
    code: row.code ?? '',
    number: row.number ?? null,
    // Its items, what was asked for, or the one thing that it is.
    what: itemsText(row.items) || row.custom_request || chosenIn(kind, row).name,
    day: firstDayIn(kind, row),
    cents: toCents(row.grand_total ?? row.total ?? 0),
    taxes: row.taxes,
    status: row.status || 'pending',
    isPaid: isPaid(row),
    stayId: row.room_booking_id || null,
    room: row.room_number || row.room || null,
    guest: row.room_guest_name || row.customer_name || row.customer || '',
    phone: row.customer_phone || null,
    flag: row.flag ?? null,
    waits: row.charge_waits === true,
  }
}

/** Whose rows are on the bill of one of these stays; a cancelled one costs nothing. */
export function chargesOn(kind: ChargeKind, rows: readonly ChargeRow[], stays: readonly Stay[]) {
  const ids = new Set(stays.map(({ id }) => id))
  return rows
    .filter((row) => ids.has(row.room_booking_id ?? ''))
    .map((row) => chargeOf(kind, row))
    .filter(({ status }) => status !== 'cancelled')
}

export interface Candidate extends Charge {
  /** By its phone, name or room it belongs to the guest of the stay. */
  isTheirs: boolean
}

/**
 * What could be put on a stay's bill: unpaid, on nobody's bill, not cancelled. What is the guest's or
 * the room's own comes first, the newest first.
 */
export function candidatesFor(
  stay: Stay,
  rows: Readonly<Record<ChargeKind, readonly ChargeRow[]>>,
): Candidate[] {
  const found: Candidate[] = []
  for (const kind of chargeKinds) {
    for (const row of rows[kind]) {
      if (isPaid(row) || row.room_booking_id || row.status === 'cancelled') continue
      const charge = chargeOf(kind, row)
      found.push({ ...charge, isTheirs: isTheirs(charge, stay) })
    }
  }
  const rank = ({ isTheirs: theirs, day }: Candidate) => `${theirs ? 1 : 0} ${day}`
  return found.toSorted((a, b) => (rank(a) < rank(b) ? 1 : rank(a) > rank(b) ? -1 : 0))
}

/** During the stay, or the days beside it: an order of last month's guest of this room is not his. */
function isDuring(day: string, { checkIn, checkOut }: Stay): boolean {
  return day === '' || (day >= checkIn && day <= checkOut)
}

function isTheirs(charge: Charge, stay: Stay): boolean {
  const { room, guest, phone, day } = charge
  if (phone !== null && stay.phone !== null && samePhone(phone, stay.phone)) return true
  if (isSameName(guest, stay.guest)) return true
  const sameRoom = room !== null && stay.roomNumber !== '' && room.trim() === stay.roomNumber
  return sameRoom && isDuring(day, stay)
}

/** The same words, without case, accents and order. */
function isSameName(a: string, b: string): boolean {
  const words = nameKey(a)
  return words !== '' && words === nameKey(b)
}
