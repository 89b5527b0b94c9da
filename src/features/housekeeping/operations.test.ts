import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RoomState } from '#contract/room-states.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { shownState } from './data.ts'
import { descriptors } from './operations.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const said = (seq: number, condition: string, over: Partial<OperationRow> = {}): OperationRow =>
  ({
    id: `op${seq}`,
    seq,
    route: 'setRoomCondition',
    params: { id: 'r4' },
    body: { condition },
    state: 'waiting',
    wish: null,
    madeId: null,
    answer: null,
    deviceTime: '2026-11-21T09:00:00.000Z',
    actor: { kind: 'staff', userId: 'u1', name: 'Diane' },
    words: { title: '', detail: '104 Bisoke' },
    ...over,
  }) as OperationRow

const state = {
  id: 'r4',
  version: 2,
  operation_id: null,
  condition: 'dirty',
  note: 'Wet floor',
  changed_by: 'Eric',
} as RoomState

const shown = (rows: RoomState[], operations: OperationRow[]) =>
  overlay('room_states', rows, operations, descriptors)

describe('what is said of a room', () => {
  it('is shown while it waits, the last word of several, with who said it', () => {
    const rows = shown([state], [said(1, 'out_of_order'), said(2, 'clean')])
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ condition: 'clean', note: null, changed_by: 'Diane' })
  })

  it('is added for a room of which nothing was said, and ends when the house has it', () => {
    expect(shown([], [said(1, 'dirty')])).toMatchObject([{ id: 'r4', condition: 'dirty' }])
    const taken = { ...state, operation_id: 'op1', condition: 'dirty' as const }
    expect(shown([taken], [said(1, 'clean', { state: 'taken' })])).toEqual([taken])
  })

  it('is not shown where the house refused it', () => {
    expect(shown([state], [said(1, 'clean', { state: 'parked' })])).toEqual([state])
  })

  it('is called by the condition', () => {
    const title = descriptors.setRoomCondition!.title(said(1, 'out_of_order'))
    expect(i18n._(title)).toBe('Room is Out of order')
  })

  it('is not shown where a newer house says something unknown', () => {
    const raw = { ...state, condition: 'haunted' }
    expect(shownState(raw as never)).toBeNull()
  })
})

describe('a word on a room where something else was said meanwhile', () => {
  const current = { condition: 'out_of_order', note: 'Burst pipe', changed_by: 'Eric' }
  const parked = said(1, 'clean', {
    body: { condition: 'clean', seen: { condition: 'dirty', note: null } },
    answer: { status: 409, code: 'conflict', message: '', body: { current }, at: 0 },
  } as Partial<OperationRow>)

  it('says what that is, and is said all the same only upon it', () => {
    const { recoveryActions: ways, serverStatus: house } = descriptors.setRoomCondition!
    expect(house!(current)).toMatchObject({ by: 'Eric', note: 'Burst pipe' })
    expect(ways(parked)).toMatchObject([
      {
        kind: 'change',
        change: {
          body: { condition: 'clean', seen: { condition: 'out_of_order', note: 'Burst pipe' } },
        },
      },
    ])
    expect(ways({ ...parked, answer: null })).toEqual([])
  })
})
