import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  balanceOf,
  dueFor,
  openByLine,
  spread,
  type OpenLine,
  type PaidBill,
} from './folio-balance.ts'
import { chargedIn } from './money.ts'

const inFrancs = (rate: number) => ({ currency: 'RWF', rate })

const bills = ['stay', 'dinner', 'laundry', 'gorillas'] as const
const aBill = fc.constantFrom(...bills)
const cents = fc.integer({ min: 0, max: 90_000 })

const someLines: fc.Arbitrary<OpenLine[]> = fc
  .array(fc.record({ bill: aBill, cents, receipted: fc.boolean() }), { maxLength: 12 })
  .map((all) => all.map((line, at) => ({ ...line, key: `line ${at}` })))
const somePaid: fc.Arbitrary<PaidBill[]> = fc.array(fc.record({ bill: aBill, cents }), {
  maxLength: 8,
})
const total = (all: readonly { cents: number }[]) => all.reduce((so, one) => so + one.cents, 0)
const sumOf = (open: Map<string, number>) => [...open.values()].reduce((a, b) => a + b, 0)

describe('what is left to pay', () => {
  it('is the lines less the payments, and no line owes more than it costs or less than nothing', () => {
    fc.assert(
      fc.property(someLines, somePaid, (lines, paid) => {
        const balance = balanceOf(lines, paid)
        expect(balance).toBe(total(lines) - total(paid))
        const open = openByLine(lines, paid)
        expect(sumOf(open)).toBe(Math.max(0, balance))
        for (const line of lines) {
          expect(open.get(line.key)).toBeGreaterThanOrEqual(0)
          expect(open.get(line.key)).toBeLessThanOrEqual(line.cents)
        }
      }),
    )
  })

  it('is the same however the bill is split: the parts add up to the whole', () => {
    fc.assert(
      fc.property(someLines, somePaid, fc.array(fc.boolean()), (lines, paid, picks) => {
        const open = openByLine(lines, paid)
        const keys = lines.map(({ key }) => key)
        const mine = keys.filter((_, at) => picks[at])
        const theirs = keys.filter((_, at) => !picks[at])
        expect(dueFor(open, mine) + dueFor(open, theirs)).toBe(dueFor(open, keys))
      }),
    )
  })

  it('goes first to what a payer has a receipt for: the rest stays open', () => {
    const nights = { key: 'nights', bill: 'stay', cents: 20_000 }
    const extras = { key: 'extras', bill: 'stay', cents: 4_000, receipted: true }
    const open = openByLine([nights, extras], [{ bill: 'stay', cents: 4_000 }])
    expect([...open]).toEqual([
      ['nights', 20_000],
      ['extras', 0],
    ])
  })
})

describe('money that is taken', () => {
  it('is recorded whole, and what was due is paid by it', () => {
    fc.assert(
      fc.property(someLines, somePaid, fc.array(fc.boolean()), (lines, paid, picks) => {
        const open = openByLine(lines, paid)
        const mine = lines.filter((_, at) => picks[at])
        const due = dueFor(
          open,
          mine.map(({ key }) => key),
        )
        const parts = spread(due, mine, open, 'stay')
        expect(parts.reduce((so, part) => so + part.amount, 0)).toBe(due)
        expect(parts.every(({ amount }) => amount > 0)).toBe(true)
        const after = [...paid, ...parts.map(({ bill, amount }) => ({ bill, cents: amount }))]
        expect(balanceOf(lines, after)).toBe(balanceOf(lines, paid) - due)
      }),
    )
  })

  it('in francs adds up to the francs given, whatever they are', () => {
    const rates = fc.integer({ min: 900, max: 2_000 })
    fc.assert(
      fc.property(someLines, rates, fc.integer({ min: 1, max: 5_000_000 }), (lines, rate, more) => {
        const open = openByLine(lines, [])
        const due = chargedIn(inFrancs(rate), total(lines))
        for (const amount of [due, more]) {
          const parts = spread(amount, lines, open, 'stay', inFrancs(rate))
          expect(parts.reduce((so, part) => so + part.amount, 0)).toBe(amount)
        }
        // Each bill is given what it owes to within a franc.
        for (const { bill, amount } of spread(due, lines, open, 'stay', inFrancs(rate))) {
          const owes = total(lines.filter((line) => line.bill === bill))
          expect(Math.abs(amount - chargedIn(inFrancs(rate), owes))).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('over what is due goes to the bill that is named for it', () => {
    const lines = [
      { key: 'a', bill: 'stay', cents: 1_000 },
      { key: 'b', bill: 'dinner', cents: 500 },
    ]
    const open = openByLine(lines, [])
    expect(spread(2_000, lines, open, 'stay')).toEqual([
      { bill: 'stay', amount: 1_500 },
      { bill: 'dinner', amount: 500 },
    ])
    expect(spread(1_200, lines, open, 'stay')).toEqual([
      { bill: 'stay', amount: 1_000 },
      { bill: 'dinner', amount: 200 },
    ])
  })
})
