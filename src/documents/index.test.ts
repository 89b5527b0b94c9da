import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listRows, oneRow, readAt } from '#contract/route.ts'
import { readableBy, resourceNames, type ResourceRow, type Resource } from '#contract/resources.ts'
import { root } from '../../tests/fixtures/paths.ts'
import { readRow } from './index.ts'

/** Lists of the wire records whose rows no feed of changes there has. */
const lists: Readonly<Record<string, Resource>> = {
  'GET /api/house': 'house',
  'GET /api/rooms': 'rooms',
  'GET /api/rooms/states': 'room_states',
  'GET /api/hotel-bookings': 'hotel_bookings',
  'GET /api/customers': 'customers',
  'GET /api/categories': 'categories',
  'GET /api/categories/category-breakfast/items': 'items',
  'GET /api/restaurant-orders': 'restaurant_orders',
  'GET /api/cars': 'cars',
  'GET /api/car-categories': 'car_categories',
  'GET /api/tours': 'tours',
  'GET /api/tour-categories': 'tour_categories',
  'GET /api/laundry-services': 'laundry_services',
  'GET /api/laundry-orders': 'laundry_orders',
}

const isRow = (row: unknown): row is ResourceRow =>
  typeof row === 'object' && row !== null && 'id' in row

interface Recorded {
  walk: { ask: string; as: string; status?: number; answer?: unknown }[]
}

/** Rows as our own server sent them when the wire was recorded: [resource, row]. */
function ownRows(): [Resource, ResourceRow][] {
  const found: [Resource, ResourceRow][] = []
  for (const path of globSync('tests/wire/*.json', { cwd: root })) {
    const { walk } = JSON.parse(readFileSync(join(root, path), 'utf8')) as Recorded
    for (const { ask, as, answer, status } of walk) {
      if (status !== 200) continue
      const changed = Object.entries((readAt(answer, 'changes') ?? {}) as object)
      const listed = lists[ask.split('?')[0]!]
      const told = listed === undefined ? [] : [[listed, listRows(answer) ?? [oneRow(answer)]]]
      for (const [name, its] of [...changed, ...told] as [Resource, unknown][]) {
        // Whoever may see a resource in part alone is told less.
        if (as !== 'admin' && readableBy[name] !== 'public') continue
        // Of a long list the record has the first few, and how many more there are.
        const rows = (Array.isArray(its) ? its : (its as { rows: unknown[] }).rows).filter(isRow)
        found.push(...rows.map((row): [Resource, ResourceRow] => [name, row]))
      }
    }
  }
  return found
}

describe('readRow', () => {
  it('gives back each of our own rows as it went in, without the other names of its fields', () => {
    const rows = ownRows()
    expect(new Set(rows.map(([resource]) => resource)).size).toBeGreaterThan(20)
    for (const [resource, row] of rows) {
      expect(row, resource).toMatchObject({ ...readRow(resource, row) })
    }
  })

  it('reads what it has read as it is, whatever came', () => {
    const odd: ResourceRow[] = [
      { id: '1', version: 0, operation_id: null },
      ...[0, '12', 'x', [], {}, [1, 'a', { id: 3, name: 4 }], { id: 7, name: 'N' }].map(
        (value) =>
          new Proxy({ id: '1', version: 0, operation_id: null } as ResourceRow, {
            get: (row, name) => (name in row ? Reflect.get(row, name) : value) as unknown,
          }),
      ),
    ]
    for (const resource of resourceNames) {
      for (const raw of odd) {
        const once = readRow(resource, raw)
        if (once === null || once === raw) continue
        expect(readRow(resource, once), resource).toEqual(once)
      }
    }
  })
})
