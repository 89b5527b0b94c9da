import { describe, expect, it } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import { decisionsOf, waitingOf } from './decisions.ts'

function row(id: string, over: Partial<OperationRow> = {}): OperationRow {
  return {
    id,
    seq: Number(id),
    state: 'parked',
    parkReason: 'conflict',
    after: [],
    wish: null,
    ...over,
  } as OperationRow
}

const shape = (rows: OperationRow[]) =>
  decisionsOf(rows).map(({ head, followers }) => [head.id, ...followers.map(({ id }) => id)])

describe('matters to decide', () => {
  it('puts what stands still behind a refusal with it, however long the chain', () => {
    const behind = (id: string, after: string) =>
      row(id, { parkReason: 'predecessor', after: [after] })
    // Newest first, as the outbox lists them.
    expect(shape([behind('4', '2'), row('3'), behind('2', '1'), row('1')])).toEqual([
      ['1', '2', '4'],
      ['3'],
    ])
  })

  it('makes a matter of its own of what follows something that was withdrawn', () => {
    const withdrawn = row('1', { state: 'withdrawn', parkReason: null })
    const behind = row('2', { parkReason: 'predecessor', after: ['1'] })
    expect(shape([behind, withdrawn])).toEqual([['2']])
  })

  it('is nothing when nothing is parked', () => {
    expect(decisionsOf([row('1', { state: 'waiting', parkReason: null })])).toEqual([])
  })
})

describe('what waits', () => {
  it('counts an operation and its new body once, and nothing that has ended', () => {
    const waiting = { state: 'waiting', parkReason: null } as const
    const rows = [
      row('4', waiting),
      row('3', { state: 'taken', parkReason: null }),
      row('2', waiting),
      row('1', { ...waiting, state: 'unknown', wish: { kind: 'change', successor: '2' } }),
    ]
    expect(waitingOf(rows).map(({ id }) => id)).toEqual(['1', '4'])
  })
})
