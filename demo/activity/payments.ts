import type { Dated } from '../rows.ts'
import type { World } from './world.ts'
import { addDays } from '#domain/days.ts'
import { chargedIn } from '#domain/money.ts'
import { demoSettings } from '../settings.ts'
import { staff } from '../people.ts'
import { oneOf } from '../random.ts'
import { madeAt, quarterBetween } from './world.ts'

/** What a payment is for, whatever the service. */
interface Bill {
  id: string
  payment_status: string
  customer_name: string
  total_cents: number
  created_at: string
}

interface Kind<Row extends Bill> {
  kind: string
  rows: readonly Row[]
  /** The day on which the house would have been paid. */
  day: (row: Row) => string
  method: (row: Row) => string
  francs?: (row: Row) => boolean
}

const nameOf = (role: string) => staff.find((one) => one.role === role)?.name ?? null

/** The reception has the till until two in the afternoon, then an admin; `at` is UTC. */
const cashierAt = (at: string) => nameOf(Number(at.slice(11, 13)) < 12 ? 'reception' : 'admin')

/** One payment a bill, in the state the bill says; open bills have none, or one that is waited for. */
export function paymentsOf<Row extends Bill>(world: World, bills: Kind<Row>): Dated<'payments'>[] {
  const { random, today } = world
  const rate = demoSettings(today).rwf_per_usd.rate
  return bills.rows.flatMap((row) => {
    const waiting = row.payment_status === 'unpaid' && random() < 0.08
    if (row.payment_status === 'unpaid' && !waiting) return []
    const method = bills.method(row)
    const created = madeAt(world, bills.day(row), quarterBetween(random, 8, 20))
    const at = created < row.created_at ? row.created_at : created
    const francs = bills.francs?.(row) ?? method === 'mobile money'
    const status = waiting ? 'pending' : row.payment_status
    const charged = francs ? chargedIn({ currency: 'RWF', rate }, row.total_cents) : row.total_cents
    const returned = status === 'refunded'
    return {
      id: `payment-${row.id}`,
      subject_kind: bills.kind,
      subject_id: row.id,
      customer_name: row.customer_name,
      amount_cents: row.total_cents,
      charged,
      currency: francs ? 'RWF' : 'USD',
      rwf_rate: francs ? rate : null,
      method,
      status,
      reference: method === 'cash' ? null : `DEMO-${row.id.toUpperCase()}`,
      processor: method === 'card' ? 'sandbox' : null,
      notes: returned ? 'Cancelled in time, given back in full.' : null,
      paid_at: status === 'paid' || returned ? at : null,
      provider_payment_id: null,
      refund_cents: returned ? row.total_cents : 0,
      refund_charged: returned ? charged : 0,
      refund_status: returned ? 'done' : null,
      refund_note: null,
      receipt_id: null,
      voided_at: null,
      void_reason: null,
      refunded_at: returned ? at : null,
      device_time: null,
      device_clock: null,
      // What came by a card online nobody took.
      changed_by: method === 'card' ? null : cashierAt(at),
      created_at: at,
    }
  })
}

/** A method as guests of a mountain house pay: cards less often than phones and notes. */
export const someMethod = ({ random }: World) =>
  oneOf(random, ['card', 'card', 'cash', 'mobile money', 'mobile money', 'bank transfer'])

/** A deposit's day: soon after booking. */
export const dayAfter = (moment: string) => addDays(moment.slice(0, 10), 1)
