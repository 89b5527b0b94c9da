import type { KeptRow, Resource } from '#contract/resources.ts'

/** The field by which a resource's rows are read in ranges on the device. */
const scopeFields: Partial<Record<Resource, string>> = {
  hotel_bookings: 'check_in',
  items: 'category_id',
  restaurant_orders: 'schedule_date',
  table_reservations: 'date',
}

/** '' where a resource has no scope. */
export function scopeOf(resource: Resource, row: KeptRow): string {
  const field = scopeFields[resource]
  if (field === undefined) return ''
  const value = (row as unknown as Record<string, unknown>)[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
