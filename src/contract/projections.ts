import { guestsNotes } from '#domain/laundry.ts'
import { roleAtLeast } from '#domain/access.ts'
import type { KeptRow, Resource } from './resources.ts'

/**
 * What is left of a row for those who may read it, but not all of it. Kitchen, laundry and
 * housekeeping are told what is to be done, where, when and for whom to call out: no prices, no
 * payments, no codes (whoever knows one may look the order up), no phone, no e-mail. By what stays,
 * so that a new field is hidden until somebody decides.
 */

type Fields = Readonly<Record<string, unknown>>

const kept = ['id', 'version', 'created_at', 'changed_at', 'operation_id'] as const

function only(row: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]]))
}

const linesWith = (lines: unknown, names: readonly string[]) =>
  Array.isArray(lines) ? lines.map((line) => only(line as Fields, names)) : []

const forStaff: Partial<Record<Resource, (row: Fields) => Fields>> = {
  /** Who comes and goes, and when: how many, never who. */
  hotel_bookings: (row) =>
    only(row, [
      ...kept,
      'room_id',
      'room_number',
      'room_name',
      'room_type',
      'check_in',
      'check_out',
      'nights',
      'adults',
      'children',
      'extras',
      'status',
    ]),
  restaurant_orders: (row) => ({
    ...only(row, [
      ...kept,
      'number',
      'status',
      'service_type',
      'schedule_date',
      'schedule_time',
      'party_size',
      'items_count',
      'cancel_reason',
      'customer_name',
      'notes',
      'custom_request',
      'room_number',
      'source',
      'device_time',
      'changed_by',
    ]),
    items: linesWith(row.items, ['id', 'name', 'qty', 'category_id']),
  }),
  custom_orders: (row) =>
    only(row, [
      ...kept,
      'service_id',
      'name',
      'name_en',
      'unit',
      'wanted',
      'qty',
      'day',
      'time',
      'until',
      'status',
      'cancel_reason',
      'customer_name',
      'notes',
      'room',
      'source',
      'device_time',
      'changed_by',
    ]),
  laundry_orders: (row) => ({
    ...only(row, [
      ...kept,
      'status',
      'rush',
      'pickup',
      'in_at',
      'out_at',
      'cancel_reason',
      'customer',
      'room',
      'source',
      'ready_at',
      'delivered_at',
      'device_time',
      'changed_by',
    ]),
    // The documents' joined text has phone and e-mail in it.
    notes: guestsNotes(typeof row.notes === 'string' ? row.notes : null) || null,
    items: linesWith(row.items, ['service_id', 'name', 'unit', 'qty']),
  }),
}

/** Whether somebody of this role reads rows of a resource in part alone. */
export function readsInPart(role: string, resource: Resource): boolean {
  return forStaff[resource] !== undefined && !roleAtLeast(role, 'reception')
}

/** A row as somebody of this role may read it, who may read its resource at all (`mayRead`). */
export function rowFor<Row extends Pick<KeptRow, 'id'>>(
  role: string,
  resource: Resource,
  row: Row,
): Row {
  const part = forStaff[resource]
  if (part === undefined || roleAtLeast(role, 'reception')) return row
  return part(row as unknown as Fields) as unknown as Row
}
