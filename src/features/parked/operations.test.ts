import { describe, expect, it } from 'vitest'
import type { ResourceRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { parseParked } from './data.ts'
import { descriptors } from './operations.ts'

const settle = descriptors.settleParked!

const operation = (id: string) => ({ params: { id } }) as unknown as OperationRow

describe('settling', () => {
  const rows = [
    { id: 'a', version: 1, operation_id: null },
    { id: 'b', version: 1, operation_id: null },
  ]

  it('takes the row out of the list while it waits, and leaves the rest', () => {
    expect(settle.overlay!.apply(rows, operation('a'))).toEqual([rows[1]])
    expect(settle.overlay!.apply(rows, operation('gone'))).toBe(rows)
  })

  it('says what became of the row meanwhile', () => {
    expect(settle.serverStatus!({ state: 'taken', changed_at: 't' })).toMatchObject({ at: 't' })
    expect(settle.serverStatus!({ state: 'settled', settled_note: 'called her' })?.note).toBe(
      'called her',
    )
    expect(settle.serverStatus!({ state: 'open' })).toBeNull()
    expect(settle.serverStatus!(null)).toBeNull()
  })
})

describe('a parked row of the house', () => {
  const raw = {
    id: 'a',
    version: 2,
    operation_id: null,
    state: 'open',
    by: 'staff',
    actor_name: 'Aline',
    device_name: null,
    endpoint: 'acceptRestaurantOrder',
    words: { title: 'Accept order', detail: 'No. 1042' },
    refusal: {
      code: 'conflict',
      message: 'It is cancelled now.',
      current: { status: 'cancelled' },
    },
    device_time: '2026-11-21T12:00:00.000Z',
  }
  it('is read without its words, with its refusal and the row it met', () => {
    expect(JSON.stringify(parseParked(raw))).not.toContain('No. 1042')
    expect(parseParked(raw)).toMatchObject({
      person: 'Aline',
      device: null,
      refusal: 'It is cancelled now.',
      current: { status: 'cancelled' },
    })
  })
  it('is nobody’s worry once it is no longer open', () => {
    expect(parseParked({ ...raw, state: 'settled' } as ResourceRow)).toBeNull()
  })
})
