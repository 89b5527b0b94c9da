import { expect } from 'vitest'
import { MORNING, openHouse, type Answered, type House } from './http-house.ts'
import type { PaymentsTable, ProviderPaymentsTable, RoomsTable } from '#server/db/schema.ts'
import type { Store } from '#server/db/store.ts'
import { singleProvider } from '#server/payments/payments.ts'
import type { Job } from '#server/jobs.ts'
import { pesapalProvider } from '#server/payments/pesapal/provider.ts'
import { sandboxProvider } from '#server/payments/sandbox/provider.ts'
import { paymentJobs } from '#server/services/payments/jobs.ts'
import { startPesapal, type PesapalStandIn } from '../fixtures/pesapal.ts'
import { addRoom, wish, type Stay } from './bookings-house.ts'

export type Outcome = 'paid' | 'failed' | 'cancelled'

/** A house that takes payments through one provider, and the payer who goes to its page. */
export interface PayingHouse extends House {
  readonly provider: 'sandbox' | 'pesapal'
  /** Only with pesapal. */
  readonly standIn: PesapalStandIn
  /** What the payer does on the provider's page; nobody tells the house of it yet. */
  payerDoes(started: Started, outcome: Outcome): Promise<void>
  /** The browser comes back to the house; answers where it is sent. */
  comeBack(started: Started, query?: string): Promise<string>
  /** Both jobs, once. */
  runJobs(): Promise<void>
  later(minutes: number): void
  close(): Promise<void>
}

export interface Started {
  redirect_url: string
  payment_id: string
  held_until: string | null
}

export const PUBLIC_URL = 'https://house.example.com'

const cards = {
  paid: '4242 4242 4242 4242',
  failed: '4000000000000002',
  cancelled: '4000 0000 0000 0119',
}

export const form = (fields: Record<string, string>) => ({
  body: new URLSearchParams({
    name: 'Aline Mukamana',
    expiry: '09/30',
    cvc: '737',
    action: 'pay',
    ...fields,
  }).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

/** `time` is the clock of house and store alike; it starts in the morning. */
export async function openPayingHouse(
  store: Store,
  provider: 'sandbox' | 'pesapal',
  time: { now: Date },
  patience = 10_000,
): Promise<PayingHouse> {
  const standIn = await startPesapal()
  time.now = MORNING
  const clock = () => time.now
  const payments = singleProvider(
    provider === 'sandbox'
      ? sandboxProvider(store, clock, null)
      : pesapalProvider({
          account: standIn.account,
          publicUrl: PUBLIC_URL,
          store,
          clock,
          timeoutMs: patience,
        }),
  )
  const house = await openHouse(store, { payments, clock })
  Object.defineProperty(house, 'now', { get: clock })
  const jobs: Job[] = paymentJobs({ store, payments, now: clock, log: house.app.log })

  async function payerDoes({ redirect_url }: Started, outcome: Outcome): Promise<void> {
    if (provider === 'sandbox') {
      const answer = await house.ask('POST', redirect_url, form({ number: cards[outcome] }))
      expect(answer.status).toBe(303)
      return
    }
    const tracking = new URL(redirect_url).searchParams.get('OrderTrackingId') ?? ''
    // Their page's own "cancel" leaves the order as it is.
    if (outcome === 'paid') standIn.turn(tracking, 'completed')
    if (outcome === 'failed') standIn.turn(tracking, 'failed', { description: 'Declined' })
  }

  return Object.assign(house, {
    provider,
    standIn,
    payerDoes,
    async comeBack({ payment_id }: Started, query = '') {
      const answer = await house.ask('GET', `/pay/return/${payment_id}${query}`)
      expect(answer.status).toBe(302)
      return String(answer.headers.location)
    },
    async runJobs() {
      for (const job of jobs) await job.run(time.now, new AbortController().signal)
    },
    later(minutes: number) {
      time.now = new Date(time.now.getTime() + minutes * 60_000)
    },
    async close() {
      await house.app.close()
      await standIn.close()
    },
  })
}

/** A room of its own and a guest's booking of it; `ids` of all its rooms. */
export async function book(house: House, stay: Stay = {}, changes: Record<string, unknown> = {}) {
  const room = await addRoom(house.store)
  const more = []
  for (let at = 1; at < (stay.quantity ?? 1); at += 1) {
    more.push(await addRoom(house.store, { type: room.type }))
  }
  const answer = await house.ask('POST', '/api/hotel/bookings', {
    body: wish(room, stay, changes),
  })
  expect(answer.status, answer.text).toBe(201)
  const ids = answer.body.booking_ids as string[]
  return { room, rooms: [room, ...more] as RoomsTable[], id: String(answer.body.id), ids }
}

export async function start(house: House, id: string): Promise<Started> {
  const answer = await tryStart(house, id)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as unknown as Started
}

export const tryStart = (house: House, id: string): Promise<Answered> =>
  house.ask('POST', `/api/hotel/bookings/${id}/pay`, { body: {} })

export const stateOf = async (house: House, { payment_id }: Started) =>
  (await house.ask('GET', `/api/payments/${payment_id}/state`)).body

export const transaction = (store: Store, id: string): Promise<ProviderPaymentsTable> =>
  store.db
    .selectFrom('provider_payments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const moneyOn = (store: Store, bookingId: string): Promise<PaymentsTable[]> =>
  store.db
    .selectFrom('payments')
    .selectAll()
    .where('subject_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
