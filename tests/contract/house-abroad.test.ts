import { expect, it } from 'vitest'
import { uuidv7 } from '#lib/uuid.ts'
import { eraseAgain } from '#server/services/erasure/index.ts'
import { settingsOf } from '#server/house-settings.ts'
import { addRoom, changeSettings, wish } from './bookings-house.ts'
import { cart, mealLine } from './cart-house.ts'
import { eachStore } from './fixtures.ts'
import { openDemo, PASSWORD } from './http-house.ts'
import { noticesFor, post, sendDue, smsServer } from './notices-post.ts'
import { africasTalking } from '#server/notices/sms.ts'

/** A house in Uganda: local numbers, letters and receipts are its country's (decision 96). */
eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()

  const book = async (name: string, phone: string, more: object = {}) => {
    const customer = { name, phone, email: null }
    const { status, text } = await house.ask('POST', '/api/book', {
      body: cart([await mealLine(house.store)], { customer, ...more }),
      device: uuidv7(),
    })
    expect(status, text).toBe(201)
    const { code } = await house.store.db
      .selectFrom('restaurant_orders')
      .select('code')
      .where('customer_name', '=', name)
      .executeTakeFirstOrThrow()
    return code
  }
  const set = async (body: object) => {
    const answer = await house.ask('PATCH', '/api/settings', { token, body })
    expect(answer.status, answer.text).toBe(200)
    await settingsOf(house.store.db)
  }
  const customers = async () => {
    const { body } = await house.ask('GET', '/api/customers', { token })
    return body.data as { id: string; name: string; phone: string; bookings: number }[]
  }
  const named = async (name: string) => (await customers()).filter((one) => one.name === name)
  const smsCounted = async () => {
    const rows = await house.store.db
      .selectFrom('budget_uses')
      .select(['kind', 'amount'])
      .where('kind', 'in', ['sms', 'smsAbroad'])
      .where('who', '=', 'house')
      .execute()
    return Object.fromEntries(rows.map(({ kind, amount }) => [kind, Number(amount)]))
  }

  it('is read as in Rwanda until its clock or its owner says otherwise', async () => {
    const { body } = await house.ask('GET', '/api/house')
    expect(body).toMatchObject({ country: '', home_numbers: { code: '250', min: 9, max: 9 } })
    await book('Nakato Ruth', '0772 123 456')
    await book('Okello Dan', '0772 555 111')
    expect(await smsCounted()).toEqual({ sms: 2 })
    expect((await named('Nakato Ruth'))[0]?.bookings).toBe(1)
  })

  it('finds by their local number whom it knew before', async () => {
    await set({ timezone: 'Africa/Kampala' })
    const byClock = await house.ask('GET', '/api/house')
    expect(byClock.body).toMatchObject({ country: '', home_numbers: { code: '256' } })
    await set({ country: 'UG', phone: '0772 000 111' })
    await book('N. Ruth', '+256 772 123 456')
    await book('Ruth', '256772123456')
    expect(await named('Nakato Ruth')).toMatchObject([{ phone: '0772 123 456', bookings: 3 }])
    expect(await named('Ruth')).toEqual([])
    // The same digits in Rwanda are somebody else's.
    await book('Uwase Aline', '+250 772 123 456')
    expect(await named('Uwase Aline')).toMatchObject([{ bookings: 1 }])
    const found = await house.ask('GET', '/api/restaurant-orders?q=%2B256772123456', { token })
    expect((found.body.data as unknown[]).length).toBe(4)
  })

  it('counts an SMS to +256 as one within the country, and sends it there', async () => {
    const before = await smsCounted()
    expect(before).toEqual({ sms: 4, smsAbroad: 1 })
    const provider = await smsServer()
    const sms = africasTalking({ username: 'u', apiKey: 'k', baseUrl: provider.url })
    const { ways } = post({ smsSender: sms })
    await sendDue(house, ways)
    await provider.close()
    const to = provider.requests.map(({ form }) => form.to)
    expect(to.filter((one) => one === '+256772123456')).toHaveLength(3)
    expect(to).toContain('+250772123456')
  })

  it('cancels with a local number what was booked with the whole one', async () => {
    const code = await book('Auma Joy', '+256 701 222 333')
    const terms = (contact: string) =>
      house.ask('POST', '/api/cancellations/terms', { body: { code, contact } })
    expect((await terms('0788 222 333')).status).toBe(404)
    expect((await terms('0701 222 333')).status).toBe(200)
  })

  it('writes on receipts what the fiscal invoice is called there, in the house’s own language', async () => {
    await set({ language: 'fr' })
    const room = await addRoom(house.store)
    const made = await house.ask('POST', '/api/hotel/bookings', { body: wish(room) })
    const receipt = {
      payer: 'Nakato Ruth',
      lines: [{ kind: 'nights', ref: null, title: '2 nights', qty: 2, amount: 160 }],
      paid: 160,
      currency: 'USD',
    }
    const url = `/api/hotel-bookings/${String(made.body.id)}/receipts`
    const written = await house.ask('POST', url, { token, body: receipt })
    const { id } = written.body.data as { id: string }
    const letter = async (country: string, ebm_number: string | null, language = 'fr') => {
      await set({ country, ebm_number })
      const sent = await house.ask('POST', `${url}/${id}/send`, {
        token,
        body: { to: 'ruth@example.test' },
        key: uuidv7(),
        operation: uuidv7(),
      })
      expect(sent.status, sent.text).toBe(202)
      const last = (await noticesFor(house.store, 'receipt')).at(-1)
      await house.store.transaction(({ db }) =>
        db
          .updateTable('notices')
          .set({ language })
          .where('id', '=', last?.id ?? '')
          .execute(),
      )
      const { ways, letters } = post()
      await sendDue(house, ways)
      return letters.find(({ to }) => to === 'ruth@example.test')?.text ?? ''
    }
    // No letters are written in Kinyarwanda: they are in the house's language then.
    expect(await letter('UG', null, 'rw')).toContain('Ceci n’est pas une facture EFRIS.')
    expect(await letter('UG', '1014', 'en')).toContain('EFRIS no. 1014')
    expect(await letter('KE', null, 'en')).toContain('This is not an eTIMS invoice.')
    expect(await letter('CD', null)).toContain('Ceci n’est pas une facture normalisée.')
    expect(await letter('RW', null, 'en')).toContain('This is not an EBM invoice.')
    expect(await letter('other', null, 'en')).not.toContain('invoice')
    expect(await letter('BI', '77', 'en')).toContain('Fiscal device no. 77')
  })

  it('takes numbers without a calling code only where somebody said whose they are', async () => {
    await set({ country: 'other', phone: '' })
    const refused = await house.ask('POST', '/api/hotel/bookings', {
      body: wish(
        await addRoom(house.store),
        {},
        { customer: { name: 'A', phone: '0977 123 456' } },
      ),
    })
    expect(refused.status).toBe(422)
    const local = await house.ask('PATCH', '/api/settings', { token, body: { phone: '0977 1' } })
    expect(local.status).toBe(422)
    await set({ phone: '+260 977 000 111', timezone: 'Africa/Lusaka' })
    await book('Phiri Mary', '0977 123 456')
    const { body } = await house.ask('GET', '/api/house')
    expect(body).toMatchObject({ timezone: 'Africa/Lusaka', home_numbers: { code: '260' } })
    for (const timezone of ['Mars/Olympus', '+02:00', 'africa/lusaka']) {
      const wrong = await house.ask('PATCH', '/api/settings', { token, body: { timezone } })
      expect(wrong.status, timezone).toBe(422)
    }
  })

  it('erases again whoever was erased while their number was read as of Rwanda', async () => {
    const { store } = house
    await changeSettings(store, (settings) => {
      settings.country = 'RW'
    })
    await settingsOf(store.db)
    await book('Akello Grace', '0782 444 555')
    const [grace] = await named('Akello Grace')
    await store.transaction(({ db }) =>
      db
        .updateTable('restaurant_orders')
        .set({ status: 'cancelled' })
        .where('customer_name', '=', 'Akello Grace')
        .execute(),
    )
    const erased = await house.ask('POST', `/api/customers/${grace?.id}/erase`, {
      token,
      body: { password: PASSWORD },
    })
    expect(erased.status, erased.text).toBe(200)
    await changeSettings(store, (settings) => {
      settings.country = 'UG'
    })
    await settingsOf(store.db)
    // As a back-up brings it back whose rows the house of now never had.
    await store.transaction((tx) =>
      tx.insert('tickets', {
        id: uuidv7(),
        name: 'Akello Grace',
        email: '',
        phone: '0782 444 555',
        subject: 'Hello',
        message: 'From before',
        state: 'open',
      }),
    )
    await store.transaction((tx) => eraseAgain(tx, store.seal))
    const left = await store.db.selectFrom('tickets').select('phone').execute()
    expect(left.map(({ phone }) => phone)).not.toContain('0782 444 555')
  })
})
