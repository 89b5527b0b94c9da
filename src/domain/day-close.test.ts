import { describe, expect, it } from 'vitest'
import { dayFigures, isEmptyDay, notCounted, type DatedMovement } from './day-close.ts'

const DAY = '2026-11-21'
const NEXT = '2026-11-22'
const dayOf = (moment: string) => moment.slice(0, 10)

const movement = (changes: Partial<DatedMovement> = {}): DatedMovement => ({
  payment: 'p1',
  way: 'came',
  at: `${DAY}T09:00:00.000Z`,
  method: 'cash',
  currency: 'USD',
  cents: 10_000,
  charged: 10_000,
  rate: null,
  kind: 'room',
  cashier: 'Aline',
  provider: null,
  day: DAY,
  ...changes,
})
const nothing = { movements: [], voided: [], receipts: [], writeOffs: [], tills: [] }

describe('what stands in no close', () => {
  const said = (all: readonly DatedMovement[]) =>
    all.map(({ way, method, cents, day }) => [way, method, cents, day])

  it('is a new movement, whole, and nothing of one that was counted', () => {
    const back = movement({
      way: 'went',
      at: `${NEXT}T08:00:00.000Z`,
      cents: -4000,
      charged: -4000,
    })
    expect(said(notCounted([movement(), back], [movement()], dayOf))).toEqual([
      ['went', 'cash', -4000, NEXT],
    ])
    expect(notCounted([movement()], [movement()], dayOf)).toEqual([])
  })

  it('is the difference of one that was changed or voided, for the day that counted it', () => {
    const changed = movement({ cents: 7000, charged: 7000 })
    expect(said(notCounted([changed], [movement()], dayOf))).toEqual([['came', 'cash', -3000, DAY]])
    expect(said(notCounted([], [movement()], dayOf))).toEqual([['came', 'cash', -10_000, DAY]])
    const carried = movement({ cents: -10_000, charged: -10_000 })
    expect(notCounted([], [movement(), carried], dayOf)).toEqual([])
    expect(said(notCounted([movement()], [movement(), carried], dayOf))).toEqual([
      ['came', 'cash', 10_000, DAY],
    ])
  })

  it('is both, where it was another method or currency', () => {
    const card = movement({ method: 'card' })
    expect(said(notCounted([card], [movement()], dayOf))).toEqual([
      ['came', 'card', 10_000, DAY],
      ['came', 'cash', -10_000, DAY],
    ])
  })

  it('is nothing of what was only dated anew', () => {
    expect(notCounted([movement({ at: `${NEXT}T09:00:00.000Z` })], [movement()], dayOf)).toEqual([])
  })
})

describe('the totals of a day', () => {
  it('keep dollars and francs apart, and francs of two rates', () => {
    const francs = { currency: 'RWF' as const, charged: 14_500, cents: 1000, rate: 1450 }
    const { methods, dollars } = dayFigures({
      ...nothing,
      movements: [
        movement({ charged: 1010, cents: 1010 }),
        movement({ charged: 2020, cents: 2020 }),
        movement(francs),
        movement({ ...francs, rate: 1500, cents: 967 }),
        movement({ ...francs, way: 'went', charged: -2900, cents: -200 }),
      ],
    })
    expect(
      methods.map(({ currency, rate, net, dollars: worth }) => [currency, rate, net, worth]),
    ).toEqual([
      ['RWF', 1450, 11_600, 8],
      ['RWF', 1500, 14_500, 9.67],
      ['USD', null, 30.3, 30.3],
    ])
    expect(dollars).toEqual({ taken: 49.97, refunded: 2, net: 47.97 })
  })

  it('have what was voided beside the sums, and in none of them', () => {
    const voided = [{ method: 'cash', currency: 'USD' as const, rate: null, charged: 2550 }]
    const { methods, movements, dollars } = dayFigures({ ...nothing, voided })
    expect(methods).toEqual([
      {
        method: 'cash',
        currency: 'USD',
        rate: null,
        voided: 25.5,
        taken: 0,
        refunded: 0,
        net: 0,
        dollars: 0,
      },
    ])
    expect({ movements, net: dollars.net }).toEqual({ movements: 0, net: 0 })
  })

  it('put what came online under its provider, whoever touched it', () => {
    const { cashiers } = dayFigures({
      ...nothing,
      movements: [
        movement({ provider: 'pesapal', cashier: '' }),
        movement({ cashier: 'Ben' }),
        movement({ cashier: 'Aline', way: 'went', charged: -500, cents: -500 }),
      ],
    })
    expect(cashiers.map(({ cashier, provider, net }) => [cashier, provider, net])).toEqual([
      ['Aline', null, -5],
      ['Ben', null, 100],
      ['', 'pesapal', 100],
    ])
  })

  it('add up taxes by their rate, and name the first and last receipt', () => {
    const receipt = (number: number, cents: number, percent = 18) => ({
      number,
      totalCents: 10_000,
      taxes: [{ name: 'VAT', percent, cents }],
    })
    const { receipts } = dayFigures({
      ...nothing,
      receipts: [receipt(9, 1000), receipt(7, 500), receipt(8, 100, 10)],
    })
    expect(receipts).toEqual({
      count: 3,
      first: 7,
      last: 9,
      total: 300,
      taxes: [
        {
          name: 'VAT',
          percent: 10,
          amount: 1,
        },
        {
          name: 'VAT',
          percent: 18,
          amount: 15,
        },
      ],
    })
  })

  it('are empty where nothing was', () => {
    expect(isEmptyDay(dayFigures(nothing))).toBe(true)
    expect(isEmptyDay(dayFigures({ ...nothing, writeOffs: [100] }))).toBe(false)
  })
})
