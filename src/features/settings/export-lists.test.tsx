// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { reply } from '#offline/testing/fake-offline.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { exportLists } from './export-lists.ts'
import { ExportedNote } from './exported-note.tsx'

/** A device without a store: all it has is what the house just answered. */
let body: object
let client: ReturnType<typeof atDesk>
beforeEach(() => {
  client = atDesk({ ask: async () => reply(200, body) })
})

const rows = [
  { id: 'p1', version: 1, amount: 25, customer: 'Aline' },
  { id: 'p2', version: 1, amount: 5, customer: 'Eric' },
]

it('a list that the house cut says so beside its file', async () => {
  body = { data: rows, current_page: 1, last_page: 2, per_page: 2, total: 3 }
  const list = await exportLists('payments')
  expect(list).toMatchObject({ count: 2, partial: true })
  expect(list!.csv.split('\n').filter((line) => line.includes('Aline'))).toHaveLength(1)
  renderAtDesk(client, <ExportedNote list={list!} />)
  expect(screen.getByText(/in the file/).textContent).toContain('2 rows are in the file.')
  expect(screen.getByText(/in the file/).textContent).toContain('It is not all')
})

it('has what a room is equipped with, as the import takes it, and no pictures', async () => {
  body = { data: [{ id: 'r1', amenities: ['Free Wi-Fi', 'TV'], images: [{ id: 'i1' }] }] }
  const list = await exportLists('rooms')
  expect(list!.csv).toContain('Free Wi-Fi / TV')
  expect(list!.csv).not.toContain('images')
})

it('says nothing of the kind where it is all', async () => {
  body = { data: rows, current_page: 1, last_page: 1, per_page: 500, total: 2 }
  const list = await exportLists('payments')
  renderAtDesk(client, <ExportedNote list={list!} />)
  expect(screen.getByText(/in the file/).textContent?.trim()).toBe('2 rows are in the file.')
})

it('says from when they are where the house is not heard', () => {
  const list = { csv: '', count: 1, asOf: '2026-11-21T05:00:00.000Z', cause: 'no-house' } as const
  renderAtDesk(client, <ExportedNote list={list} />)
  expect(screen.getByText(/in the file/).textContent).toMatch(
    /1 row is in the file\..*As of .*kept on/,
  )
})
