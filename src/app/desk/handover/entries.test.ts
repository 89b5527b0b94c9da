import { describe, expect, it } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import { byPerson, entriesOf, shiftOf, standingOf, tallyOf } from './entries.ts'

const NOW = Date.parse('2026-11-21T18:00:00Z')
let seq = 0

function row(state: OperationRow['state'], more: Partial<OperationRow> = {}): OperationRow {
  seq += 1
  return {
    id: `op${seq}`,
    seq,
    state,
    wish: null,
    endedAt: null,
    actor: { kind: 'staff', userId: 'u1', name: 'Aline' },
    actorKey: 'staff:u1',
    deviceTime: '2026-11-21T14:00:00Z',
    ...more,
  } as OperationRow
}

describe('the entries of a shift', () => {
  it('are those since the last handover, whatever the clock said, with all that is still open', () => {
    const old = row('taken')
    const stuck = row('parked')
    const since = { seq }
    const early = row('taken', { deviceTime: '1970-01-01T00:00:00Z' })
    expect(shiftOf([early, stuck, old], since, NOW)).toEqual([
      { row: stuck, earlier: true },
      { row: early, earlier: false },
    ])
  })

  it('are those of the last day where nothing was ever handed over', () => {
    const yesterday = row('taken', { deviceTime: '2026-11-20T17:59:00Z' })
    const today = row('taken', { deviceTime: '2026-11-20T18:01:00Z' })
    expect(shiftOf([yesterday, today], null, NOW).map((one) => one.row)).toEqual([today])
  })

  it('take guests’ own for as long as it is open here, and count a changed entry once', () => {
    const successor = row('waiting')
    const changed = row('unknown', { wish: { kind: 'change', successor: successor.id } })
    const guest = row('waiting', { actor: { kind: 'guest' } })
    const theirs = row('taken', { actor: { kind: 'guest' } })
    const replaced = row('superseded')
    const rows = [successor, changed, guest, theirs, replaced]
    expect(shiftOf(rows, null, NOW).map((one) => one.row)).toEqual([changed, guest])
  })

  it('name what was changed or taken over by what came of it, once the old body is out of the way', () => {
    const taken = row('taken')
    const old = row('superseded', {
      wish: { kind: 'change', successor: taken.id },
      endedAt: NOW,
    })
    // The change came too late: the new body needs its person, beside what was done.
    const late = row('parked')
    const done = row('taken', { wish: { kind: 'change', successor: late.id }, endedAt: NOW })
    const rows = [taken, old, late, done]
    expect(shiftOf(rows, null, NOW).map((one) => one.row)).toEqual([taken, late, done])
  })
})

describe('whether the house has an entry', () => {
  it('is the house’s word where it was heard, else what this device last heard', () => {
    expect(standingOf(row('taken'), undefined)).toBe('there')
    expect(standingOf(row('taken'), 'taken')).toBe('there')
    expect(standingOf(row('unknown'), 'taken')).toBe('there')
    expect(standingOf(row('unknown'), 'unknown')).toBe('waits')
    expect(standingOf(row('unknown'), 'refused')).toBe('needs')
    expect(standingOf(row('waiting'), undefined)).toBe('waits')
    expect(standingOf(row('parked'), 'refused')).toBe('needs')
    expect(standingOf(row('parked'), 'taken')).toBe('there')
    expect(standingOf(row('withdrawn'), 'refused')).toBe('over')
  })

  it('is an alarm where this device believed it taken and the house does not know it', () => {
    expect(standingOf(row('taken'), 'unknown')).toBe('lost')
    expect(standingOf(row('taken'), 'refused')).toBe('lost')
  })
})

it('counts what is to be there, by person, without what was taken back', () => {
  const ben = { actor: { kind: 'staff', userId: 'u2', name: 'Ben' }, actorKey: 'staff:u2' } as const
  const taken = [row('taken'), row('taken')]
  const waits = row('waiting', ben)
  const rows = [row('withdrawn'), waits, ...taken]
  const entries = entriesOf(rows, null, NOW, null)
  const { all, there, missing, over } = tallyOf(entries)
  expect({ all, there, over }).toEqual({ all: 3, there: 2, over: 1 })
  expect(missing.map((one) => one.row)).toEqual([waits])
  expect(byPerson(entries)).toEqual([
    { actorKey: 'staff:u1', name: 'Aline', all: 2, there: 2 },
    { actorKey: 'staff:u2', name: 'Ben', all: 1, there: 0 },
  ])
})
