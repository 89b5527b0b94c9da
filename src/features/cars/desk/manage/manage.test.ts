import { describe, expect, it } from 'vitest'
import { rentCar } from '#contract/rentals.ts'
import type { ResourceRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { operationRow } from '#offline/testing/fake-offline.ts'
import type { DeskRental } from '../data.ts'
import {
  deskRentalBody,
  estimate,
  rentalDraftProblems,
  rentedAtDesk,
  type RentalDraft,
} from './new-rental.ts'
import { activeAndRecent, isActive, rentalsByCar, carStrip } from './rentals-by-car.ts'

const draft: RentalDraft = {
  name: ' Odile ',
  phone: '+250788000111',
  start: '2026-07-10',
  startTime: '',
  end: '2026-07-13',
  endTime: '',
}
const car = { id: 'c1', priceCents: 4550 }

describe('a rental at the desk', () => {
  it('says what is missing in the documents’ words (spec 3 §5)', () => {
    const words = (part: Partial<RentalDraft>) =>
      Object.values(rentalDraftProblems({ ...draft, ...part })).map((one) => one.message)
    expect(words({})).toEqual([])
    expect(words({ name: ' ', start: '', end: '' })).toEqual([
      'Guest name is required',
      'Start and end dates are required',
    ])
    expect(words({ phone: ' ' })).toEqual([])
    expect(words({ phone: '07' })).toEqual(['Must be a valid phone number.'])
    expect(words({ end: '2026-07-09' })).toEqual(['End must be after start'])
    expect(words({ end: '2026-07-10' })).toEqual(['End must be after start'])
  })

  it('is nights times the daily rate, as the contract takes it', () => {
    expect(estimate(draft, 4550)).toMatchObject({ total_cents: 13_650 })
    expect(estimate({ ...draft, end: '' }, 4550)).toBeNull()
    const body = deskRentalBody(draft, { car, house: 'Imisozi', code: 'KWXY2345' })
    expect(rentCar.parse(body)).toMatchObject({
      source: 'desk',
      car_id: 'c1',
      customer: { name: 'Odile', email: null },
      schedule: { pickup_date: '2026-07-10', pickup_time: '10:00', dropoff_date: '2026-07-13' },
      totals: { grand_total: 136.5 },
    })
  })

  it('stands in the list, pending, until the house’s own row is there', () => {
    const operation = operationRow({
      id: 'o1',
      route: 'rentCar',
      body: deskRentalBody(draft, { car, house: 'Imisozi', code: 'KWXY2345' }),
      words: { title: '', detail: 'RAV4' },
    })
    expect(overlay('car_rentals', [], [operation], rentedAtDesk)).toMatchObject([
      { id: 'op:o1', car_name: 'RAV4', customer_name: 'Odile', status: 'pending' },
    ])
    const row = { id: 'r1', version: 1, operation_id: null } as ResourceRow
    const taken = { ...operation, state: 'taken', madeId: 'r1' } as OperationRow
    expect(overlay('car_rentals', [row], [taken], rentedAtDesk)).toEqual([row])
  })
})

const rental = (id: string, status: string, from: string, to: string, car_id = 'c1') =>
  ({ id, status, car_id, pickup_date: from, dropoff_date: to }) as DeskRental

describe('the rentals of the fleet', () => {
  const rentals = [
    rental('over', 'completed', '2026-07-01', '2026-07-20'),
    rental('gone', 'cancelled', '2026-07-02', '2026-07-20'),
    rental('later', 'pending', '2026-07-14', '2026-07-15'),
    rental('now', 'approved', '2026-07-09', '2026-07-11'),
    rental('other', 'active', '2026-07-01', '2026-07-10', 'c2'),
  ]

  it('has what is not over on top, the next one first, then the latest', () => {
    expect(activeAndRecent(rentals).map(({ id }) => id)).toEqual([
      'other',
      'now',
      'later',
      'gone',
      'over',
    ])
  })

  it('counts those under way today', () => {
    expect(rentals.filter((one) => isActive(one, '2026-07-10')).map(({ id }) => id)).toEqual([
      'now',
      'other',
    ])
  })

  it('shows two weeks of a car: out, coming back, free', () => {
    const strip = carStrip(rentalsByCar(rentals).get('c1') ?? [], '2026-07-10')
    expect(strip).toHaveLength(14)
    expect(strip.slice(0, 7).map(({ state }) => state)).toEqual([
      'out',
      'back',
      'free',
      'free',
      'out',
      'back',
      'free',
    ])
    expect(rentalsByCar(rentals).get('c3')).toBeUndefined()
  })
})
