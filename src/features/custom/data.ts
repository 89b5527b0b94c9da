import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { CustomOrder, CustomServiceRow, PlaceCustomOrder } from '#contract/custom.ts'
import { customStatuses, customUnits, customWants } from '#domain/custom.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** Services that the house defines itself, and orders of them, as cached on this device. */

export type CustomService = CustomServiceRow

/** Those that were left empty are none. */
const written = <Texts extends object>(texts: Texts) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Texts

/** Null for a shape that this app does not know: the server may be newer. */
export function shownService(row: CustomService): CustomService | null {
  if (!customUnits.includes(row.unit) || !customWants.includes(row.wanted)) return null
  return { ...row, names: written(row.names), texts: written(row.texts) }
}

/** All cached services: the desk also has those that guests do not see. */
export const customServices = () =>
  listQuery({
    resource: 'custom_services',
    route: 'listCustomServices',
    as: 'custom',
    parse: shownService,
  })

/** In the house's order. */
export const inHouseOrder = (rows: readonly CustomService[]): CustomService[] =>
  rows.toSorted((a, b) => a.position - b.position || (a.names.en < b.names.en ? -1 : 1))

/** What guests can order now, in the house's order. */
export const offeredToGuests = (rows: readonly CustomService[]): CustomService[] =>
  inHouseOrder(rows.filter(({ offered, seen_by }) => offered && seen_by === 'guests'))

/** Fields of an order that housekeeping does not receive (contract/services/custom.ts). */
const untold = () =>
  ({
    currency: houseMoneyHere().base,
    code: '',
    price: 0,
    taxes: [],
    total: 0,
    cancel_hours: null,
    payment_method: '',
    payment_status: '',
    customer_phone: null,
    customer_email: null,
    room_booking_id: null,
    flag: null,
  }) as const satisfies Partial<CustomOrder>

/** An order as the desk's list has it; null in a state that this app does not know. */
export const shownOrder = (row: CustomOrder): CustomOrder | null =>
  customStatuses.includes(row.status) ? { ...untold(), ...row } : null

export const customOrders = () =>
  listQuery({
    resource: 'custom_orders',
    route: 'listCustomOrders',
    as: 'custom',
    parse: shownOrder,
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
