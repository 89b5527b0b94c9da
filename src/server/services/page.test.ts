import { expect, it } from 'vitest'
import { pageOf } from './page.ts'

const rows = Array.from({ length: 23 }, (_, at) => at)

it('cuts pages of ten', () => {
  expect(pageOf(rows, { page: '2' })).toEqual({
    data: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
    current_page: 2,
    last_page: 3,
    per_page: 10,
    total: 23,
  })
})

it.each([
  [{ page: '9', per_page: '10' }, 3, [20, 21, 22]],
  [{ page: '-1', per_page: '0' }, 1, rows.slice(0, 10)],
  [{ page: '1.5', per_page: 'many' }, 1, rows.slice(0, 10)],
  [{ per_page: '100000' }, 1, rows],
])('takes %o as sense allows', (query, page, data) => {
  expect(pageOf(rows, query)).toMatchObject({ current_page: page, data })
})

it('has one empty page of nothing', () => {
  expect(pageOf([], {})).toMatchObject({ data: [], current_page: 1, last_page: 1, total: 0 })
})
