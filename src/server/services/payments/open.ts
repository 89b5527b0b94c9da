import { randomUUID } from 'node:crypto'
import { newCode } from '#lib/code.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { Moment } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { refuse } from '../../http/endpoint.ts'
import type { Order } from '../../payments/provider.ts'
import { holdNights } from '../bookings/inventory.ts'
import { lockBookings } from '../bookings/rows.ts'
import { settingsOf } from '../house/settings.ts'
import { checkPayable, type Due } from './due.ts'
import { firstPoll } from './polls.ts'
import { bookingIdsOf, pendingFor, type ProviderPayment } from './rows.ts'

/** A provider gets so long to open a transaction before another may be opened instead, ms. */
const OPENING = 60_000

export interface Opened {
  payment: ProviderPayment
  heldUntil: Moment | null
  /** What the provider is to be asked for; null where a page is open for it already. */
  order: Order | null
  /** Others for the same bookings that nobody should pay any more. */
  stale: ProviderPayment[]
}

export interface Asked {
  bookingIds: readonly string[]
  /** Also what was booked together with it. */
  wholeGroup: boolean
  provider: string
  now: Date
}

/**
 * Everything of starting a payment that is the house's own: bookings looked at, nights held, rows
 * written, in one transaction. A page that is open for the very same is given out again.
 */
export async function openPayment(tx: Tx, asked: Asked): Promise<Opened> {
  const { now, provider } = asked
  const { rows, together } = await lockBookings(tx, asked.bookingIds)
  const dues = await checkPayable(tx, rows, asked.wholeGroup ? together : rows)
  const ids = dues.map(({ booking }) => booking.id)
  const pending = await pendingFor(tx.db, ids)
  if (pending.some(({ flag }) => flag === 'amount_mismatch')) {
    refuse('conflict', 'A payment of another amount has arrived. The house will call you about it.')
  }
  const opening = pending.some(
    ({ redirect_url, created_at }) =>
      redirect_url === null && now.getTime() - Date.parse(created_at) < OPENING,
  )
  if (opening) {
    refuse('in_progress', 'A payment is just being started. Please try again in a moment.', {
      retryAfter: 3000,
    })
  }
  const same = pending.find((one) => one.redirect_url !== null && isFor(one, dues, provider))
  const heldUntil = await hold(tx, dues, same, now)
  if (same !== undefined) {
    const payment = await tx.update('provider_payments', same.id, { held_until: heldUntil })
    return { payment, heldUntil, order: null, stale: pending.filter((one) => one !== same) }
  }
  const payment = await writeRows(tx, dues, provider, heldUntil, now)
  return { payment, heldUntil, order: await orderFor(tx, payment, dues), stale: pending }
}

function isFor(payment: ProviderPayment, dues: readonly Due[], provider: string): boolean {
  const ids = bookingIdsOf(payment)
  const [first] = dues
  return (
    payment.provider === provider &&
    payment.currency === first?.booking.currency &&
    payment.charged === sum(dues, 'charged') &&
    ids.length === dues.length &&
    dues.every(({ booking }) => ids.includes(booking.id))
  )
}

/** A hold that has half its time left is not renewed: renewals are counted. */
async function hold(
  tx: Tx,
  dues: readonly Due[],
  same: ProviderPayment | undefined,
  now: Date,
): Promise<Moment | null> {
  const { hold_minutes } = await settingsOf(tx.db)
  const half = new Date(now.getTime() + hold_minutes * 30_000).toISOString()
  if (same?.held_until != null && same.held_until > half) return same.held_until
  const until = await holdNights(
    tx,
    dues.map(({ booking }) => booking.id),
    now,
  )
  return dues.some(({ booking }) => booking.status === 'pending') ? until : null
}

function sum(dues: readonly Due[], what: 'cents' | 'charged'): number {
  return dues.reduce((total, due) => total + due[what], 0)
}

async function writeRows(
  tx: Tx,
  dues: readonly Due[],
  provider: string,
  heldUntil: Moment | null,
  now: Date,
): Promise<ProviderPayment> {
  const [first] = dues
  if (first === undefined) throw new Error('Nothing to pay for')
  const { currency, rwf_rate } = first.booking
  // What the payer's device knows it by: not to be guessed.
  const id = randomUUID()
  const reference = `STAY-${newCode()}-${newCode()}`
  await tx.insert('provider_payments', {
    id,
    provider,
    merchant_reference: reference,
    provider_reference: null,
    redirect_url: null,
    booking_ids: JSON.stringify(dues.map(({ booking }) => booking.id)),
    currency,
    charged: sum(dues, 'charged'),
    amount_cents: sum(dues, 'cents'),
    rwf_rate,
    status: 'pending',
    flag: null,
    reason: null,
    received_currency: null,
    received_charged: null,
    confirmation: null,
    method: null,
    account: null,
    held_until: heldUntil,
    polls: 0,
    asked_at: null,
    next_poll_at: firstPoll(now),
    paid_at: null,
  })
  await tx.insertAll(
    'payments',
    dues.map(({ booking, cents, charged }) => ({
      id: uuidv7(now.getTime()),
      subject_kind: 'room',
      subject_id: booking.id,
      customer_name: booking.customer_name,
      amount_cents: cents,
      charged,
      currency,
      rwf_rate,
      method: 'card',
      status: 'pending',
      reference,
      processor: provider,
      notes: null,
      paid_at: null,
      provider_payment_id: id,
      refund_cents: 0,
      refund_charged: 0,
      refund_status: null,
      refund_note: null,
      refunded_at: null,
    })),
  )
  const made = await tx.lock('provider_payments', id)
  if (made === undefined) throw new Error('The payment just made is not there')
  return made
}

async function orderFor(tx: Tx, payment: ProviderPayment, dues: readonly Due[]): Promise<Order> {
  const bookings = dues.map(({ booking }) => booking)
  const [first] = bookings
  if (first === undefined) throw new Error('Nothing to pay for')
  const { name } = await settingsOf(tx.db)
  const rooms = await tx.db
    .selectFrom('rooms')
    .select(['id', 'name', 'room_number'])
    .where('id', 'in', [...new Set(bookings.map(({ room_id }) => room_id))])
    .execute()
  const titleOf = (id: string) => {
    const room = rooms.find((one) => one.id === id)
    return room === undefined ? '' : `${room.name}, ${room.room_number}`
  }
  const many = bookings.length === 1 ? '1 room' : `${bookings.length} rooms`
  return {
    reference: payment.merchant_reference,
    currency: payment.currency,
    charged: payment.charged,
    description: `${name.slice(0, 60)}: ${many}, ${first.check_in} to ${first.check_out}`,
    items: bookings.map((booking) => ({
      title: titleOf(booking.room_id),
      from: booking.check_in,
      to: booking.check_out,
    })),
    customer: {
      name: first.customer_name,
      email: first.customer_email,
      phone: first.customer_phone,
    },
    returnPath: `/pay/return/${payment.id}`,
  }
}
