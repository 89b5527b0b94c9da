import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '#server/db/store.ts'
import { pesapalProvider } from '#server/payments/pesapal/provider.ts'
import type { Order, Provider } from '#server/payments/provider.ts'
import { requestRefund } from '#server/services/payments/refund.ts'
import { roomSubjects } from '#server/services/payments/rows.ts'
import type { Mood, Path } from '../fixtures/pesapal.ts'
import { booking, nightsIn } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING } from './http-house.ts'
import {
  book,
  moneyOn,
  openPayingHouse,
  PUBLIC_URL,
  start,
  stateOf,
  transaction,
  tryStart,
  type PayingHouse,
  type Started,
} from './payments-house.ts'

/** Pesapal's API 3.0 in all its moods, against its stand-in. */
eachStore((make) => {
  let store: Store
  const time = { now: MORNING }
  let house: PayingHouse
  /** How long an answer of Pesapal's may take here, ms. */
  const PATIENCE = 1500

  beforeAll(async () => {
    store = await make({ seeded: true, clock: () => time.now })
  })
  beforeEach(async () => {
    house = await openPayingHouse(store, 'pesapal', time, PATIENCE)
    return () => house.close()
  })
  afterAll(() => expect(house.logs.join('')).not.toContain(house.standIn.account.secret))

  const calls = (path: Path) => house.standIn.asked.filter((one) => one.path === path)
  const trackingOf = ({ redirect_url }: Started) =>
    new URL(redirect_url).searchParams.get('OrderTrackingId') ?? ''

  async function begun() {
    const { id, room } = await book(house)
    const started = await start(house, id)
    const tracking = trackingOf(started)
    const { merchant_reference: merchant } = await transaction(store, started.payment_id)
    return { id, room, started, tracking, merchant }
  }

  type Begun = Awaited<ReturnType<typeof begun>>

  const ipn = ({ tracking, merchant }: Pick<Begun, 'tracking' | 'merchant'>) =>
    house.ask(
      'GET',
      `/pay/ipn?OrderTrackingId=${tracking}&OrderMerchantReference=${merchant}&OrderNotificationType=IPNCHANGE`,
    )
  const callback = ({ started, tracking, merchant }: Begun) =>
    house.comeBack(started, `?OrderTrackingId=${tracking}&OrderMerchantReference=${merchant}`)

  const isPaid = async ({ id, started }: Begun) => {
    expect(await booking(store, id)).toMatchObject({ status: 'approved', payment_status: 'paid' })
    expect(await moneyOn(store, id)).toMatchObject([{ status: 'paid' }])
    expect(await transaction(store, started.payment_id)).toMatchObject({ status: 'paid' })
  }

  function provider(clock = () => MORNING): Provider {
    const { account } = house.standIn
    return pesapalProvider({ account, publicUrl: PUBLIC_URL, store, clock, timeoutMs: PATIENCE })
  }
  let orders = 0
  function order(changes: Partial<Order> = {}): Order {
    orders += 1
    return {
      reference: `ORDER-${orders}-${Math.random()}`,
      currency: 'USD',
      charged: 12_345,
      description: 'A house: 1 room',
      items: [],
      customer: { name: 'Aline Mukamana Uwase', email: null, phone: '0788 123 456' },
      returnPath: '/pay/return/x',
      ...changes,
    }
  }

  describe('its calls', () => {
    it('say what the documentation asks for', async () => {
      const { tracking, merchant, started } = await begun()
      const body = calls('SubmitOrderRequest')[0]?.body ?? {}
      expect(body).toMatchObject({
        id: merchant,
        currency: 'USD',
        amount: 160,
        callback_url: `${PUBLIC_URL}/pay/return/${started.payment_id}`,
        cancellation_url: `${PUBLIC_URL}/pay/return/${started.payment_id}?cancelled=1`,
        billing_address: {
          email_address: 'aline@example.com',
          phone_number: '+250788123456',
          country_code: 'RW',
          first_name: 'Aline',
          last_name: 'Mukamana',
        },
      })
      expect(String(body.id)).toMatch(/^[\w.:-]{1,50}$/)
      expect(String(body.description)).toMatch(/^Imisozi Guest House: 1 room, /)
      expect(String(body.description).length).toBeLessThanOrEqual(100)
      expect((await transaction(store, started.payment_id)).provider_reference).toBe(tracking)
    })

    it('share one token until shortly before it ends', async () => {
      const ours = { now: new Date() }
      const pesapal = provider(() => ours.now)
      await Promise.all([pesapal.start(order()), pesapal.start(order())])
      expect(house.standIn.tokens()).toBe(1)
      ours.now = new Date(ours.now.getTime() + 240_000)
      await pesapal.start(order())
      expect(house.standIn.tokens()).toBe(1)
      ours.now = new Date(ours.now.getTime() + 45_000)
      await pesapal.start(order())
      expect(house.standIn.tokens()).toBe(2)
    })

    it.each(['by HTTP', 'by the body alone'])(
      'renew a token that is refused %s, and repeat themselves once',
      async (how) => {
        const pesapal = provider()
        const { reference } = await pesapal.start(order())
        if (how === 'by HTTP') house.standIn.expireTokens()
        else house.standIn.upset('GetTransactionStatus', { says: stale })
        expect((await pesapal.status(reference)).status).toBe('pending')
        expect(calls('GetTransactionStatus')).toHaveLength(2)
        expect(house.standIn.tokens()).toBe(2)
        house.standIn.upset('GetTransactionStatus', { says: stale }, 2)
        await expect(pesapal.status(reference)).rejects.toThrow('refuses our keys')
        expect(calls('GetTransactionStatus')).toHaveLength(4)
      },
    )

    it('register the house’s address once, over restarts, and again when it is forgotten', async () => {
      await provider().start(order())
      await provider().start(order())
      expect(calls('RegisterIPN')).toHaveLength(1)
      expect(calls('RegisterIPN')[0]?.body).toEqual({
        url: `${PUBLIC_URL}/pay/ipn`,
        ipn_notification_type: 'POST',
      })
      const pesapal = provider()
      house.standIn.upset('SubmitOrderRequest', {
        says: { error: { code: 'InvalidIpnId', message: 'Invalid IPN' }, status: '500' },
      })
      await pesapal.start(order())
      expect(calls('RegisterIPN')).toHaveLength(2)
    })

    it('cut what is too long', async () => {
      await provider().start(order({ description: 'x'.repeat(140) }))
      expect(calls('SubmitOrderRequest')[0]?.body.description).toHaveLength(100)
    })

    it('take francs whole', async () => {
      const pesapal = provider()
      const { reference } = await pesapal.start(order({ currency: 'RWF', charged: 413_250 }))
      expect(calls('SubmitOrderRequest')[0]?.body).toMatchObject({ amount: 413_250 })
      house.standIn.turn(reference, 'completed')
      expect(await pesapal.status(reference)).toMatchObject({ charged: 413_250, currency: 'RWF' })
    })
  })

  describe('a provider that is away', () => {
    const moods: [Path, string, Mood][] = [
      ['RequestToken', 'answers 500', { http: 500 }],
      ['RegisterIPN', 'answers 503', { http: 503 }],
      ['SubmitOrderRequest', 'answers 500', { http: 500 }],
      ['SubmitOrderRequest', 'never answers', 'hang'],
      ['SubmitOrderRequest', 'breaks off', 'reset'],
      ['SubmitOrderRequest', 'answers no JSON', 'garbage'],
      [
        'SubmitOrderRequest',
        'refuses with HTTP 200',
        { says: { error: { code: 'amount_exceeds_default_limit' }, status: '500' } },
      ],
      [
        'SubmitOrderRequest',
        'says 200 under HTTP 500',
        { says: { order_tracking_id: 'x', redirect_url: 'https://x', status: '200' }, http: 500 },
      ],
      ['SubmitOrderRequest', 'says nothing', { says: { status: '200' } }],
    ]
    it.each(moods)('%s %s: the guest is told, and the nights are free', async (path, _, mood) => {
      await forgetIpn()
      const { id, room } = await book(house)
      house.standIn.upset(path, mood)
      const answer = await tryStart(house, id)
      expect(answer.status).toBe(503)
      expect(answer.body.code).toBe('unavailable')
      expect(answer.body.message).toMatch(/nothing was charged.*pay at the house/)
      expect(await nightsIn(store, room)).toEqual([])
      expect(await booking(store, id)).toMatchObject({
        status: 'pending',
        payment_status: 'failed',
      })
      expect(await moneyOn(store, id)).toMatchObject([{ status: 'failed' }])
      const started = await start(house, id)
      await house.payerDoes(started, 'paid')
      await house.comeBack(started)
      expect(await booking(store, id)).toMatchObject({ status: 'approved' })
    })

    it('while it is asked: nothing is believed, and it is asked again', async () => {
      const one = await begun()
      house.standIn.turn(one.tracking, 'completed')
      for (const mood of ['hang', 'garbage', 'reset', { http: 500 }] as const) {
        house.standIn.upset('GetTransactionStatus', mood)
        expect((await ipn(one)).body).toMatchObject({ status: 500 })
        expect(await booking(store, one.id)).toMatchObject({ status: 'pending' })
      }
      expect((await ipn(one)).body).toMatchObject({ status: 200 })
      await isPaid(one)
    })

    it('a completed payment under HTTP 500 proves nothing', async () => {
      const one = await begun()
      house.standIn.upset('GetTransactionStatus', {
        says: { status_code: 1, amount: 160, currency: 'USD', status: '200' },
        http: 500,
      })
      await callback(one)
      expect(await booking(store, one.id)).toMatchObject({ status: 'pending' })
    })

    it('a state it has never named proves nothing', async () => {
      const one = await begun()
      house.standIn.upset('GetTransactionStatus', { says: { status_code: 7, status: '200' } })
      expect((await ipn(one)).body).toMatchObject({ status: 500 })
      expect(await transaction(store, one.started.payment_id)).toMatchObject({ status: 'pending' })
    })
  })

  describe('news', () => {
    it('are answered as Pesapal expects, by GET and by POST', async () => {
      const one = await begun()
      const expected = {
        orderNotificationType: 'IPNCHANGE',
        orderTrackingId: one.tracking,
        orderMerchantReference: one.merchant,
        status: 200,
      }
      const byGet = await ipn(one)
      expect(byGet.status).toBe(200)
      expect(byGet.body).toEqual(expected)
      house.standIn.turn(one.tracking, 'completed')
      const byPost = await house.ask('POST', '/pay/ipn', {
        body: {
          OrderNotificationType: 'IPNCHANGE',
          OrderTrackingId: one.tracking,
          OrderMerchantReference: one.merchant,
        },
      })
      expect(byPost.status).toBe(200)
      expect(byPost.body).toEqual(expected)
      await isPaid(one)
    })

    it.each([
      ['IPN, then callback', ['ipn', 'callback']],
      ['callback, then IPN', ['callback', 'ipn']],
      ['each twice', ['ipn', 'ipn', 'callback', 'callback']],
      ['the IPN alone', ['ipn']],
      ['the callback alone', ['callback']],
    ] as const)('in any order: %s', async (_, order_) => {
      const one = await begun()
      house.standIn.turn(one.tracking, 'completed')
      for (const kind of order_) await (kind === 'ipn' ? ipn(one) : callback(one))
      await isPaid(one)
    })

    it('all at once change everything once', async () => {
      const one = await begun()
      house.standIn.turn(one.tracking, 'completed')
      await Promise.all([
        ipn(one),
        callback(one),
        ipn(one),
        callback(one),
        stateOf(house, one.started),
      ])
      await isPaid(one)
      const notices = await store.db
        .selectFrom('notices')
        .select('subject_ids')
        .where('kind', '=', 'booking_confirmed')
        .execute()
      expect(notices.filter(({ subject_ids }) => subject_ids.includes(one.id))).toHaveLength(1)
    })

    it('of one payment are believed so many a minute, whoever calls', async () => {
      const one = await begun()
      for (let at = 0; at < 20; at += 1) await callback(one)
      for (let at = 0; at < 20; at += 1) await ipn(one)
      expect((await ipn(one)).body).toMatchObject({ status: 500 })
      const its = () =>
        calls('GetTransactionStatus').filter(({ tracking }) => tracking === one.tracking)
      expect(its()).toHaveLength(30)
      house.later(1)
      house.standIn.turn(one.tracking, 'completed')
      expect((await ipn(one)).body).toMatchObject({ status: 200 })
      await isPaid(one)
    })

    it('that are lost are asked for, with back-off', async () => {
      const one = await begun()
      for (let minutes = 0; minutes < 130; minutes += 1) {
        house.later(1)
        await house.runJobs()
      }
      // After 1, 3, 7, 15, 31, 63 and 123 minutes.
      const its = calls('GetTransactionStatus').filter(({ tracking }) => tracking === one.tracking)
      expect(its).toHaveLength(7)
      house.standIn.turn(one.tracking, 'completed')
      house.later(60)
      await house.runJobs()
      await isPaid(one)
    })

    it('are not believed where the status call says otherwise', async () => {
      const one = await begun()
      await ipn(one)
      await callback(one)
      expect(await booking(store, one.id)).toMatchObject({ status: 'pending' })
      expect(await transaction(store, one.started.payment_id)).toMatchObject({ status: 'pending' })
    })

    it('of somebody else’s transaction under our name change nothing', async () => {
      const [mine, other] = [await begun(), await begun()]
      house.standIn.turn(other.tracking, 'completed')
      await ipn({ tracking: other.tracking, merchant: mine.merchant })
      await house.comeBack(mine.started, `?OrderTrackingId=${other.tracking}`)
      expect(await booking(store, mine.id)).toMatchObject({ status: 'pending' })
      expect((await ipn({ tracking: 'unknown', merchant: 'unknown' })).body.status).toBe(200)
    })

    it('that tell of another reference than ours, of our own transaction, change nothing', async () => {
      const one = await begun()
      house.standIn.turn(one.tracking, 'completed', { merchantReference: 'STAY-SOMEBODY-ELSES' })
      await ipn(one)
      await callback(one)
      expect(await booking(store, one.id)).toMatchObject({ status: 'pending' })
    })

    it('of a second transaction under our reference, paid like the first, are flagged', async () => {
      const one = await begun()
      house.standIn.turn(one.tracking, 'completed')
      await ipn(one)
      const first = house.standIn.orders.get(one.tracking)
      if (first === undefined) throw new Error('no order')
      house.standIn.orders.set('another', { ...first, tracking: 'another' })
      await ipn({ tracking: 'another', merchant: one.merchant })
      expect(await booking(store, one.id)).toMatchObject({ status: 'approved', flag: 'paid_twice' })
      const row = await transaction(store, one.started.payment_id)
      expect(row).toMatchObject({ flag: 'paid_twice', provider_reference: one.tracking })
    })

    it('find a payment whose page was opened as the server died', async () => {
      const one = await begun()
      await store.transaction((tx) =>
        tx.update('provider_payments', one.started.payment_id, {
          provider_reference: null,
          redirect_url: null,
        }),
      )
      house.standIn.turn(one.tracking, 'completed')
      await ipn(one)
      await isPaid(one)
      expect((await transaction(store, one.started.payment_id)).provider_reference).toBe(
        one.tracking,
      )
    })
  })

  describe('states only move forward', () => {
    it('declined, then paid with another card on the same page, its news lost', async () => {
      const one = await begun()
      house.standIn.turn(one.tracking, 'failed', { description: 'Insufficient funds' })
      await ipn(one)
      expect(await stateOf(house, one.started)).toMatchObject({
        status: 'failed',
        reason: 'Insufficient funds',
      })
      house.standIn.turn(one.tracking, 'completed')
      house.later(5)
      await house.runJobs()
      await isPaid(one)
    })

    it('paid, and a late word of failure or none changes nothing', async () => {
      const one = await begun()
      house.standIn.turn(one.tracking, 'completed')
      await ipn(one)
      for (const state of ['failed', 'invalid', 'open'] as const) {
        house.standIn.turn(one.tracking, state)
        await ipn(one)
        await isPaid(one)
      }
    })

    it('reversed: the books say so, the desk is told, and it never becomes paid again', async () => {
      const one = await begun()
      house.standIn.turn(one.tracking, 'completed')
      await ipn(one)
      house.standIn.turn(one.tracking, 'reversed')
      await ipn(one)
      const reversed = { payment_status: 'refunded', flag: 'payment_reversed', status: 'approved' }
      expect(await booking(store, one.id)).toMatchObject(reversed)
      expect(await moneyOn(store, one.id)).toMatchObject([
        { status: 'refunded', refund_cents: 16_000 },
      ])
      house.standIn.turn(one.tracking, 'completed')
      await ipn(one)
      expect(await booking(store, one.id)).toMatchObject(reversed)
    })

    it('a reversal of which no news came is found by asking once a day', async () => {
      const one = await begun()
      house.standIn.turn(one.tracking, 'completed')
      await ipn(one)
      house.standIn.turn(one.tracking, 'reversed')
      house.later(24 * 60)
      await house.runJobs()
      expect(await booking(store, one.id)).toMatchObject({ flag: 'payment_reversed' })
    })
  })

  describe('another amount or currency than was asked for', () => {
    it.each([
      ['less', { amount: 159.99 }],
      ['more', { amount: 161 }],
      ['a part of a cent', { amount: 160.004 }],
      ['francs', { currency: 'RWF' }],
    ])('%s: flagged, not approved, never forgotten', async (_, of) => {
      const one = await begun()
      house.standIn.turn(one.tracking, 'completed', of)
      await ipn(one)
      await callback(one)
      expect(await booking(store, one.id)).toMatchObject({
        status: 'pending',
        payment_status: 'pending',
        flag: 'amount_mismatch',
      })
      expect(await transaction(store, one.started.payment_id)).toMatchObject({
        status: 'pending',
        flag: 'amount_mismatch',
      })
      const again = await tryStart(house, one.id)
      expect(again.body).toMatchObject({ code: 'conflict' })
      expect(again.body.message).toMatch(/will call you/)
      house.standIn.turn(one.tracking, 'completed', { amount: 160, currency: 'USD' })
      await ipn(one)
      await isPaid(one)
      expect((await booking(store, one.id)).flag).toBeNull()
    })
  })

  it('flags two payments for one booking, when the first page could not be closed', async () => {
    const { ids } = await book(house, { quantity: 2 })
    const alone = await house.ask('POST', '/api/hotel/bookings/bundle/pesapal/init', {
      body: { booking_ids: [ids[0]] },
    })
    const first = alone.body as never as Started
    house.standIn.upset('CancelOrder', { http: 500 })
    const second = await start(house, ids[0] ?? '')
    expect(second.payment_id).not.toBe(first.payment_id)
    for (const one of [first, second]) {
      await house.payerDoes(one, 'paid')
      await house.comeBack(one)
    }
    expect(await transaction(store, first.payment_id)).toMatchObject({ status: 'paid', flag: null })
    expect(await transaction(store, second.payment_id)).toMatchObject({
      status: 'paid',
      flag: 'paid_twice',
    })
    expect(await booking(store, ids[0] ?? '')).toMatchObject({
      status: 'approved',
      flag: 'paid_twice',
    })
    expect(await booking(store, ids[1] ?? '')).toMatchObject({ status: 'approved', flag: null })
    expect(await moneyOn(store, ids[0] ?? '')).toMatchObject([
      { status: 'paid' },
      { status: 'paid' },
    ])
  })

  it('closes the page that another one takes the place of', async () => {
    const { ids } = await book(house, { quantity: 2 })
    const alone = await house.ask('POST', '/api/hotel/bookings/bundle/pesapal/init', {
      body: { booking_ids: [ids[0]] },
    })
    const first = alone.body as never as Started
    const second = await start(house, ids[0] ?? '')
    expect(house.standIn.orders.get(trackingOf(first))?.cancelled).toBe(true)
    expect(await transaction(store, first.payment_id)).toMatchObject({ status: 'failed' })
    // Its end frees no nights: they are held for the second.
    expect(await booking(store, ids[0] ?? '')).toMatchObject({ payment_status: 'pending' })
    await house.payerDoes(second, 'paid')
    await house.comeBack(second)
    expect(await booking(store, ids[0] ?? '')).toMatchObject({ status: 'approved', flag: null })
  })

  describe('giving back', () => {
    async function paid() {
      const one = await begun()
      house.standIn.turn(one.tracking, 'completed')
      await ipn(one)
      return one
    }
    const refund = (id: string, cents: number) =>
      store.transaction((tx) =>
        requestRefund(tx, roomSubjects([id]), cents, 'Cancelled in time', house.now),
      )

    it('asks with the confirmation code, the amount and why', async () => {
      const one = await paid()
      await refund(one.id, 8050)
      await house.runJobs()
      expect(house.standIn.refunds).toEqual([
        {
          confirmation_code: house.standIn.orders.get(one.tracking)?.confirmation,
          amount: '80.50',
          username: 'imisozi',
          remarks: 'Cancelled in time',
        },
      ])
      expect(await moneyOn(store, one.id)).toMatchObject([
        { status: 'paid', refund_status: 'sent', refund_cents: 8050 },
      ])
    })

    it('shows a refusal on the row, and it may be asked for again', async () => {
      const one = await paid()
      house.standIn.upset('RefundRequest', { says: { status: '500', message: 'Not approved' } })
      await refund(one.id, 8000)
      await house.runJobs()
      const [row] = await moneyOn(store, one.id)
      expect(row).toMatchObject({ refund_status: 'refused', refund_cents: 0, status: 'paid' })
      expect(row?.refund_note).toContain('Not approved')
      expect((await booking(store, one.id)).flag).toBe('refund_refused')
      expect(await refund(one.id, 8000)).toBe('refunding')
      await house.runJobs()
      expect(house.standIn.refunds).toHaveLength(1)
      expect((await booking(store, one.id)).flag).toBeNull()
    })

    it.each(['reset', 'hang', { http: 500 }] as const)(
      'is not sent again when the answer was lost (%s)',
      async (mood) => {
        const one = await paid()
        house.standIn.upset('RefundRequest', mood)
        await refund(one.id, 16_000)
        for (let times = 0; times < 5; times += 1) {
          await house.runJobs()
          house.later(30)
        }
        expect(calls('RefundRequest')).toHaveLength(1)
        expect(await moneyOn(store, one.id)).toMatchObject([
          { refund_status: 'unknown', status: 'paid' },
        ])
        expect((await booking(store, one.id)).flag).toBe('refund_unknown')
        expect(await refund(one.id, 1)).toBe('nothing')
        house.standIn.turn(one.tracking, 'reversed')
        await ipn(one)
        expect(await moneyOn(store, one.id)).toMatchObject([
          { refund_status: 'done', status: 'refunded' },
        ])
        expect(await booking(store, one.id)).toMatchObject({
          payment_status: 'refunded',
          flag: null,
        })
      },
    )

    it('is sent later when it surely never arrived', async () => {
      const one = await paid()
      await refund(one.id, 16_000)
      house.standIn.expireTokens()
      house.standIn.upset('RequestToken', { http: 503 })
      await house.runJobs()
      expect(house.standIn.refunds).toHaveLength(0)
      expect(await moneyOn(store, one.id)).toMatchObject([{ refund_status: 'queued' }])
      house.later(2)
      await house.runJobs()
      expect(house.standIn.refunds).toHaveLength(1)
      expect(await moneyOn(store, one.id)).toMatchObject([
        { refund_status: 'sent', status: 'refunded' },
      ])
    })

    it('sent by two processes at once goes out once', async () => {
      const one = await paid()
      await refund(one.id, 16_000)
      await Promise.all([house.runJobs(), house.runJobs(), house.runJobs()])
      expect(calls('RefundRequest')).toHaveLength(1)
    })
  })

  it('logs no key, no secret, no token', async () => {
    house.standIn.upset('SubmitOrderRequest', { http: 500 })
    const { id } = await book(house)
    await tryStart(house, id)
    const one = await begun()
    house.standIn.upset('GetTransactionStatus', 'reset')
    await ipn(one)
    const logs = house.logs.join('\n')
    expect(logs).toContain('a payment could not be started')
    const tokens = house.standIn.asked.flatMap(({ token }) => token ?? [])
    for (const secret of [
      house.standIn.account.key,
      house.standIn.account.secret,
      one.tracking,
      one.merchant,
      ...tokens,
    ]) {
      expect(logs).not.toContain(secret)
    }
  })

  it('has no sandbox page: test cards settle nothing here', async () => {
    expect((await house.ask('GET', '/pay/sandbox/anything')).status).toBe(404)
    expect((await house.ask('POST', '/pay/sandbox/anything')).status).toBe(404)
  })

  async function forgetIpn() {
    await store.transaction((tx) =>
      tx.db.deleteFrom('meta').where('name', '=', 'pesapal_ipn').execute(),
    )
  }
})

const stale = { error: { error_type: 'api_error', code: 'token_expired' }, status: '401' }
