import { describe, expect, it } from 'vitest'
import type { ResourceRow, RowAt } from '#contract/resources.ts'
import { readRow } from '#documents/index.ts'
import { parseManaged } from './data.ts'
import { PAGE_SIZE, selectRooms } from './select.ts'

const managed = (row: ResourceRow & Record<string, unknown>) =>
  parseManaged(readRow('rooms', row) as RowAt<'rooms'>)
const room = (number: string, more: object = {}) =>
  managed({
    id: `r${number}`,
    version: 1,
    operation_id: null,
    room_number: number,
    name: 'Kivu',
    type: 'double',
    is_available: true,
    ...more,
  })
const rooms = (count: number) => Array.from({ length: count }, (_, at) => room(String(at + 1)))

describe('a page of rooms', () => {
  it('has ten, by number as people count, and says how many pages there are', () => {
    const first = selectRooms(rooms(23).toReversed(), { search: '', page: 1 })
    expect(first.rows.map(({ number }) => number)).toEqual(
      Array.from({ length: PAGE_SIZE }, (_, at) => String(at + 1)),
    )
    expect(first).toMatchObject({ page: 1, lastPage: 3, total: 23 })
    expect(selectRooms(rooms(23), { search: '', page: 3 }).rows).toHaveLength(3)
  })

  it.each([
    [99, 3],
    [0, 1],
    [-4, 1],
    [Number.NaN, 1],
    [2.9, 2],
  ])('of %d is page %i', (asked, page) => {
    expect(selectRooms(rooms(23), { search: '', page: asked }).page).toBe(page)
  })

  it('is one, and empty, where there is nothing', () => {
    const nothing = { rows: [], page: 1, lastPage: 1, total: 0, available: 0, occupied: 0 }
    expect(selectRooms([], { search: '', page: 1 })).toEqual(nothing)
  })

  it('finds every word in number, name or type, whatever its case and accents', () => {
    const some = [room('12', { name: 'Forêt' }), room('13', { type: 'suite' })]
    const found = (search: string) =>
      selectRooms(some, { search, page: 1 }).rows.map(({ number }) => number)
    expect(found('foret 12')).toEqual(['12'])
    expect(found('SUITE')).toEqual(['13'])
    expect(found('suite 12')).toEqual([])
    expect(found('  ')).toEqual(['12', '13'])
  })

  it('counts the occupied of its own rooms alone, the available of all that were found', () => {
    const some = rooms(12).map((one, at) => ({ ...one, available: at !== 0 && at !== 11 }))
    expect(selectRooms(some, { search: '', page: 1 })).toMatchObject({ available: 10, occupied: 1 })
    expect(selectRooms(some, { search: '12', page: 1 })).toMatchObject({ total: 1, occupied: 1 })
  })
})
