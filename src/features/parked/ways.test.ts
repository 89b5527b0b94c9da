import { describe, expect, it } from 'vitest'
import { msg } from '@lingui/core/macro'
import type { KeptRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { Meanings } from '#offline/meaning.ts'
import { parseParked } from './data.ts'
import { asOperation, deskWays, placeForColleague, waysForColleague } from './ways.ts'

const raw = {
  id: 'a',
  version: 1,
  operation_id: null,
  state: 'open',
  actor_name: 'Aline',
  endpoint: 'approveHotelBooking',
  request: { params: { id: 'b7' }, body: { seen: { status: 'pending' } } },
  words: { title: 'Approve booking', detail: 'A. Uwase, room 4' },
  refusal: { code: 'room_taken', message: 'Taken.', current: { rooms: [{ id: 'r5' }] } },
  device_time: '2026-11-21T12:00:00.000Z',
}
const parked = (more: object = {}) => parseParked({ ...raw, ...more } as unknown as KeptRow)!

/** Ways as a feature gives them: a ready change, and a screen that needs the operation here. */
const meanings: Meanings = {
  approveHotelBooking: {
    title: () => msg`Approve booking`,
    detail: () => null,
    check: msg`Look.`,
    ways: ({ id, answer, body, words }) =>
      answer?.code === 'room_taken'
        ? [
            { kind: 'change', label: msg`Move`, change: { body: { from: body }, words } },
            { kind: 'open', label: msg`Change`, to: `/dashboard?change=${id}` },
          ]
        : [],
  },
}

describe('a colleague’s matter', () => {
  it('offers what can be carried out from here, upon what the house said', () => {
    const ways = waysForColleague(parked(), meanings)
    expect(ways.map(({ way }) => way.change.body)).toEqual([
      { from: { seen: { status: 'pending' } } },
    ])
    expect(ways[0]!.operation).toMatchObject({
      route: 'approveHotelBooking',
      params: { id: 'b7' },
      words: { title: 'Approve booking', detail: 'A. Uwase, room 4' },
      answer: { code: 'room_taken', body: { current: { rooms: [{ id: 'r5' }] } } },
    })
    expect(placeForColleague(parked())?.to).toBe('/dashboard/stays/b7')
  })

  it('offers nothing of what did not come along, or hangs on what the other device still holds', () => {
    const nothing = [
      { request: { params: { id: 'b7' }, body: null } },
      { request: { params: { id: 'op:x' }, body: {} } },
      { request: { params: {}, body: { room_booking_id: 'op:x' } } },
      { endpoint: 'PATCH /somewhere/else' },
      { endpoint: 'login' },
    ]
    for (const more of nothing) {
      expect(asOperation(parked(more))).toBeNull()
      expect(waysForColleague(parked(more), meanings)).toEqual([])
    }
  })
})

it('always leads to the screen where the row stands, once', () => {
  const own = { ...asOperation(parked())!, answer: null } as OperationRow
  expect(deskWays(own, meanings)).toMatchObject([{ kind: 'open', to: '/dashboard/stays/b7' }])
  const made = { ...own, params: { id: 'op:x' } }
  expect(deskWays(made, {})).toMatchObject([{ to: '/dashboard/reservations/calendar' }])
})
