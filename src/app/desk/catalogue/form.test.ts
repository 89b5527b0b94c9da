import { afterEach, describe, expect, it } from 'vitest'
import { createLaundryService } from '#contract/laundry.ts'
import { createCar, updateCar } from '#contract/rentals.ts'
import { createItem } from '#contract/restaurant.ts'
import { createTour, updateTour } from '#contract/tour-bookings.ts'
import {
  changesOf,
  emptyForm,
  entryProblems,
  formFrom,
  readForm,
  valuesOf,
} from '#parts/desk/catalogue/form.ts'
import { carKind } from '#features/cars/offer.ts'
import { itemKind } from '#features/restaurant/offer.ts'
import { laundryServiceKind } from '#features/laundry/offer.ts'
import { tourKind } from '#features/tours/offer.ts'
import { knowHouseMoney } from '#offline/reads/house-money.ts'

afterEach(() => knowHouseMoney({ base: 'USD', rates: [] }))

const said = (kind: Parameters<typeof entryProblems>[0], form = emptyForm(kind)) =>
  entryProblems(kind, form).map(({ message }) => message.message)

describe('what the documents require, in their words (spec 3 §5)', () => {
  it.each([
    [itemKind, ['Name is required', 'Pick a category', 'Price must be > 0']],
    [
      carKind,
      [
        'Car name is required',
        'Plate number is required',
        'Select a category',
        'Daily rate must be > 0',
      ],
    ],
    [laundryServiceKind, ['Service name is required', 'Price must be > 0']],
    [
      tourKind,
      ['Tour name is required', 'Select a category', 'Location is required', 'Price must be > 0'],
    ],
  ])('$resource', (kind, words) => {
    expect(said(kind)).toEqual(words)
  })

  it('takes no price of nothing, no half hour and no tenth seat', () => {
    const service = { ...emptyForm(laundryServiceKind), name: 'Shirt' }
    expect(said(laundryServiceKind, { ...service, price: '0.001' })).toEqual(['Price must be > 0'])
    expect(said(laundryServiceKind, { ...service, price: '2', turnaround_hrs: '0' })).toEqual([
      'Turnaround must be > 0 hours',
    ])
    const car = { ...emptyForm(carKind), name: 'a', plate: 'b', category_id: 'c', daily_rate: '1' }
    expect(said(carKind, { ...car, seats: '10' })).toHaveLength(1)
    expect(said(carKind, { ...car, seats: '9' })).toEqual([])
  })
})

describe('the wire', () => {
  const common = { name: ' Thing ', price: '12,50', category_id: 'c1' }
  const filled = (kind: typeof carKind, more: object) => ({ ...emptyForm(kind), ...more })
  it('is what the contract takes, of every kind', () => {
    const car = { ...common, plate: 'RAB 1', daily_rate: '45.5' }
    expect(createItem.parse(valuesOf(itemKind, filled(itemKind, common)))).toMatchObject({
      name: 'Thing',
      price: 12.5,
    })
    expect(createCar.parse(valuesOf(carKind, filled(carKind, car)))).toMatchObject({
      daily_rate: 45.5,
      seats: 4,
      transmission: 'Manual',
      fuel: 'Petrol',
    })
    expect(
      createLaundryService.parse(valuesOf(laundryServiceKind, filled(laundryServiceKind, common))),
    ).toMatchObject({ unit: 'per item', turnaround_hrs: 24 })
    const tour = { ...common, location: 'Musanze' }
    expect(createTour.parse(valuesOf(tourKind, filled(tourKind, tour)))).toMatchObject({
      duration_days: 1,
      capacity: 10,
      is_available: true,
    })
  })

  it('of a change says what changed, and what was seen there', () => {
    const row = { name: 'Rav4', plate: 'RAB 1', category_id: 'c1', daily_rate: 45.5, seats: 5 }
    const base = formFrom(carKind, row)
    expect(changesOf(carKind, base, base).any).toBe(false)
    const { fields, seen } = changesOf(carKind, { ...base, daily_rate: '50' }, base)
    expect(updateCar.parse({ ...fields, seen })).toEqual({
      daily_rate: 50,
      seen: { daily_rate: 45.5 },
    })
  })

  it('of a tour says its hour, none, and that there is none any more', () => {
    const tour = { ...common, location: 'Musanze' }
    const made = (more: object) =>
      createTour.parse(valuesOf(tourKind, filled(tourKind, { ...tour, ...more }))).departure_time
    expect([made({}), made({ departure_time: '05:30' })]).toEqual([null, '05:30'])
    const row = {
      name: 'Trek',
      category_id: 'c1',
      location: 'x',
      price: 4,
      departure_time: '05:30',
    }
    const base = formFrom(tourKind, row)
    const { fields, seen } = changesOf(tourKind, { ...base, departure_time: '' }, base)
    const change = updateTour.parse({ ...fields, seen })
    expect(change).toEqual({ departure_time: null, seen: { departure_time: '05:30' } })
    // Opened again while it waits: what was taken away stays away.
    expect(formFrom(tourKind, change, base).departure_time).toBe('')
  })

  it('of a dish never says another category', () => {
    const base = formFrom(itemKind, { name: 'Soup', category_id: 'c1', price: 4 })
    expect(changesOf(itemKind, { ...base, category_id: 'c2' }, base).any).toBe(false)
  })
})

it('reads a draft of any version, and takes nothing else for one', () => {
  const form = { ...emptyForm(tourKind), name: 'Lake', capacity: '12' }
  expect(readForm(tourKind, form)).toEqual(form)
  expect(readForm(tourKind, { name: 'Lake', capacity: 12, other: 1 })).toEqual({
    ...emptyForm(tourKind),
    name: 'Lake',
  })
  expect(readForm(tourKind, 'x')).toBeNull()
})

it('has no fraction where the house’s currency has none, and large prices of small money', () => {
  const priced = (price: string) =>
    said(laundryServiceKind, { ...emptyForm(laundryServiceKind), name: 'Shirt', price })
  expect(priced('2500.5')).toEqual([])
  expect(priced('2000000')).toEqual(['Price must be > 0'])
  knowHouseMoney({ base: 'RWF', rates: [] })
  expect(priced('2500,5')).toEqual(['Enter a whole amount: {base} has no decimals.'])
  expect([priced('2500'), priced('1000000000')]).toEqual([[], []])
})
