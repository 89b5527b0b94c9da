import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { rentCar, type RentCar } from '#contract/rentals.ts'
import { defaultRentalExtras } from '#domain/cars.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { rentCarDescriptor } from './rent-car.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const body: RentCar = {
  code: 'K7MPQ2XY',
  car_id: 'c1',
  schedule: {
    pickup_date: '2026-11-24',
    pickup_time: '10:00',
    dropoff_date: '2026-11-26',
    dropoff_time: '10:00',
  },
  locations: { pickup: 'The house', dropoff: 'Kigali' },
  extras: { ...defaultRentalExtras },
  customer: { name: 'Aline', phone: '0788 123 456', email: null },
  totals: { days: 2, base_price: 120, extras_total: 38, grand_total: 158, currency: 'USD' },
  source: 'public-car-page',
}

function parked(code: string, current?: unknown): OperationRow {
  return {
    id: 'op1',
    route: 'rentCar',
    body,
    words: { title: 'Rent Suzuki Jimny', detail: 'Suzuki Jimny' },
    state: 'parked',
    answer: { status: 409, code, message: '', at: 0, body: { code, current } },
  } as unknown as OperationRow
}
const ways = (operation: OperationRow) => rentCarDescriptor.recoveryActions(operation)
const labels = (operation: OperationRow) => ways(operation).map(({ label }) => i18n._(label))

it('is called by car, days and total', () => {
  const row = parked('conflict')
  expect(i18n._(rentCarDescriptor.title(row))).toBe('Rent Suzuki Jimny, 2 days from 24 Nov')
  expect(i18n._(rentCarDescriptor.detail(row)!)).toBe('Pick-up at 10:00, The house · $158.00')
})

describe('a car that is taken', () => {
  const others = [
    { car_id: 'c5', name: 'Toyota Hiace', daily_rate: 110 },
    { car_id: 'c1', name: 'Suzuki Jimny', daily_rate: 60 },
    { car_id: 'c2', name: 'Nissan Leaf', daily_rate: 55 },
    { car_id: 'c3', name: 'Toyota RAV4', daily_rate: 75 },
  ]

  it('is left for another by one touch, nearest in price first, priced anew', () => {
    const row = parked('car_taken', { car_id: 'c1', cars: others })
    expect(labels(row)).toEqual([
      'Take Nissan Leaf instead, $148.00',
      'Take Toyota RAV4 instead, $188.00',
      'Take Toyota Hiace instead, $258.00',
      'Choose other days',
    ])
    const [way] = ways(row)
    if (way?.kind !== 'change') throw new Error('no change')
    expect(safeParse(rentCar, way.change.body).success).toBe(true)
    expect(way.change).toMatchObject({
      words: { detail: 'Nissan Leaf' },
      body: {
        ...body,
        car_id: 'c2',
        totals: { days: 2, base_price: 110, extras_total: 38, grand_total: 148 },
      },
    })
  })

  it('leaves other days where nothing else is free', () => {
    const row = parked('car_taken', { car_id: 'c1', cars: [] })
    expect(ways(row)).toMatchObject([{ kind: 'open', to: '/car-rental?change=op1&step=schedule' }])
  })
})

it('takes the house’s new price as it is', () => {
  const current = { days: 2, base_price: 130, extras_total: 38, grand_total: 168 }
  const [way] = ways(parked('price_changed', current))
  expect(i18n._(way!.label)).toBe('Rent at the new price, $168.00')
  if (way?.kind !== 'change') throw new Error('no change')
  expect(safeParse(rentCar, way.change.body).success).toBe(true)
  expect(way.change.body).toMatchObject({ car_id: 'c1', totals: current })
  expect(labels(parked('price_changed', {}))).toEqual(['Change the rental'])
})

it('leaves out an extra that the house no longer offers, and says which', () => {
  const extras = { ...body.extras, gps: false }
  const current = { days: 2, base_price: 120, extras_total: 28, grand_total: 148, extras }
  const [way] = ways(parked('price_changed', current))
  expect(i18n._(way!.label)).toBe('Rent without GPS, $148.00')
  if (way?.kind !== 'change') throw new Error('no change')
  expect(way.change.body).toMatchObject({ extras, totals: { grand_total: 148 } })
  expect(safeParse(rentCar, way.change.body).success).toBe(true)
})

it('sends what came too late to its days, and all else to the form', () => {
  expect(labels(parked('too_late'))).toEqual(['Choose other days'])
  expect(labels(parked('validation'))).toEqual(['Change the rental'])
})
