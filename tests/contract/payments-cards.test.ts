import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { paidByCard } from '#contract/rentals.ts'
import { testCards } from '#lib/test-cards.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { openStore, type StoreLocation } from '#server/db/open.ts'
import type { Store } from '#server/db/store.ts'
import { syncOperatorSettings } from '#server/services/house/sync-operator-settings.ts'
import { changeSettings } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, type Asked } from './http-house.ts'
import { moneyOn, openPayingHouse, type PayingHouse } from './payments-house.ts'
import { bookTour, orderMeal, rent, rowOf, startFor, type Subject } from './payments-stay.ts'
import { rentalRow } from './rentals-house.ts'
import { tableNames } from './table-names.ts'

const card = (changes: object = {}) => ({
  name: 'Aline Mukamana',
  number: '4242 4242 4242 4242',
  exp_month: '09',
  exp_year: '2030',
  cvc: '737',
  brand: 'visa',
  ...changes,
})

/** The documents' two shapes (spec 2 §3). */
const nested = (changes: object = {}) => ({
  amount: 158,
  currency: 'USD',
  method: 'card',
  card: card(changes),
})
const flat = (changes: object = {}) => ({
  card_holder: 'Aline Mukamana',
  card_number: '4242424242424242',
  exp_month: 9,
  exp_year: 30,
  cvc: '737',
  brand: 'visa',
  ...changes,
})

const DECLINED = '4000 0000 0000 0002'

