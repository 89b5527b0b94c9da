import type { KeptRow } from '#contract/resources.ts'
import {
  orderStatuses,
  serviceTypes,
  type OrderStatus,
  type ServiceType,
} from '#domain/restaurant.ts'
import { toCents } from '#domain/money.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull, notFalse } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** The menu and a guest's own orders as queries (spec 1 §7, spec 2 §7). */

export interface Category {
  id: string
  name: string
  position: number
}

export interface Item {
  id: string
  categoryId: string
  name: string
  description: string | null
  priceCents: number
  imagePath: string | null
  available: boolean
  position: number
}

export function parseCategory(raw: KeptRow): Category | null {
  const row = looseObject(raw)
  const name = looseText(row.name)
  return name === '' ? null : { id: raw.id, name, position: looseNumber(row.position) ?? 0 }
}

/** `categoryId`: whose list it came in, for hosts that do not repeat it in the row. */
export function parseItem(raw: KeptRow, categoryId: string): Item | null {
  const row = looseObject(raw)
  const price = looseNumber(row.price)
  const name = looseText(row.name)
  if (name === '' || price === null || price < 0) return null
  return {
    id: raw.id,
    categoryId: looseText(row.category_id) || categoryId,
    name,
    description: looseTextOrNull(row.description),
    priceCents: toCents(price),
    imagePath: looseTextOrNull(row.image_path),
    available: notFalse(row.is_available),
    position: looseNumber(row.position) ?? 0,
  }
}

/** What the house says of a guest's own order, to whoever knows its code. */
export interface OwnOrder {
  id: string
  operationId: string | null
  version: number
  code: string
  number: number | null
  status: OrderStatus
  service: ServiceType
  date: string
  time: string
  totalCents: number
  cancelReason: string | null
}

const oneOf = <T extends string>(among: readonly T[], value: unknown): T | undefined =>
  among.find((one) => one === value)

export function parseOwnOrder(raw: KeptRow): OwnOrder | null {
  const row = looseObject(raw)
  const status = oneOf(orderStatuses, row.status)
  const code = looseText(row.code)
  if (!status || code === '') return null
  return {
    id: raw.id,
    operationId: raw.operation_id,
    version: raw.version,
    code,
    number: looseNumber(row.number),
    status,
    service: oneOf(serviceTypes, row.service_type) ?? 'dine-in',
    date: looseText(row.schedule_date),
    time: looseText(row.schedule_time),
    totalCents: toCents(looseNumber(row.total) ?? 0),
    cancelReason: looseTextOrNull(row.cancel_reason),
  }
}

export const categories = () =>
  listQuery({ resource: 'categories', route: 'listCategories', parse: parseCategory })

export const itemsOf = (categoryId: string) =>
  listQuery({
    resource: 'items',
    route: 'listCategoryItems',
    params: { id: categoryId },
    scope: categoryId,
    parse: (raw) => parseItem(raw, categoryId),
  })

/** The most the contract lets one ask for at once. */
export const MOST_CODES = 50

/** A guest's own orders by their codes; the newest `MOST_CODES` of them. */
export const ownOrders = (codes: readonly string[]) =>
  listQuery({
    resource: 'restaurant_orders',
    route: 'lookUpRestaurantOrders',
    body: { codes: codes.slice(0, MOST_CODES) },
    staff: false,
    complete: false,
    parse: parseOwnOrder,
  })
