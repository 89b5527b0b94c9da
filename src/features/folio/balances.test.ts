import { i18n } from '@lingui/core'
import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { tableOf } from '#contract/services/index.ts'
import { wholeRow } from '#tests/fixtures/whole-row.ts'
import { balancesOf } from './balances.ts'
import type { ChargeKind } from './charges.ts'
import type { FolioLabels } from './folio.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const words: FolioLabels = {
  room: () => '104 Bisoke',
  nights: (nights) => `${nights} nights`,
  extras: () => 'Extras',
  charge: ({ kind, id }) => `${kind} ${id}`,
}
const kinds = ['restaurant', 'laundry', 'car', 'tour'] as const

/** What may happen to two stays; amounts in cents. */
type Happening =
  | { do: 'item'; stay: number; cents: number; qty: number }
  | { do: 'charge'; stay: number; kind: ChargeKind; cents: number }
  | { do: 'off' | 'cancel' | 'payCharge' | 'refund' | 'void'; which: number }
  | { do: 'pay'; stay: number; cents: number; waits: boolean }

const cents = fc.integer({ min: 1, max: 50_000 })
const stay = fc.integer({ min: 0, max: 1 })
const which = fc.integer({ min: 0, max: 9 })
const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ do: fc.constant('item' as const), stay, cents, qty: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ do: fc.constant('charge' as const), stay, kind: fc.constantFrom(...kinds), cents }),
  fc.record({
    do: fc.constantFrom('off' as const, 'cancel' as const, 'payCharge' as const),
    which,
  }),
  fc.record({ do: fc.constantFrom('refund' as const, 'void' as const), which }),
  fc.record({ do: fc.constant('pay' as const), stay, cents, waits: fc.boolean() }),
)

/** Without its days a tour or a rental is no row. */
const days = { date: '2026-07-02', pickup_date: '2026-07-02', dropoff_date: '2026-07-02' }

const TOTAL = 16_000

interface Charged {
  id: string
  kind: ChargeKind
  cents: number
  stay: number | null
  cancelled: boolean
}
interface Paid {
  id: string
  bill: { kind: string; id: string }
  /** Of which stay it counts while its bill is on one. */
  of: () => number | null
  cents: number
  status: 'paid' | 'refunded' | 'failed'
  waits: boolean
}

/** The history as rows, and the same by plain adding up. */
function live(history: readonly Happening[]) {
  const items: { stay: number; cents: number; qty: number }[] = []
  const charges: Charged[] = []
  const payments: Paid[] = []
  const pay = (bill: Paid['bill'], of: Paid['of'], sum: number, waits: boolean) =>
    payments.push({ id: `p${payments.length}`, bill, of, cents: sum, status: 'paid', waits })
  for (const one of history) {
    switch (one.do) {
      case 'item':
        items.push(one)
        break
      case 'charge': {
        const id = `c${charges.length}`
        charges.push({ id, kind: one.kind, cents: one.cents, stay: one.stay, cancelled: false })
        break
      }
      case 'pay':
        pay({ kind: 'room', id: `s${one.stay}` }, () => one.stay, one.cents, one.waits)
        break
      case 'refund':
      case 'void': {
        const found = payments[one.which]
        if (found?.status === 'paid') found.status = one.do === 'void' ? 'failed' : 'refunded'
        break
      }
      default: {
        const found = charges[one.which]
        if (found === undefined) break
        if (one.do === 'off') found.stay = null
        else if (one.do === 'cancel') found.cancelled = true
        else {
          const on = () => (found.cancelled ? null : found.stay)
          pay({ kind: found.kind, id: found.id }, on, found.cents, false)
        }
      }
    }
  }
  return { items, charges, payments }
}

it('is lines less payments, whatever happened: items, charges, refunds, voids, what waits here', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 25 }), (history) => {
      const { items, charges, payments } = live(history)
      const rows = (kind: ChargeKind) =>
        charges
          .filter((one) => one.kind === kind)
          .map((one) =>
            wholeRow(tableOf[kind], {
              id: one.id,
              total: one.cents / 100,
              status: one.cancelled ? 'cancelled' : 'delivered',
              payment_status: 'unpaid',
              room_booking_id: one.stay === null ? null : `s${one.stay}`,
              ...days,
            }),
          )
      const of = balancesOf(
        {
          bookings: [0, 1].map((at) =>
            wholeRow('hotel_bookings', {
              id: `s${at}`,
              check_in: '2026-07-01',
              check_out: '2026-07-03',
              price_per_night: 80,
              total: TOTAL / 100,
              status: 'active',
              paid: 0,
            }),
          ),
          items: items.map((one, at) =>
            wholeRow('folio_items', {
              id: `i${at}`,
              booking_id: `s${one.stay}`,
              title: 'Tea',
              price: one.cents / 100,
              qty: one.qty,
            }),
          ),
          charges: {
            restaurant: rows('restaurant'),
            laundry: rows('laundry'),
            car: rows('car'),
            tour: rows('tour'),
            custom: rows('custom'),
          },
          payments: payments.map((one) =>
            wholeRow('payments', {
              id: one.id,
              version: one.waits ? 0 : 1,
              subject: one.bill,
              amount: one.cents / 100,
              currency: 'USD',
              dollars: one.cents / 100,
              status: one.status,
              refunded: one.status === 'refunded' ? one.cents / 100 : 0,
              refund_status: one.status === 'refunded' ? 'done' : null,
            }),
          ),
        },
        words,
      )
      for (const at of [0, 1]) {
        const lines =
          TOTAL +
          items
            .filter((one) => one.stay === at)
            .reduce((sum, one) => sum + one.cents * one.qty, 0) +
          charges
            .filter((one) => one.stay === at && !one.cancelled)
            .reduce((sum, one) => sum + one.cents, 0)
        const paid = payments
          .filter((one) => one.status === 'paid' && one.of() === at)
          .reduce((sum, one) => sum + one.cents, 0)
        const found = of(`s${at}`)
        expect(found?.balance).toBe(lines - paid)
        const open = found?.open.reduce((sum, one) => sum + one.cents, 0)
        expect(open).toBe(Math.max(0, lines - paid))
      }
    }),
  )
})

it('is not known of a stay that is not kept', () => {
  const none = { restaurant: [], laundry: [], car: [], tour: [], custom: [] }
  expect(balancesOf({ bookings: [], items: [], charges: none, payments: [] }, words)('s1')).toBe(
    null,
  )
})
