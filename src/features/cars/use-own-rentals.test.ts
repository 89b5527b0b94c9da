import { describe, expect, it } from 'vitest'
import { unknownHouse } from '#offline/reads/house-query.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { parseOwnRental, type OwnRental } from './own-rental.ts'
import { rentalCode, rentalOf, requestOf } from './use-own-rentals.ts'

const raw = {
  id: 'r1',
  version: 2,
  operation_id: 'op1',
  code: 'K7MPQ2XY',
  status: 'approved',
  car_name: 'Suzuki Jimny',
  pickup_date: '2026-11-24',
  pickup_time: '10:00',
  grand_total: '158.00',
}
const own = (more: Partial<OwnRental> = {}): OwnRental => ({ ...parseOwnRental(raw)!, ...more })

function taken(answer: unknown): OperationRow {
  return {
    route: 'rentCar',
    state: 'taken',
    madeId: 'r1',
    body: { code: 'AAAA2222' },
    answer: { status: 201, body: answer },
  } as unknown as OperationRow
}

describe('an own rental', () => {
  it('is read from what the house answered, bare or under data', () => {
    for (const answer of [{ rental: raw }, { data: { rental: raw } }]) {
      expect(rentalCode(taken(answer))).toBe('K7MPQ2XY')
      expect(rentalOf(taken(answer), [])).toMatchObject({ status: 'approved', totalCents: 15_800 })
    }
  })

  it('is the newest of what was heard, and none of another code', () => {
    const answer = taken({ rental: raw })
    expect(rentalOf(answer, [own({ version: 5, status: 'active' })])?.status).toBe('active')
    expect(rentalOf(answer, [own({ version: 1, status: 'pending' })])?.status).toBe('approved')
    expect(rentalOf(answer, [own({ version: 9, code: 'BBBB3333' })])?.version).toBe(2)
    expect(rentalOf({ ...answer, state: 'waiting' }, [own()])).toBeNull()
  })

  it('goes by the device’s own code where the house names none', () => {
    expect(rentalCode(taken({ id: 7 }))).toBe('AAAA2222')
  })
})

describe('cancelling', () => {
  const house = { ...unknownHouse, timezone: 'Africa/Kigali' }
  const at = (moment: string, more: Partial<OwnRental> = {}) =>
    requestOf(own(more), house, new Date(moment)).mayCancel

  it('is open until 24 hours before pick-up, by the house’s clock', () => {
    expect(at('2026-11-23T08:00:00.000Z')).toBe(true)
    expect(at('2026-11-23T08:00:00.001Z')).toBe(false)
  })

  it('is not, once it has begun or is over', () => {
    for (const status of ['active', 'completed', 'cancelled'] as const) {
      expect(at('2026-11-01T08:00:00Z', { status })).toBe(false)
    }
  })
})
