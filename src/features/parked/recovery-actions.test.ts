import { beforeAll, describe, expect, it } from 'vitest'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ResourceRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { parseParked } from './data.ts'
import { asOperation } from './as-operation.ts'
import {
  deskRecoveryActions,
  placeForColleague,
  recoveryActionsForColleague,
} from './recovery-actions.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const raw = {
  id: 'a',
  version: 1,
  operation_id: null,
  state: 'open',
  by: 'staff',
  actor_name: 'Aline',
  executable: true,
  not_executable: null,
  about: 'A. Uwase',
  endpoint: 'approveHotelBooking',
  request: { params: { id: 'b7' }, body: { seen: { status: 'pending' } } },
  words: { title: 'Approve booking', detail: 'A. Uwase, room 4' },
  refusal: { code: 'room_taken', message: 'Taken.', current: { rooms: [{ id: 'r5' }] } },
  device_time: '2026-11-21T12:00:00.000Z',
}
const parked = (more: object = {}) => parseParked({ ...raw, ...more } as unknown as ResourceRow)!

/** Ways as a feature gives them: a ready change, and a screen that needs the operation here. */
const descriptors: OperationDescriptors = {
  approveHotelBooking: {
    title: () => msg`Approve booking`,
    detail: () => null,
    check: msg`Look.`,
    recoveryActions: ({ id, answer, body, words }) =>
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
    const actions = recoveryActionsForColleague(parked(), descriptors, 'reception')
    expect(actions.map(({ action }) => action.change.body)).toEqual([
      { from: { seen: { status: 'pending' } } },
    ])
    expect(actions[0]!.operation).toMatchObject({
      route: 'approveHotelBooking',
      params: { id: 'b7' },
      // The house's name for it, not the words that came along.
      words: { title: 'Approve booking', detail: 'A. Uwase' },
      answer: { code: 'room_taken', body: { current: { rooms: [{ id: 'r5' }] } } },
    })
    expect(placeForColleague(parked(), descriptors, 'admin')?.to).toBe('/dashboard/stays/b7')
  })

  it('offers nothing of what the house did not read', () => {
    const nothing = [
      { request: { params: { id: 'b7' }, body: null } },
      { request: null },
      { endpoint: 'PATCH /somewhere/else' },
      { endpoint: 'login' },
      // Stored on the device by a version to which the house did not say it.
      { executable: undefined },
    ]
    for (const more of nothing) {
      expect(asOperation(parked(more), descriptors)).toBeNull()
      expect(recoveryActionsForColleague(parked(more), descriptors, 'reception')).toEqual([])
    }
    const follows = parked({ executable: false, not_executable: 'follows' })
    expect(asOperation(follows, descriptors)).not.toBeNull()
    expect(recoveryActionsForColleague(follows, descriptors, 'admin')).toEqual([])
  })

  it('of a guest is sent as it was: no word of theirs is a way on', () => {
    const guests = parked({ by: 'guest' })
    expect(guests).toMatchObject({ person: null, refusal: '', current: undefined })
    const actions = recoveryActionsForColleague(guests, descriptors, 'reception')
    expect(actions.map(({ action }) => action.change.body)).toEqual([
      { seen: { status: 'pending' } },
    ])
  })
})

it('always leads to the screen where the row stands, once', () => {
  const own = { ...asOperation(parked(), descriptors)!, answer: null } as OperationRow
  expect(deskRecoveryActions(own, descriptors, 'admin')).toMatchObject([
    { kind: 'open', to: '/dashboard/stays/b7' },
  ])
  const made = { ...own, params: { id: 'op:x' } }
  expect(deskRecoveryActions(made, {}, 'admin')).toMatchObject([
    { to: '/dashboard/reservations/calendar' },
  ])
})

it('offers no way into the dashboard to who is shown out of it: kitchen and housekeeping', () => {
  const own = asOperation(parked(), descriptors)!
  const kinds = (role: string) =>
    deskRecoveryActions(own, descriptors, role).map(({ kind }) => kind)
  expect(kinds('reception')).toEqual(['change', 'open', 'open'])
  expect(kinds('staff')).toEqual(['change'])
  expect(placeForColleague(parked(), descriptors, 'staff')).toBeNull()
})
