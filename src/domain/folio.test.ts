import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './days.ts'
import { containedTaxes, folioLines, folioTotal, type FolioCharge } from './folio.ts'

const labels = { nights: (nights: number) => `${nights} nights`, extras: 'Extras' }
const taxes = [
  { name: 'VAT', percent: 18, applies_to: ['room', 'restaurant', 'laundry', 'car', 'tour'] },
  { name: 'Tourism levy', percent: 3, applies_to: ['room'] },
]

const charges = fc.array(
  fc.record({
    kind: fc.constantFrom('item', 'restaurant', 'laundry', 'car', 'tour'),
    ref: fc.uuid(),
    title: fc.string(),
    qty: fc.integer({ min: 1, max: 9 }),
    cents: fc.integer({ min: 0, max: 100_000 }),
  }),
  { maxLength: 12 },
) as fc.Arbitrary<FolioCharge[]>

const stays = fc
  .record({
    nights: fc.integer({ min: 1, max: 30 }),
    price: fc.integer({ min: 1, max: 50_000 }),
    extras: fc.integer({ min: 0, max: 20_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ nights, price, extras, share }) => {
    const discount_cents = Math.floor(share * nights * price)
    return {
      check_in: '2026-07-01',
      check_out: addDays('2026-07-01', nights),
      price_per_night_cents: price,
      discount_cents,
      total_cents: nights * price - discount_cents + extras,
    }
  })

describe('a folio', () => {
  it('adds up to the booking and what was put on it, to the cent', () => {
    fc.assert(
      fc.property(stays, charges, (stay, put) => {
        const lines = folioLines(stay, put, labels)
        expect(folioTotal(lines)).toBe(stay.total_cents + folioTotal(put))
        expect(lines.every(({ cents }) => cents >= 0)).toBe(true)
      }),
    )
  })

  it('shows extras apart from nights, and none where there are none', () => {
    const stay = {
      check_in: '2026-07-01',
      check_out: '2026-07-04',
      price_per_night_cents: 6_000,
      discount_cents: 1_800,
      total_cents: 18_600,
    }
    expect(folioLines(stay, [], labels)).toEqual([
      { kind: 'nights', ref: null, title: '3 nights', qty: 3, cents: 16_200 },
      { kind: 'extras', ref: null, title: 'Extras', qty: 1, cents: 2_400 },
    ])
    expect(folioLines({ ...stay, total_cents: 16_200 }, [], labels)).toHaveLength(1)
  })
})

describe('the taxes that prices contain', () => {
  it('are 18 % on everything and 3 % on nights, on the same net amount', () => {
    // 121.00 for nights holds 18.00 and 3.00 on 100.00; 118.00 for dinner holds 18.00 on 100.00.
    expect(
      containedTaxes(
        [
          { kind: 'nights', cents: 12_100 },
          { kind: 'restaurant', cents: 11_800 },
        ],
        taxes,
        'restaurant',
      ),
    ).toEqual([
      { name: 'VAT', percent: 18, cents: 3_600 },
      { name: 'Tourism levy', percent: 3, cents: 300 },
    ])
  })

  it('take no levy on what is no accommodation', () => {
    const found = containedTaxes([{ kind: 'extras', cents: 11_800 }], taxes, 'restaurant')
    expect(found.map(({ name }) => name)).toEqual(['VAT'])
  })

  const stay = {
    check_in: '2026-07-01',
    check_out: '2026-07-04',
    price_per_night_cents: 6_000,
    discount_cents: 1_200,
    total_cents: 19_300,
    guests: 3,
  }
  const amounts = [
    { name: 'VAT', percent: 18, applies_to: ['room', 'restaurant'] },
    { name: 'Hotel tax', percent: 0, applies_to: ['room'], fixed: { amount: 2, for: 'room' } },
    { name: 'Guest levy', percent: 0, applies_to: ['room'], fixed: { amount: 1.5, for: 'guest' } },
  ] as const

  it('may be amounts for each room or guest and night: they come first, the rest holds percentages', () => {
    // Three nights for 168.00: 6.00 and 13.50 are amounts; the other 148.50 hold 18 %.
    expect(
      containedTaxes([{ kind: 'nights', cents: 16_800, stay }], amounts, 'restaurant'),
    ).toEqual([
      { name: 'VAT', percent: 18, cents: 2_265 },
      { name: 'Hotel tax', percent: 0, cents: 600 },
      { name: 'Guest levy', percent: 0, cents: 1_350 },
    ])
  })

  it('have no amount for nights in what is none, nor more of it than was paid', () => {
    const found = (kind: 'nights' | 'extras', cents: number, total = 19_300) =>
      containedTaxes(
        [{ kind, cents, stay: { ...stay, total_cents: total } }],
        amounts,
        'restaurant',
      ).map(({ name, cents: part }) => [name, part])
    expect(found('extras', 2_500)).toEqual([['VAT', 381]])
    // Given away, or nearly.
    expect(found('nights', 0, 0)).toEqual([])
    expect(found('nights', 700, 700)).toEqual([
      ['Hotel tax', 600],
      ['Guest levy', 100],
    ])
  })

  it('are the whole amount together, however payers share the nights', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16_800 }), (mine) => {
        const hotelTax = (cents: number) =>
          containedTaxes([{ kind: 'nights', cents, stay }], amounts, 'restaurant').find(
            ({ name }) => name === 'Hotel tax',
          )?.cents ?? 0
        expect(Math.abs(hotelTax(mine) + hotelTax(16_800 - mine) - 600)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('are rounded once, however the bill is cut into lines', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1 }), (parts) => {
        const whole = [{ kind: 'nights' as const, cents: parts.reduce((a, b) => a + b, 0) }]
        const cut = parts.map((cents) => ({ kind: 'nights' as const, cents }))
        const [a, b] = [whole, cut].map((lines) => containedTaxes(lines, taxes, 'restaurant'))
        for (const [at, tax] of (a ?? []).entries()) {
          // A sum of fractions may fall on either side of a half.
          expect(Math.abs(tax.cents - (b?.[at]?.cents ?? 0))).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})
