import { i18n } from '@lingui/core'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FolioItem } from '#contract/folio.ts'
import type { RowAt } from '#contract/resources.ts'
import { addDays } from '#domain/days.ts'
import { amountIn, fromCents, toCents } from '#domain/money.ts'
import { houseMoneyHere, knowHouseMoney } from '#offline/reads/house-money.ts'
import { wholeRow } from '#tests/fixtures/whole-row.ts'
import { candidatesFor, chargesOn } from './charges.ts'
import { folioOf, type FolioReceipt, type FolioLabels } from './folio.ts'
import { staysOn } from './receipted.ts'
import { canBeChosen, paidFor, receiptLines } from './split.ts'
import { roomsWith, stayOf, staysOf, type Stay } from './stay.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const words: FolioLabels = {
  nights: (nights, { roomNumber }) => `${nights} nights, ${roomNumber}`,
  extras: () => 'Extras',
  charge: ({ kind, what }) => `${kind}: ${what}`,
  room: ({ roomNumber }) => roomNumber,
}

const kept = (id: string) => ({ id, version: 1, operation_id: null })

function aStay(id: string, more: object = {}): Stay {
  const stay = stayOf(
    wholeRow('hotel_bookings', {
      id,
      code: 'ABCD2345',
      room_number: '104',
      check_in: '2026-07-01',
      check_out: '2026-07-03',
      price_per_night: 60,
      total: 136,
      paid: 0,
      status: 'active',
      customer_name: 'Béatrice Uwase',
      customer_phone: '0788 999 000',
      ...more,
    }),
  )
  if (stay === null) throw new Error('No stay')
  return stay
}

const item = (id: string, stay: string, price: number, qty: number) =>
  wholeRow('folio_items', { id, booking_id: stay, title: id, price, qty })
const meal = (id: string, more: object = {}) =>
  wholeRow('restaurant_orders', {
    id,
    number: 7,
    total: 18,
    status: 'delivered',
    payment_status: 'unpaid',
    schedule_date: '2026-07-02',
    items: [{ name: 'Steak', qty: 2 }],
    ...more,
  })
const paid = (id: string, kind: string, subject: string, dollars: number, more: object = {}) =>
  wholeRow('payments', {
    id,
    subject: { kind, id: subject },
    amount: dollars,
    currency: 'USD',
    dollars,
    method: 'cash',
    status: 'paid',
    refunded: 0,
    refund_status: null,
    ...more,
  })

function bill(
  stays: readonly Stay[],
  {
    meals = [],
    items = [],
    payments = [],
    receipts = [],
  }: {
    meals?: RowAt<'restaurant_orders'>[]
    items?: FolioItem[]
    payments?: RowAt<'payments'>[]
    receipts?: FolioReceipt[]
  },
) {
  const charges = {
    restaurant: chargesOn('restaurant', meals, stays),
    laundry: [],
    car: [],
    tour: [],
    custom: [],
  }
  return folioOf(stays, { items, charges, payments, receipts }, words)
}