/** Cards that the app itself asks for, in the sandbox. */
eachStore((make) => {
  let store: Store
  let place: StoreLocation
  let house: PayingHouse
  const time = { now: MORNING }
  beforeAll(async () => {
    place = await make.tables()
    store = await openStore(place, () => time.now)
    await loadDemo(store, MORNING)
    house = await openPayingHouse(store, 'sandbox', time)
  })
  beforeEach(() => {
    time.now = MORNING
  })
  afterAll(async () => {
    await house.close()
    await store.close()
  })

  const payCar = (id: string, body: unknown, asked: Asked = {}) =>
    house.ask('POST', `/api/car-rentals/${id}/pay`, { ...asked, body })
  const charge = (body: unknown) => house.ask('POST', '/api/payments/charge', { body })

  describe('a rental', () => {
    it.each([
      ['nested', (id: string) => payCar(id, { ...nested(), rental_id: id })],
      ['flat', (id: string) => payCar(id, flat())],
      ['nested, where the body names it', (id: string) => charge({ ...nested(), rental_id: id })],
      ['flat, where the body names it', (id: string) => charge({ ...flat(), rental_id: id })],
    ])('is announced by a card that is sent %s', async (_, pay) => {
      const id = await rent(house)
      const answer = await pay(id)
      expect(answer.status, answer.text).toBe(202)
      expect(safeParse(paidByCard, answer.body).success).toBe(true)
      expect(await moneyOn(store, id)).toEqual([])
      expect(answer.body).toMatchObject({
        status: 'announced',
        paid: false,
        payment_status: 'unpaid',
        payment: { id, amount: 158, currency: 'USD', reference: 'Visa •••• 4242' },
      })
      expect(await rentalRow(store, id)).toMatchObject({
        status: 'pending',
        payment_status: 'unpaid',
        payment_reference: 'Visa •••• 4242',
      })
    })

    it('is announced with the house’s amount, whatever the device says', async () => {
      const id = await rent(house)
      expect((await payCar(id, { ...nested(), amount: 1 })).body).toMatchObject({
        payment: { amount: 158 },
      })
    })

    it('announced ten times at once is announced once, and says so each time', async () => {
      const id = await rent(house)
      const answers = await Promise.all(Array.from({ length: 10 }, () => payCar(id, nested())))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      expect(await moneyOn(store, id)).toEqual([])
    })

    it.each([
      [DECLINED, 'Payment failed.'],
      ['4000 0000 0000 0119', 'The payment was cancelled.'],
    ])(
      '%s is a conflict, which no device takes for success or tries otherwise',
      async (number, words) => {
        const id = await rent(house)
        const answer = await payCar(id, nested({ number }))
        expect(answer.status).toBe(409)
        expect(answer.body).toMatchObject({ code: 'conflict', message: words })
        expect(await rentalRow(store, id)).toMatchObject({
          status: 'pending',
          payment_status: 'unpaid',
          payment_reference: null,
        })
        expect(await moneyOn(store, id)).toEqual([])
        expect((await payCar(id, nested())).status).toBe(202)
      },
    )

    it('waits for the slow card, as a bank would', async () => {
      const id = await rent(house)
      house.pauses.length = 0
      expect((await payCar(id, nested({ number: '4000 0000 0000 3220' }))).status).toBe(202)
      expect(house.pauses).toEqual([3000])
    })

    it('takes no card of anybody’s own, and does not have it sent again in another shape', async () => {
      const id = await rent(house)
      const answer = await payCar(id, nested({ number: '4111 1111 1111 1111' }))
      expect(answer.status).toBe(409)
      expect(answer.body.message).toBe('Only test cards are taken here. Nothing was charged.')
      expect(await moneyOn(store, id)).toEqual([])
      expect(await rentalRow(store, id)).toMatchObject({ payment_status: 'unpaid' })
    })

    it.each([
      ['nothing', {}, ['card_number', 'card_holder', 'exp_month', 'exp_year', 'cvc']],
      [
        'half a nested card',
        { card: { name: 'Aline', cvc: '737' } },
        ['card.number', 'card.exp_month', 'card.exp_year'],
      ],
      ['an empty number', nested({ number: ' ' }), ['card.number']],
      [
        'half a flat card',
        { card_number: '4242424242424242', cvc: '737' },
        ['card_holder', 'exp_month', 'exp_year'],
      ],
      ['a wrong digit', nested({ number: '4242 4242 4242 4241' }), ['card.number']],
      ['a wrong digit, flat', flat({ card_number: '4242424242424241' }), ['card_number']],
      ['a month that is none', flat({ exp_month: 13 }), ['exp_month']],
      ['an expired card', nested({ exp_month: '06', exp_year: '26' }), ['card.exp_month']],
      ['a short code', nested({ cvc: '12' }), ['card.cvc']],
      ['a short name', flat({ card_holder: 'Al' }), ['card_holder']],
      ['a card that is a word', { card: '4242424242424242' }, ['card']],
      ['a number that is a number', flat({ card_number: 4_242_424_242_424_242 }), ['card_number']],
    ])('with %s is refused by field', async (_, body, fields) => {
      const id = await rent(house)
      const answer = await payCar(id, body)
      expect(answer.status).toBe(422)
      expect(answer.body.code).toBe('validation')
      expect(Object.keys(answer.body.errors as object).toSorted()).toEqual(fields.toSorted())
      expect(answer.text).not.toMatch(/4242|\b737\b|Aline|Mukamana/)
      expect(await moneyOn(store, id)).toEqual([])
    })

    it('that nobody knows is a 404 at both paths, one that is not named a 422', async () => {
      expect((await payCar('nobody', nested())).body).toMatchObject({ code: 'not_found' })
      expect((await charge({ ...nested(), rental_id: 'nobody' })).status).toBe(404)
      const unnamed = await charge(nested())
      expect(unnamed.status).toBe(422)
      expect(unnamed.body.errors).toEqual({ rental_id: ['This field is required.'] })
    })

    it('that was cancelled is not paid', async () => {
      const id = await rent(house)
      await store.transaction((tx) => tx.update('car_rentals', id, { status: 'cancelled' }))
      const answer = await payCar(id, nested())
      expect(answer.body).toMatchObject({
        code: 'conflict',
        message: 'This rental has been cancelled.',
      })
      expect(await moneyOn(store, id)).toEqual([])
    })

    it('paid at the sandbox’s page is answered as paid, whatever card is shown afterwards', async () => {
      const one: Subject = { kind: 'car', id: await rent(house) }
      expect((await payCar(one.id, nested())).status).toBe(202)
      const page = await startFor(house, [one])
      await house.payerDoes(page, 'paid')
      await house.comeBack(page)
      const before = await moneyOn(store, one.id)
      expect(before).toMatchObject([{ processor: 'sandbox', status: 'paid' }])
      for (const again of [nested(), flat()]) {
        const told = await payCar(one.id, again)
        expect(told.status).toBe(200)
        expect(told.body).toMatchObject({
          status: 'succeeded',
          paid: true,
          payment_status: 'paid',
          payment: { id: before[0]?.id, amount: 158 },
        })
      }
      expect(await moneyOn(store, one.id)).toEqual(before)
      expect(await rowOf(store, one)).toMatchObject({ payment_status: 'paid', flag: null })
    })

    it('is paid at the provider’s page where the house has one', async () => {
      const id = await rent(house)
      const pesapal = await openPayingHouse(store, 'pesapal', time)
      try {
        const answer = await pesapal.ask('POST', `/api/car-rentals/${id}/pay`, { body: nested() })
        expect(answer.status).toBe(409)
        expect(answer.body.message).toMatch(/provider’s own page/)
        expect(await moneyOn(store, id)).toEqual([])
        expect(pesapal.standIn.asked).toEqual([])
      } finally {
        await pesapal.close()
      }
    })
  })

  const paidBy = (reference: string | null, processor: string | null = 'demo') => ({
    payment: { method: 'card', amount: 0, reference, processor },
  })

  const keptOf = async (kind: 'restaurant' | 'tour', id: string) =>
    (
      await store.db
        .selectFrom(kind === 'tour' ? 'tour_bookings' : 'restaurant_orders')
        .select('payment_reference')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).payment_reference

  describe.each([
    ['restaurant', (changes: object) => orderMeal(house, changes as never)],
    ['tour', (changes: object) => bookTour(house, changes as never)],
  ] as const)('a %s with the card dialog’s reference', (kind, order) => {
    it.each([
      ['a test card', paidBy('Visa •••• 4242, 09/30'), 'Visa •••• 4242, 09/30'],
      ['another card', paidBy('visa 1111 12/28'), 'visa 1111 12/28'],
      ['no reference', paidBy(null), null],
      ['words', paidBy('PAID'), null],
      [
        'cash',
        { payment: { method: 'cash', amount: 0, reference: 'visa 4242', processor: 'demo' } },
        null,
      ],
    ])('stays unpaid with %s', async (_, changes, kept) => {
      const id = await order(changes)
      expect(await rowOf(store, { kind, id })).toMatchObject({ payment_status: 'unpaid' })
      expect(await keptOf(kind, id)).toBe(kept)
      expect(await moneyOn(store, id)).toEqual([])
    })

    it('keeps none where a real provider takes cards', async () => {
      await syncOperatorSettings(store, { payments: 'pesapal' })
      try {
        const id = await order(paidBy('Visa •••• 4242, 09/30'))
        expect(await rowOf(store, { kind, id })).toMatchObject({ payment_status: 'unpaid' })
        expect(await keptOf(kind, id)).toBeNull()
      } finally {
        await syncOperatorSettings(store, { payments: 'sandbox' })
      }
    })
  })

  it('a card is found in no row of any table, no line of the log, and no error', async () => {
    const number = '5555555555554444'
    const cvc = '9183'
    const said: string[] = []
    const its = { number, cvc, brand: 'mastercard' }
    const flatly = { card_number: number, cvc, brand: 'mastercard' }
    const [one, two, three] = [await rent(house), await rent(house), await rent(house)]
    const key = uuidv7()
    const device = uuidv7()
    const bodies: unknown[] = [
      nested({ ...its, number: '5555 5555 5555 4443' }),
      nested({ ...its, exp_year: '20' }),
      nested({ ...its, name: '' }),
      nested({ ...its, exp_month: number }),
      nested({ ...its, cvc: number }),
      { ...nested(its), currency: number },
      { ...nested(its), method: number },
      { ...nested(its), rental_id: number.repeat(9) },
      { card: number, [number]: cvc },
      { card: { [number]: { [cvc]: number } } },
      flat({ ...flatly, card_holder: number.repeat(12) }),
      flat({ ...flatly, exp_year: {} }),
      [number, cvc],
      `{"card":{"number":"${number}","cvc":"${cvc}"`,
      `{"card_number":${number},"cvc":"${cvc}"}x`,
      `"${number}"`,
    ]
    for (const body of bodies) {
      for (const answer of [await payCar(one, body, { key, device }), await charge(body)]) {
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expect(answer.status, answer.text).toBeLessThan(500)
        said.push(answer.text)
      }
    }
    // At an address that names it, with a body that cannot be read, and with a key as writes have.
    said.push((await payCar(number, nested(its))).text)
    said.push(
      (
        await payCar(one, `number=${number}&cvc=${cvc}`, {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).text,
    )
    const declined = testCards.find(({ outcome }) => outcome === 'failed')?.number ?? ''
    said.push((await payCar(two, nested({ ...its, number: declined }), { key, device })).text)
    const own = '4111111111111111'
    said.push((await payCar(two, nested({ ...its, number: own }), { key, device })).text)
    const paid = await payCar(two, nested(its), { key, device })
    expect(paid.status).toBe(202)
    said.push(paid.text, (await payCar(two, nested(its), { key, device })).text)
    said.push((await charge({ ...flat(flatly), rental_id: three })).text)
    for (const reference of [`mastercard ${number} 09/30`, '5555 5555 5555 4444']) {
      said.push(await orderMeal(house, paidBy(reference)), await bookTour(house, paidBy(reference)))
    }

    const secrets = [
      ...[number, own, declined.replaceAll(' ', '')].flatMap((digits) => [
        digits,
        digits.replaceAll(/\d{4}(?=\d)/g, '$& '),
        digits.slice(0, 12),
      ]),
      `"${cvc}"`,
      `=${cvc}`,
      `:${cvc}`,
    ]
    const clean = (text: string, where: string) => {
      for (const secret of secrets) expect(text, where).not.toContain(secret)
    }
    clean(said.join('\n'), 'answers')
    const tables = await tableNames(store)
    expect(tables.length).toBeGreaterThan(25)
    for (const name of tables.filter((table) => !table.includes('_words'))) {
      const found = await sql<object>`select * from ${sql.table(name)}`.execute(store.db)
      // A count of changes may be any number, also the card's.
      clean(JSON.stringify(found.rows).replaceAll(/"position":"?\d+/g, ''), name)
    }
    const kept = await sql<object>`select * from operations where key = ${key}`.execute(store.db)
    expect(kept.rows).toEqual([])
    expect(await moneyOn(store, two)).toEqual([])
    expect(await rentalRow(store, two)).toMatchObject({ payment_reference: 'Mastercard •••• 4444' })
    if ('dataDir' in place) {
      for (const file of readdirSync(place.dataDir)) {
        clean(readFileSync(join(place.dataDir, file), 'latin1'), file)
      }
    }
    const logs = house.logs.join('\n')
    expect(logs).toContain('/api/car-rentals/:id/pay')
    clean(logs, 'logs')
  })

  it('a card is announced in a house whose settings are older than cards', async () => {
    await changeSettings(store, (settings) => {
      delete (settings as Partial<typeof settings>).payments
    })
    const id = await orderMeal(house, paidBy('visa 4242 09/30'))
    expect(await keptOf('restaurant', id)).toBe('visa 4242 09/30')
    await syncOperatorSettings(store, { payments: 'sandbox' })
  })
})
