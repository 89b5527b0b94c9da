import type { CustomOrder, CustomServiceRow, PlaceCustomOrder } from '#contract/custom.ts'
import type { KeptRow } from '#contract/resources.ts'
import { customStatuses, customUnits, customWants } from '#domain/custom.ts'
import { looseList, looseNumber, looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** Services that the house defines itself, and orders of them, as this device keeps them. */

export type CustomService = CustomServiceRow

/** Texts by language, as far as they are texts. */
function byLanguage(value: unknown): Partial<Record<'en' | 'fr' | 'rw', string>> {
  const said = looseObject(value)
  return Object.fromEntries(
    (['en', 'fr', 'rw'] as const)
      .map((language) => [language, looseText(said[language])] as const)
      .filter(([, text]) => text !== ''),
  )
}

const wholeOrNull = (value: unknown) => {
  const number = looseNumber(value)
  return number === null || number < 0 ? null : number
}

/** Null for what has no name, no price, or is of a form that this app does not know. */
export function parseCustomService(raw: KeptRow): CustomService | null {
  const row = looseObject(raw)
  const { en, ...names } = byLanguage(row.names)
  const price = looseNumber(row.price)
  const unit = customUnits.find((one) => one === row.unit)
  const wanted = customWants.find((one) => one === row.wanted)
  if (en === undefined || price === null || price < 0 || !unit || !wanted) return null
  return {
    id: raw.id,
    version: raw.version,
    operation_id: raw.operation_id,
    created_at: looseText(row.created_at),
    changed_at: looseText(row.changed_at),
    slug: looseText(row.slug),
    names: { en, ...names },
    texts: byLanguage(row.texts),
    image_path: looseTextOrNull(row.image_path),
    unit,
    price,
    taxes: looseList(row.taxes).map(looseText),
    wanted,
    capacity: wholeOrNull(row.capacity),
    duration_minutes: wholeOrNull(row.duration_minutes),
    notice_hours: wholeOrNull(row.notice_hours) ?? 0,
    provided_by: looseText(row.provided_by),
    needs_confirming: row.needs_confirming !== false,
    cancel_hours: wholeOrNull(row.cancel_hours),
    seen_by: row.seen_by === 'desk' ? 'desk' : 'guests',
    offered: row.offered !== false,
    position: looseNumber(row.position) ?? 0,
  }
}

/** All that are kept here: the desk has those too that guests do not see. */
export const customServices = () =>
  listQuery({
    resource: 'custom_services',
    route: 'listCustomServices',
    as: 'custom',
    parse: parseCustomService,
  })

/** In the house's order. */
export const inHouseOrder = (rows: readonly CustomService[]): CustomService[] =>
  rows.toSorted((a, b) => a.position - b.position || (a.names.en < b.names.en ? -1 : 1))

/** What guests can order now, in the house's order. */
export const offeredToGuests = (rows: readonly CustomService[]): CustomService[] =>
  inHouseOrder(rows.filter(({ offered, seen_by }) => offered && seen_by === 'guests'))

/** An order as the desk's list has it; without prices for who may not see them. */
export function parseCustomOrder(raw: KeptRow): CustomOrder | null {
  const row = looseObject(raw)
  const status = customStatuses.find((one) => one === row.status)
  if (status === undefined) return null
  return {
    id: raw.id,
    version: raw.version,
    operation_id: raw.operation_id,
    created_at: looseText(row.created_at),
    changed_at: looseText(row.changed_at),
    code: looseText(row.code),
    service_id: looseText(row.service_id),
    name: looseText(row.name),
    name_en: looseText(row.name_en) || looseText(row.name),
    unit: customUnits.find((one) => one === row.unit) ?? 'piece',
    wanted: customWants.find((one) => one === row.wanted) ?? 'day',
    price: looseNumber(row.price) ?? 0,
    taxes: looseList(row.taxes)
      .map(looseObject)
      .map(({ name, percent }) => ({ name: looseText(name), percent: looseNumber(percent) ?? 0 })),
    qty: looseNumber(row.qty) ?? 1,
    total: looseNumber(row.total) ?? 0,
    currency: 'USD',
    day: looseTextOrNull(row.day),
    time: looseTextOrNull(row.time),
    until: looseTextOrNull(row.until),
    cancel_hours: wholeOrNull(row.cancel_hours),
    status,
    payment_method: looseText(row.payment_method),
    payment_status: looseText(row.payment_status),
    cancel_reason: looseTextOrNull(row.cancel_reason),
    customer_name: looseText(row.customer_name),
    customer_phone: looseTextOrNull(row.customer_phone),
    customer_email: looseTextOrNull(row.customer_email),
    notes: looseTextOrNull(row.notes),
    room: looseTextOrNull(row.room),
    room_booking_id: looseTextOrNull(row.room_booking_id),
    source: looseText(row.source),
    flag: looseTextOrNull(row.flag),
    device_time: looseTextOrNull(row.device_time),
    changed_by: looseTextOrNull(row.changed_by),
  }
}

export const customOrders = () =>
  listQuery({
    resource: 'custom_orders',
    route: 'listCustomOrders',
    as: 'custom',
    parse: parseCustomOrder,
  })

/** What was asked for of when, whole. */
export const askedIn = ({
  qty,
  day,
  time,
  until,
}: Pick<PlaceCustomOrder, 'qty' | 'day' | 'time' | 'until'>) => ({
  qty,
  day: day ?? null,
  time: time ?? null,
  until: until ?? null,
})