describe('a bill', () => {
  it('in francs is even once the dollars that it comes to were taken, also before the house has them', () => {
    const before = houseMoneyHere()
    knowHouseMoney({ base: 'RWF', rates: [] })
    const currency = 'USD'
    const rate = 1 / 1447.5
    for (const total of [50_000, 10_000, 7]) {
      const { amount } = amountIn({ currency, rate }, toCents(total))
      const dollars = paid('p', 'room', 's', amount, { version: 0, currency, rwf_rate: rate })
      const waiting = { ...dollars, dollars: Math.round(amount / rate) }
      const folio = bill([aStay('s', { price_per_night: total / 2, total })], {
        payments: amount > 0 ? [waiting] : [],
      })
      expect([total, folio.balance]).toEqual([total, amount > 0 ? 0 : toCents(total)])
    }
    knowHouseMoney(before)
  })

  it('holds nights, extras, items and meals, less what was paid on any of them', () => {
    const folio = bill([aStay('s')], {
      items: [item('wine', 's', 9.25, 2), item('others', 'x', 5, 1)],
      meals: [
        meal('m', { room_booking_id: 's' }),
        meal('elsewhere', { room_booking_id: 'x' }),
        meal('cancelled', { room_booking_id: 's', status: 'cancelled' }),
      ],
      payments: [paid('p', 'room', 's', 100), paid('q', 'restaurant', 'm', 18)],
    })
    expect(folio.lines.map(({ title, cents, open }) => [title, cents, open])).toEqual([
      ['2 nights, 104', 12_000, 2_000],
      ['Extras', 1_600, 1_600],
      ['wine', 1_850, 1_850],
      ['restaurant: 2 Steak', 1_800, 0],
    ])
    expect([folio.total, folio.totalPaid, folio.balance]).toEqual([17_250, 11_800, 5_450])
  })

  it('counts what the house says was paid where its payment is not kept, and none twice', () => {
    const told = bill([aStay('s', { paid: 50 })], {
      meals: [meal('m', { room_booking_id: 's', payment_status: 'paid' })],
    })
    expect([told.earlier, told.totalPaid]).toEqual([6_800, 6_800])
    const both = bill([aStay('s', { paid: 50 })], {
      payments: [paid('p', 'room', 's', 50), paid('w', 'room', 's', 20, { version: 0 })],
    })
    expect([both.earlier, both.totalPaid]).toEqual([0, 7_000])
  })

  it('takes no money from what is pending, failed or went back', () => {
    const folio = bill([aStay('s')], {
      payments: [
        paid('a', 'room', 's', 10, { status: 'pending' }),
        paid('b', 'room', 's', 10, { status: 'refunded', refunded: 10 }),
        paid('c', 'room', 's', 30, { refunded: 10, refund_status: 'done' }),
        paid('d', 'room', 's', 14_500, { currency: 'RWF', rwf_rate: 1_450, dollars: 10 }),
      ],
    })
    expect(folio.totalPaid).toBe(3_000)
  })

  it('of a cancelled booking holds only what was put on it', () => {
    const folio = bill([aStay('s', { status: 'cancelled' })], { items: [item('wine', 's', 9, 1)] })
    expect(folio.lines.map(({ title }) => title)).toEqual(['wine'])
  })

  it('of rooms booked together is the sum of theirs', () => {
    const group = { group_id: 'g' }
    const all = [aStay('b', { ...group, room_number: '105' }), aStay('a', group), aStay('other')]
    const items = [item('wine', 'a', 9, 1), item('tea', 'b', 2, 1)]
    const each = ['a', 'b'].map((id) => bill(staysOf(all, id, false), { items }).total)
    const together = bill(staysOf(all, 'a', true), { items })
    expect(together.stays.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(together.total).toBe((each[0] ?? 0) + (each[1] ?? 0))
    const ref = receiptLines(together.lines, 'a').map((line) => line.ref)
    expect(ref).toEqual([null, null, 'wine', 'b', 'b', 'tea'])
    expect(roomsWith(all, all[2] as Stay)).toEqual([])
  })
})

describe('splitting', () => {
  const items = fc.array(
    fc.record({ price: fc.integer({ min: 1, max: 9_999 }), mine: fc.boolean() }),
    {
      maxLength: 6,
    },
  )

  it('two payers’ receipts together are the whole bill, each line once, and all is paid', () => {
    fc.assert(
      fc.property(items, fc.boolean(), (bought, nights) => {
        const stay = aStay('s')
        const on = bought.map(({ price }, at) => item(`i${at}`, 's', fromCents(price), 1))
        const isMine = (key: string) =>
          key.startsWith('item:') ? bought[Number(key.slice(6))]?.mine === true : nights
        let [payments, receipts]: [RowAt<'payments'>[], FolioReceipt[]] = [[], []]
        for (const mine of [true, false]) {
          const folio = bill([stay], { items: on, payments, receipts })
          const chosen = folio.lines.filter(
            (line) => canBeChosen(line) && isMine(line.key) === mine,
          )
          const cents = chosen.reduce((sum, line) => sum + line.open, 0)
          if (chosen.length === 0) continue
          const given = {
            method: 'cash',
            amount: fromCents(cents),
            currency: 'USD',
            cents,
            rate: null,
          } as const
          const { paidCents } = paidFor(folio, chosen, given)
          const lines = receiptLines(chosen, 's')
          const total = lines.reduce((sum, { amount }) => sum + toCents(amount), 0)
          expect(paidCents).toBe(total)
          payments = [...payments, paid(`p${mine}`, 'room', 's', fromCents(cents))]
          receipts = [...receipts, { ...kept(`r${mine}`), booking_id: 's', lines } as FolioReceipt]
        }
        const done = bill([stay], { items: on, payments, receipts })
        expect(done.balance).toBe(0)
        expect(done.lines.filter(canBeChosen)).toEqual([])
        const written = receipts.flatMap(({ lines }) => lines)
        expect(written).toHaveLength(done.lines.length)
        expect(written.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(done.total)
      }),
    )
  })

  it('a line that grew after its receipt is receipted by its difference alone', () => {
    const receipts = [
      {
        ...kept('r'),
        booking_id: 's',
        lines: [{ kind: 'nights', ref: null, title: '2 nights', qty: 2, amount: 120 }],
      } as unknown as FolioReceipt,
    ]
    const longer = aStay('s', { check_out: addDays('2026-07-03', 1), total: 180 })
    const { lines } = bill([longer], { receipts })
    expect(receiptLines(lines, 's').map(({ amount }) => amount)).toEqual([60])
  })
})

describe('the bill of two rooms booked together', () => {
  const group = { group_id: 'g' }
  const rooms = [aStay('s', group), aStay('t', { ...group, room_number: '105' })]
  // Written on the bill of all rooms, opened at the first one: the second one's nights alone.
  const others = receiptLines(
    bill(rooms, {}).lines.filter(({ stayId }) => stayId === 't'),
    's',
  )
  const receipt = { ...kept('r'), booking_id: 's', lines: others } as unknown as FolioReceipt
  const single = (at: number) => bill(rooms.slice(at, at + 1), { receipts: [receipt] })

  it('a line’s receipt is seen from its own room: it is not written twice', () => {
    const [first, second] = [single(0), single(1)]
    expect(second.lines.map(({ onReceipts, cents }) => onReceipts === cents)).toEqual([true, true])
    expect(receiptLines(second.lines, 't')).toEqual([])
    expect(second.receipts).toEqual([receipt])
    expect(first.lines.map(({ onReceipts }) => onReceipts)).toEqual([0, 0])
    expect(bill([aStay('else')], { receipts: [receipt] }).receipts).toEqual([])
  })

  it('a receipt names the rooms that its lines are of', () => {
    const both = bill(rooms, { receipts: [receipt] })
    expect(staysOn(receipt, both).map(({ id }) => id)).toEqual(['t'])
    const all = { ...receipt, lines: receiptLines(bill(rooms, {}).lines, 's') }
    expect(staysOn(all, both).map(({ id }) => id)).toEqual(['s', 't'])
    const gone = { ...receipt, lines: [{ ...others[0]!, kind: 'item' as const, ref: 'gone' }] }
    expect(staysOn(gone, both).map(({ id }) => id)).toEqual(['s'])
  })
})

describe('francs on a receipt', () => {
  it('stand with the rate by which they were counted', () => {
    const francs = { currency: 'RWF', amount: 145_000, dollars: 100, rwf_rate: 1450 }
    const folio = bill([aStay('s')], { payments: [paid('p', 'room', 's', 0, francs)] })
    const given = { method: 'mobile money', amount: 52_560, currency: 'RWF', cents: 3600 } as const
    const { paidCents, payments } = paidFor(folio, folio.lines, { ...given, rate: 1460 })
    expect(paidCents).toBe(13_600)
    expect(payments).toEqual([
      { method: 'cash', amount: 145_000, currency: 'RWF', rwf_rate: 1450 },
      { method: 'mobile money', amount: 52_560, currency: 'RWF', rwf_rate: 1460 },
    ])
    const dollars = {
      method: 'cash',
      amount: 36,
      currency: 'USD',
      cents: 3600,
      rate: 1460,
    } as const
    expect(paidFor(folio, folio.lines, dollars).payments[1]).toEqual({
      method: 'cash',
      amount: 36,
      currency: 'USD',
    })
  })
})

describe('what could be put on a bill', () => {
  it('is unpaid and on nobody’s; the guest’s own and the room’s come first', () => {
    const rows = [
      meal('stranger', { customer_name: 'Somebody', schedule_date: '2026-07-03' }),
      meal('by name', { customer_name: 'uwase beatrice' }),
      meal('by phone', { customer_name: 'B.', customer_phone: '+250788999000' }),
      meal('by room', { room_number: '104', room_guest_name: 'Child' }),
      meal('room before', { room_number: '104', schedule_date: '2026-06-02' }),
      meal('paid', { customer_name: 'Béatrice Uwase', payment_status: 'paid' }),
      meal('on another', { customer_name: 'Béatrice Uwase', room_booking_id: 'x' }),
      meal('cancelled', { customer_name: 'Béatrice Uwase', status: 'cancelled' }),
    ]
    const found = candidatesFor(aStay('s'), {
      restaurant: rows,
      laundry: [],
      car: [],
      tour: [],
      custom: [],
    })
    const ids = (theirs: boolean) =>
      found.filter((one) => one.isTheirs === theirs).map(({ id }) => id)
    expect(ids(true).toSorted()).toEqual(['by name', 'by phone', 'by room'])
    expect(ids(false)).toEqual(['stranger', 'room before'])
    expect(found.slice(0, 3).every(({ isTheirs }) => isTheirs)).toBe(true)
  })
})
