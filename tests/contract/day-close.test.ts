import { beforeAll, describe, expect, it } from 'vitest'
import type { CashCount } from '#contract/cash-counts.ts'
import type { DayAtHouse, DayMovement, DayMovements } from '#contract/day-close.ts'
import type { Receipt } from '#contract/folio.ts'
import type { DeskPayment } from '#contract/money.ts'
import { addDays, momentOf } from '#domain/days.ts'
import { deviceDay } from '#features/day-close/desk/device-day.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { tokenHash } from '#server/pipeline/tokens.ts'
import { stayMoney } from '#server/services/money/index.ts'
import { addRoom, askForRoom, RATE } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { dinner, openDemo, type House } from './http-house.ts'

/** A day that the demo house has no money on. */
const DAY = '2026-07-20'
const NEXT = '2026-07-21'
const ZONE = 'Africa/Kigali'

eachStore((make) => {
  let house: House
  /** Two cashiers and who may give up a debt. */
  let aline: string
  let ben: string
  let admin: string

  async function named(role: string, name: string): Promise<string> {
    const before = await house.store.db.selectFrom('users').select('id').execute()
    const token = await house.staff(role)
    const known = new Set(before.map(({ id }) => id))
    const all = await house.store.db.selectFrom('users').select('id').execute()
    const made = all.find(({ id }) => !known.has(id))
    await house.store.transaction((tx) => tx.update('users', made?.id ?? '', { name }))
    return token
  }
  const at = (day: string, time: string) => {
    house.now = momentOf(ZONE, day, time)
  }
  beforeAll(async () => {
    house = await openDemo(make)
    aline = await named('reception', 'Aline')
    ben = await named('reception', 'Ben')
    admin = await named('admin', 'Chantal')
    at(DAY, '08:00')
  })

  async function sent(
    method: 'POST' | 'PATCH',
    path: string,
    token: string,
    body: object,
    more: object = {},
  ) {
    const answer = await house.ask(method, `/api/${path}`, { token, body, ...more })
    expect(answer.status, `${path} ${answer.text}`).toBeLessThan(300)
    return answer.body as { id: string; data: Record<string, unknown> }
  }
  /** A stay of $160. */
  const stay = async (from = addDays(DAY, 5)) =>
    askForRoom(house, await addRoom(house.store), { from })
  async function meal(): Promise<string> {
    const body = await dinner(house.store, { schedule: { date: DAY, time: '19:00' } })
    const answer = await house.ask('POST', '/api/restaurant/orders', { body })
    expect(answer.status, answer.text).toBe(201)
    return String(answer.body.id)
  }
  async function pay(
    token: string,
    on: string,
    amount: number,
    { currency = 'USD', method = 'cash', ...more }: Record<string, unknown> = {},
    asked: object = {},
  ) {
    const body = { amount, currency, method, status: 'paid', ...more }
    return (await sent('POST', `${on}/payments`, token, body, asked)).id
  }
  const room = (id: string) => `hotel-bookings/${id}`
  const dayAt = async (day: string) => {
    const answer = await house.ask('GET', `/api/day-close?day=${day}`, { token: aline })
    expect(answer.status, answer.text).toBe(200)
    return answer.body as unknown as DayAtHouse
  }
  const close = (day: string, token = aline, more: object = {}) =>
    house.ask('POST', '/api/day-closes', { token, body: { day, ...more } })
  async function everyMovement(day: string): Promise<DayMovement[]> {
    const all: DayMovement[] = []
    let after = ''
    for (;;) {
      const query = `day=${day}&after=${encodeURIComponent(after)}`
      const answer = await house.ask('GET', `/api/day-close/movements?${query}`, { token: aline })
      expect(answer.status, answer.text).toBe(200)
      const page = answer.body as unknown as DayMovements
      all.push(...page.data)
      if (page.next === null) return all
      after = page.next
    }
  }
  /** Of one day, as the house has it now: it must not change once the day is closed. */
  const rowsOf = async (day: string) => {
    const row = await house.store.db
      .selectFrom('day_closes')
      .selectAll()
      .where('day', '=', day)
      .executeTakeFirst()
    const movements = await house.store.db
      .selectFrom('day_close_movements')
      .selectAll()
      .where('close_id', '=', row?.id ?? '')
      .orderBy('position')
      .execute()
    return { row, movements }
  }

  /** Paid on a provider's page. */
  async function payOnline(booking: string, cents: number): Promise<void> {
    const id = uuidv7()
    const money = { currency: 'USD' as const, charged: cents, amount_cents: cents, rwf_rate: null }
    const paid_at = house.now.toISOString()
    await house.store.transaction(async (tx) => {
      await tx.insert('provider_payments', {
        id,
        provider: 'pesapal',
        merchant_reference: id,
        provider_reference: id,
        redirect_url: null,
        subjects: JSON.stringify([{ kind: 'room', id: booking }]),
        ...money,
        status: 'paid',
        flag: null,
        reason: null,
        received_currency: null,
        received_charged: null,
        confirmation: null,
        method: 'Visa',
        account: null,
        held_until: null,
        polls: 0,
        asked_at: null,
        heard_at: null,
        next_poll_at: null,
        paid_at,
      })
      await tx.insert('payments', {
        ...plainPayment(booking),
        ...money,
        paid_at,
        method: 'card',
        provider_payment_id: id,
      })
    })
  }
  const plainPayment = (booking: string) => ({
    id: uuidv7(),
    subject_kind: 'room',
    subject_id: booking,
    customer_name: 'Aline Mukamana',
    status: 'paid',
    reference: null,
    processor: null,
    notes: null,
    provider_payment_id: null,
    refund_cents: 0,
    refund_charged: 0,
    refund_status: null,
    refund_note: null,
    refunded_at: null,
    receipt_id: null,
    voided_at: null,
    void_reason: null,
    device_time: null,
    device_clock: null,
    changed_by: null,
  })

  describe('a day, added up by hand', () => {
    let card = ''
    let order = ''
    let first = ''
    let owingBefore: DayAtHouse['owing']

    beforeAll(async () => {
      owingBefore = (await dayAt(DAY)).owing
      // Aline, 9:00: a part of $160 in dollars, the rest in francs, and its receipt.
      at(DAY, '09:00')
      first = await stay()
      await pay(aline, room(first), 100)
      await pay(aline, room(first), 60 * RATE, { currency: 'RWF' })
      await sent('POST', `${room(first)}/receipts`, aline, {
        payer: 'Aline Mukamana',
        lines: [{ kind: 'nights', ref: null, title: '2 nights', qty: 2, amount: 160 }],
        paid: 160,
        currency: 'USD',
        payments: [
          { method: 'cash', amount: 100, currency: 'USD' },
          { method: 'cash', amount: 60 * RATE, currency: 'RWF', rwf_rate: RATE },
        ],
      })
      // Ben, 11:00: a dinner by card; 14,500 francs of mobile money that he voids.
      at(DAY, '11:00')
      order = await meal()
      card = await pay(ben, `restaurant-orders/${order}`, 25.5, { method: 'card' })
      const second = await stay()
      const wrong = await pay(ben, room(second), 14_500, {
        currency: 'RWF',
        method: 'mobile money',
      })
      await sent('PATCH', `${room(second)}/payments/${wrong}`, ben, { void_reason: 'Typed twice' })
      // 13:00: Aline takes $40 in cash, Ben gives it back.
      at(DAY, '13:00')
      const third = await stay()
      const given = await pay(aline, room(third), 40)
      at(DAY, '14:00')
      await sent('PATCH', `${room(third)}/payments/${given}`, ben, {
        status: 'refunded',
        seen: { status: 'paid' },
      })
      // Who looks at it later is nobody's cashier.
      await sent('PATCH', `${room(third)}/payments/${given}`, aline, { notes: 'By phone' })
      // 15:00: a guest pays $160 on a provider's page.
      at(DAY, '15:00')
      await payOnline(await stay(), 16_000)
      // 16:00: a guest leaves $25 owing; an admin gives up $10 of it.
      at(DAY, '16:00')
      const leaving = await stay(DAY)
      for (const step of ['approve', 'check-in']) {
        await sent('PATCH', `${room(leaving)}/${step}`, aline, {})
      }
      await pay(aline, room(leaving), 135, { method: 'card' })
      await sent('PATCH', `${room(leaving)}/check-out`, aline, { reason: 'The company pays' })
      await sent('POST', `${room(leaving)}/write-off`, admin, { amount: 10, reason: 'Agreed' })
      // 17:00: Aline hands her till over; one dollar is missing.
      at(DAY, '17:00')
      await sent('POST', 'cash-counts', aline, {
        till: uuidv7(),
        till_name: 'Tablet',
        from: 'Aline',
        to: 'Ben',
        shift: { since: null, until: house.now.toISOString() },
        counts: [{ currency: 'USD', opening: 0, taken: 140, given_back: 0, counted: 139 }],
        reason: 'Change',
      })
    })

    it('has the totals by method, currency, cashier, kind and tax', async () => {
      at(DAY, '22:00')
      const { figures, close: closed, carried, late } = await dayAt(DAY)
      expect({ closed, carried, late }).toEqual({ closed: null, carried: [], late: [] })
      expect(figures).toMatchObject({
        // 100, 60 in francs, 25.50, 40 and back, 160 online, 135.
        movements: 7,
        dollars: { taken: 520.5, refunded: 40, net: 480.5 },
        methods: [
          {
            method: 'cash',
            currency: 'RWF',
            rate: RATE,
            dollars: 60,
            voided: 0,
            taken: 87e3,
            refunded: 0,
            net: 87e3,
          },
          {
            method: 'mobile money',
            currency: 'RWF',
            rate: RATE,
            dollars: 0,
            taken: 0,
            refunded: 0,
            net: 0,
            voided: 14500,
          },
          {
            method: 'card',
            currency: 'USD',
            rate: null,
            dollars: 320.5,
            voided: 0,
            taken: 320.5,
            refunded: 0,
            net: 320.5,
          },
          {
            method: 'cash',
            currency: 'USD',
            rate: null,
            dollars: 100,
            voided: 0,
            taken: 140,
            refunded: 40,
            net: 100,
          },
        ],
        cashiers: [
          { cashier: 'Aline', provider: null, method: 'cash', currency: 'RWF', net: 87_000 },
          { cashier: 'Aline', provider: null, method: 'card', currency: 'USD', net: 135 },
          { cashier: 'Aline', method: 'cash', currency: 'USD', taken: 140, refunded: 0, net: 140 },
          { cashier: 'Ben', provider: null, method: 'card', currency: 'USD', net: 25.5 },
          { cashier: 'Ben', method: 'cash', currency: 'USD', taken: 0, refunded: 40, net: -40 },
          { cashier: '', provider: 'pesapal', method: 'card', currency: 'USD', net: 160 },
        ],
        kinds: [
          { kind: 'restaurant', taken: 25.5, refunded: 0, net: 25.5 },
          { kind: 'room', taken: 495, refunded: 40, net: 455 },
        ],
        write_offs: { count: 1, amount: 10 },
        tills: [
          {
            till_name: 'Tablet',
            from: 'Aline',
            to: 'Ben',
            counts: [
              {
                currency: 'USD',
                expected: 140,
                counted: 139,
                difference: -1,
              },
            ],
          },
        ],
      })
      const { receipts } = figures
      expect(receipts.first).toBe(receipts.last)
      // 18 % and 3 % are contained in $160: 160 / 1.21 is 132.231 net.
      expect(receipts).toMatchObject({
        count: 1,
        total: 160,
        taxes: [
          { name: 'Tourism levy', percent: 3, amount: 3.97 },
          { name: 'VAT', percent: 18, amount: 23.8 },
        ],
      })
    })

    it('is the same on a device, worked out from the lists that it keeps', async () => {
      const rows = async <Row>(path: string) =>
        (await house.ask('GET', path, { token: aline })).body.data as Row[]
      const kept = deviceDay(
        {
          payments: await rows<DeskPayment>('/api/payments'),
          receipts: await rows<Receipt>('/api/receipts'),
          counts: await rows<CashCount>('/api/cash-counts'),
        },
        DAY,
        ZONE,
      )
      const { figures } = await dayAt(DAY)
      // Write-offs it does not know, and a payment's row names its last editor alone.
      const { write_offs: _, cashiers: __, ...same } = figures
      expect(kept).toMatchObject(same)
      const sum = (all: DayAtHouse['figures']['cashiers']) =>
        all.reduce((so, { dollars }) => so + Math.round(dollars * 100), 0)
      expect(sum(kept.cashiers)).toBe(sum(figures.cashiers))
    })

    it('says what is left owing, as every stay’s own balance has it', async () => {
      const { owing } = await dayAt(DAY)
      expect(owing.left.amount).toBeCloseTo(owingBefore.left.amount + 15, 2)
      expect(owing.left.count).toBe(owingBefore.left.count + 1)
      const stays = await house.store.db
        .selectFrom('hotel_bookings')
        .select(['id', 'status'])
        .where('status', 'in', ['active', 'completed'])
        .where('deleted_at', 'is', null)
        .execute()
      const sums = { active: { count: 0, cents: 0 }, completed: { count: 0, cents: 0 } }
      for (const { id, status } of stays) {
        const { balance } = await stayMoney(house.store.db, { kind: 'room', id })
        if (balance <= 0) continue
        sums[status as 'active'].count += 1
        sums[status as 'active'].cents += balance
      }
      const shown = ({ count, cents }: { count: number; cents: number }) => ({
        count,
        amount: cents / 100,
      })
      expect(sums.active.count).toBeGreaterThan(0)
      expect(owing).toMatchObject({ in_house: shown(sums.active), left: shown(sums.completed) })
    })

    it('keeps cashiers of one name apart, and one who is called anew together', async () => {
      const day = '2026-07-10'
      at(day, '09:00')
      const idOf = async (token: string) => {
        const session = await house.store.db
          .selectFrom('sessions')
          .select('user_id')
          .where('token_hash', '=', tokenHash(token))
          .executeTakeFirstOrThrow()
        return session.user_id
      }
      const called = async (token: string, changed: { name?: string; email?: string }) => {
        const id = await idOf(token)
        await house.store.transaction((tx) => tx.update('users', id, changed))
      }
      const [one, two, third] = [
        await named('reception', 'Diane'),
        await named('admin', 'Diane'),
        await named('reception', 'Before'),
      ]
      await called(one, { email: 'diane.m@example.com' })
      await called(two, { email: 'diane.u@example.com' })
      const id = await stay()
      await pay(one, room(id), 10)
      await pay(two, room(id), 20)
      await pay(third, room(id), 5)
      await called(third, { name: 'After' })
      const last = await pay(third, room(id), 1)
      // Given back by the other: it is hers.
      await sent('PATCH', `${room(id)}/payments/${last}`, two, {
        status: 'refunded',
        seen: { status: 'paid' },
      })
      const sums = (all: DayAtHouse['figures']['cashiers']) =>
        all.map(({ cashier, taken, refunded }) => [cashier, taken, refunded])
      const told = [
        ['After', 6, 0],
        ['Diane (diane.m)', 10, 0],
        ['Diane (diane.u)', 20, 1],
      ]
      expect(sums((await dayAt(day)).figures.cashiers)).toEqual(told)
      await called(two, { email: 'diane.m@elsewhere.example' })
      expect(sums((await dayAt(day)).figures.cashiers).map(([name]) => name)).toEqual([
        'After',
        'Diane (diane.m@elsewhere.example)',
        'Diane (diane.m@example.com)',
      ])
      await called(two, { email: 'diane.u@example.com' })
      const listed = (await everyMovement(day)).map(({ cashier, dollars }) => [cashier, dollars])
      expect(listed.toSorted()).toEqual(
        [
          ['After', 5],
          ['After', 1],
          ['Diane (diane.m)', 10],
          ['Diane (diane.u)', 20],
          ['Diane (diane.u)', -1],
        ].toSorted(),
      )
    })

    it('names signed-in devices that did not come for what changed since', async () => {
      const day = '2026-07-12'
      at(day, '09:00')
      const quiet = await named('reception', 'Quiet')
      const shared = await named('reception', 'Shared')
      const beside = await named('reception', 'Beside')
      const away = await named('reception', 'Away')
      await named('staff', 'Kitchen')
      const change = (token: string, values: { device_id?: string; revoked_at?: string }) =>
        house.store.transaction((tx) =>
          tx.db
            .updateTable('sessions')
            .set(values)
            .where('token_hash', '=', tokenHash(token))
            .execute(),
        )
      await change(shared, { device_id: 'one-tablet' })
      await change(beside, { device_id: 'one-tablet' })
      await change(away, { revoked_at: house.now.toISOString() })
      const heard_at = house.now.toISOString()
      const told = async () => {
        const names = ['Quiet', 'Shared', 'Beside', 'Away', 'Kitchen']
        const { waiting } = await dayAt(day)
        return waiting.silent?.filter(({ person }) => names.includes(person))
      }
      const id = await stay()
      at(day, '09:05')
      await pay(aline, room(id), 10)
      // It may come for it yet.
      at(day, '09:07')
      expect(await told()).toEqual([])
      at(day, '13:00')
      await pay(aline, room(id), 10)
      await house.ask('GET', '/api/receipts', { token: beside })
      expect(await told()).toEqual([])
      at(day, '13:02')
      expect(await told()).toEqual([{ device: null, person: 'Quiet', heard_at }])
      await house.ask('GET', '/api/receipts', { token: quiet })
      expect(await told()).toEqual([])
      // Hours without a change: a device in reach has nothing to ask.
      at(day, '19:00')
      expect(await told()).toEqual([])
      at('2026-07-23', '09:00')
      await pay(aline, room(id), 10)
      at('2026-07-23', '09:02')
      expect(await told()).toEqual([])
    })

    it('is closed once, by the reception, and no day to come', async () => {
      at(DAY, '22:00')
      expect((await close(NEXT)).status).toBe(422)
      const kitchen = await house.staff('staff')
      expect((await close(DAY, kitchen)).status).toBe(403)
      const before = (await dayAt(DAY)).figures
      const seen = { movements: 7, net: 480.5 }
      const made = await close(DAY, ben, { seen })
      expect(made.status, made.text).toBe(201)
      const again = await close(DAY, aline)
      expect(again.status).toBe(200)
      expect(again.body).toEqual(made.body)
      expect(made.body.data).toMatchObject({ day: DAY, seen, changed_by: 'Ben', figures: before })
      const { body } = await house.ask('GET', '/api/day-closes', { token: aline })
      expect(body.data).toEqual([made.body.data])
      const changes = await house.ask('GET', '/api/changes', { token: aline })
      const rows = changes.body.changes as Record<string, { rows: unknown[] }>
      expect(rows.day_closes?.rows).toEqual([made.body.data])
    })

    it('freezes the movements, and nothing of whose money it was', async () => {
      const { movements } = await rowsOf(DAY)
      expect(movements).toHaveLength(7)
      expect(movements.reduce((sum, { cents }) => sum + Number(cents), 0)).toBe(48_050)
      const text = JSON.stringify(await rowsOf(DAY))
      expect(text).not.toContain('Mukamana')
      expect(text).not.toContain('0788')
    })

    it('stays as it was; what comes late stands beside it and is carried by the next close', async () => {
      const frozen = await rowsOf(DAY)
      at(NEXT, '09:00')
      // A tablet that was offline took $7 at 20:00; the dinner's card payment is voided.
      await pay(
        aline,
        room(first),
        7,
        {},
        {
          key: uuidv7(),
          operation: uuidv7(),
          deviceTime: momentOf(ZONE, DAY, '20:00').toISOString(),
        },
      )
      await sent('PATCH', `restaurant-orders/${order}/payments/${card}`, aline, {
        void_reason: 'Another table',
      })
      await pay(ben, room(first), 11)
      const closed = await dayAt(DAY)
      expect(closed.figures.dollars).toEqual({ taken: 520.5, refunded: 40, net: 480.5 })
      expect(closed.late).toHaveLength(1)
      expect(closed.late[0]).toMatchObject({
        carried_in: null,
        figures: {
          dollars: { taken: -18.5, refunded: 0, net: -18.5 },
          methods: [
            { method: 'card', currency: 'USD', taken: -25.5 },
            { method: 'cash', currency: 'USD', taken: 7 },
          ],
        },
      })
      const next = await dayAt(NEXT)
      expect(next.figures.dollars).toEqual({ taken: 11, refunded: 0, net: 11 })
      expect(next.figures.methods).toMatchObject([
        { method: 'card', voided: 25.5, taken: 0 },
        { method: 'cash', taken: 11 },
      ])
      expect(next.carried).toEqual([{ day: DAY, figures: closed.late[0]?.figures }])

      expect((await close(NEXT)).status).toBe(201)
      expect((await dayAt(NEXT)).carried).toEqual(next.carried)
      expect((await dayAt(DAY)).late).toEqual([{ ...closed.late[0], carried_in: NEXT }])
      expect(await rowsOf(DAY)).toEqual(frozen)
      // Once more: nothing is carried twice.
      const third = addDays(NEXT, 1)
      at(third, '09:00')
      expect((await dayAt(third)).carried).toEqual([])
    })

    it('lists each movement for the file, what came late apart', async () => {
      const all = await everyMovement(DAY)
      expect(all.filter(({ part }) => part === 'day')).toHaveLength(7)
      const late = all.filter(({ part }) => part === 'late')
      expect(late.map(({ amount, cashier }) => [amount, cashier]).toSorted()).toEqual([
        [-25.5, 'Ben'],
        [7, 'Aline'],
      ])
      expect(all.find(({ amount }) => amount === 100)).toMatchObject({
        method: 'cash',
        currency: 'USD',
        kind: 'room',
        cashier: 'Aline',
        way: 'came',
        receipt: (await dayAt(DAY)).figures.receipts.first,
      })
      const carried = (await everyMovement(NEXT)).filter(({ part }) => part === 'carried')
      expect(carried.map(({ day, amount }) => [day, amount]).toSorted()).toEqual([
        [DAY, -25.5],
        [DAY, 7],
      ])
    })

    it('names the days that nobody closed, and work that the house does not have', async () => {
      const later = addDays(NEXT, 3)
      at(later, '09:00')
      const { open_days, waiting } = await dayAt(later)
      expect(open_days).toEqual([addDays(NEXT, 1), addDays(NEXT, 2)])
      await house.staff('reception', 'send')
      const { waiting: then } = await dayAt(later)
      expect(then).toEqual({ ...waiting, devices: waiting.devices + 1 })
    })
  })

  describe('receipts', () => {
    const renumber = (from: number, number: number) =>
      house.store.transaction((tx) =>
        tx.db.updateTable('receipts').set({ number }).where('number', '=', from).execute(),
      )

    it('are counted over the whole series: a number that is missing is named', async () => {
      const day = addDays(NEXT, 5)
      at(day, '10:00')
      const id = await stay(addDays(day, 3))
      const body = {
        payer: 'Aline Mukamana',
        lines: [{ kind: 'nights', ref: null, title: '2 nights', qty: 2, amount: 160 }],
        paid: 0,
        currency: 'USD',
      }
      const made = await sent('POST', `${room(id)}/receipts`, aline, body)
      const { number } = made.data as { number: number }
      await sent('POST', `${room(id)}/receipts`, aline, body)
      expect((await dayAt(day)).series).toEqual({ last: number + 1, missing_count: 0, missing: [] })
      await renumber(number + 1, number + 5)
      expect((await dayAt(day)).series).toEqual({
        last: number + 5,
        missing_count: 4,
        missing: [number + 1, number + 2, number + 3, number + 4],
      })
      await renumber(number + 5, number + 1)
    })
  })

  describe('a day with more than a thousand movements', () => {
    it('is listed whole, open and closed', async () => {
      const day = addDays(NEXT, 8)
      at(day, '12:00')
      const booking = await stay(addDays(day, 3))
      const count = 1_203
      const paid_at = house.now.toISOString()
      await house.store.transaction((tx) =>
        tx.insertAll(
          'payments',
          Array.from({ length: count }, (_, index) => ({
            ...plainPayment(booking),
            currency: 'USD' as const,
            rwf_rate: null,
            method: 'cash',
            paid_at,
            amount_cents: index + 1,
            charged: index + 1,
          })),
        ),
      )
      const cents = (count * (count + 1)) / 2
      const whole = (all: DayMovement[]) => [
        new Set(all.map(({ payment }) => payment)).size,
        all.length,
        Math.round(all.reduce((sum, { dollars }) => sum + dollars, 0) * 100),
      ]
      expect(whole(await everyMovement(day))).toEqual([count, count, cents])
      expect((await close(day)).status).toBe(201)
      expect(whole(await everyMovement(day))).toEqual([count, count, cents])
      expect((await dayAt(day)).figures.dollars.net).toBe(cents / 100)
    })
  })

  describe('two who close at once', () => {
    it('make one close, and what came late is carried once', async () => {
      const [before, day] = [addDays(NEXT, 9), addDays(NEXT, 10)]
      at(before, '20:00')
      const booking = await stay(addDays(day, 5))
      at(addDays(day, 1), '10:00')
      expect((await close(before)).status).toBe(201)
      const recorded = {
        key: uuidv7(),
        operation: uuidv7(),
        deviceTime: momentOf(ZONE, before, '21:00').toISOString(),
      }
      await pay(aline, room(booking), 19, {}, recorded)
      const both = await Promise.all([close(day, aline), close(day, ben), close(addDays(day, 1))])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201, 201])
      expect(both[0]?.body).toEqual(both[1]?.body)
      const carried = await house.store.db
        .selectFrom('day_close_movements')
        .select('cents')
        .where('day', '=', before)
        .execute()
      expect(carried.map(({ cents }) => Number(cents))).toEqual([1_900])
    })
  })

  describe('money that is being written as its day is closed', () => {
    it('is counted once, in this close or the next', async () => {
      const day = addDays(NEXT, 15)
      at(day, '12:00')
      const booking = await stay(addDays(day, 5))
      at(addDays(day, 1), '08:00')
      let commit = () => {}
      const waits = new Promise<void>((resolve) => (commit = resolve))
      let written = () => {}
      const isWritten = new Promise<void>((resolve) => (written = resolve))
      const writing = house.store.transaction(async (tx) => {
        await tx.insert('payments', {
          ...plainPayment(booking),
          created_at: momentOf(ZONE, day, '11:00').toISOString(),
          paid_at: momentOf(ZONE, day, '11:00').toISOString(),
          currency: 'USD',
          rwf_rate: null,
          method: 'cash',
          amount_cents: 1_700,
          charged: 1_700,
        })
        written()
        // SQLite has one writer: there the close waits for this.
        if (house.store.kind === 'postgres') await waits
      })
      await isWritten
      const closed = await close(day)
      expect(closed.status, closed.text).toBe(201)
      commit()
      await writing
      const later = addDays(day, 3)
      at(later, '08:00')
      const { figures } = await dayAt(day)
      const { carried } = await dayAt(later)
      const sums = [figures, ...carried.filter((one) => one.day === day).map((one) => one.figures)]
      expect(sums.map(({ dollars }) => dollars.net).filter((net) => net !== 0)).toEqual([17])
    })
  })

  describe('a restored back-up', () => {
    it('loses nothing that came late before it: positions of changes begin anew', async () => {
      const day = addDays(NEXT, 20)
      at(addDays(day, 1), '08:00')
      const booking = await stay(addDays(day, 5))
      expect((await close(day)).status).toBe(201)
      const recorded = {
        key: uuidv7(),
        operation: uuidv7(),
        deviceTime: momentOf(ZONE, day, '21:00').toISOString(),
      }
      await pay(aline, room(booking), 13, {}, recorded)
      await house.store.replace(() => Promise.resolve())
      at(addDays(day, 4), '08:00')
      const { carried } = await dayAt(addDays(day, 4))
      expect(carried.map((one) => [one.day, one.figures.dollars.net])).toEqual([[day, 13]])
    })
  })
})
