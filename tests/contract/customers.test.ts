import { describe, expect, it } from 'vitest'
import type { Customer } from '#contract/customers.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { syncCustomers } from '#server/services/customers/sync.ts'
import { eachStore } from './fixtures.ts'
import { dinner, openDemo } from './http-house.ts'

/** Customers (spec 3 §2.10, §5, §7.8; decision 0030). */

eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()

  const list = async (): Promise<Customer[]> => {
    const { body, status } = await house.ask('GET', '/api/customers', { token })
    expect(status).toBe(200)
    return body.data as Customer[]
  }
  const one = async (found: (row: Customer) => boolean) => (await list()).filter(found)
  const order = async (changes: Record<string, unknown>) => {
    const body = await dinner(house.store, changes)
    const { status, body: answer } = await house.ask('POST', '/api/restaurant/orders', {
      body: { ...body, customer: changes },
      device: uuidv7(),
    })
    expect(status).toBe(201)
    return String(answer.id)
  }
  const guest = (name: string, phone: string, email: string | null) => ({
    name,
    phone,
    email,
    customer_name: name,
    customer_phone: phone,
    customer_email: email,
  })
  const create = (body: object) => house.ask('POST', '/api/customers', { token, body })
  const change = (id: string, body: object, more: object = {}) =>
    house.ask('PATCH', `/api/customers/${id}`, { token, body, ...more })

  it('is for staff alone', async () => {
    expect((await house.ask('GET', '/api/customers')).status).toBe(401)
    const trainer = await house.staff('trainer')
    expect((await house.ask('GET', '/api/customers', { token: trainer })).status).toBe(403)
  })

  it('misses nobody who booked, and counts what the rows say', async () => {
    const rows = await list()
    const { db } = house.store
    const links = await db.selectFrom('customer_links').selectAll().execute()
    const known = new Set(links.map((link) => `${link.subject_kind}:${link.subject_id}`))
    const tables = {
      room: 'hotel_bookings',
      restaurant: 'restaurant_orders',
      laundry: 'laundry_orders',
      car: 'car_rentals',
      tour: 'tour_bookings',
    } as const
    const living: string[] = []
    for (const [kind, table] of Object.entries(tables)) {
      const booked = await db
        .selectFrom(table as 'hotel_bookings')
        .select(['id', 'status'])
        .execute()
      expect(booked.filter(({ id }) => !known.has(`${kind}:${id}`))).toEqual([])
      living.push(...booked.filter(({ status }) => status !== 'cancelled').map(({ id }) => id))
    }
    expect(rows.reduce((sum, row) => sum + row.bookings, 0)).toBe(living.length)
    const payments = await db.selectFrom('payments').selectAll().execute()
    const net = payments.reduce((sum, row) => {
      const came = ['paid', 'refunded'].includes(row.status) ? row.amount_cents : 0
      const part = ['done', 'sent'].includes(row.refund_status ?? '') ? row.refund_cents : 0
      return sum + came - (row.status === 'refunded' ? row.amount_cents : part)
    }, 0)
    const spent = rows.reduce((sum, row) => sum + Math.round(row.spend * 100), 0)
    expect(spent).toBe(Number(net))
    expect(spent).toBeGreaterThan(0)
    // The demo house's guests are found again, none of them twice.
    const emails = rows.map(({ email }) => email?.toLowerCase()).filter(Boolean)
    expect(new Set(emails).size).toBe(emails.length)
  })

  describe('who books', () => {
    it('becomes a customer, once, by e-mail or by phone in international form', async () => {
      await order(guest('Zawadi Ndoli', '0788 777 001', 'Zawadi@example.com'))
      await order(guest('Z. Ndoli', '+250 788 777 009', 'zawadi@EXAMPLE.com'))
      await order(guest('Zawadi', '00250788777001', null))
      const rows = await one(({ email }) => email?.toLowerCase() === 'zawadi@example.com')
      expect(rows).toMatchObject([{ name: 'Zawadi Ndoli', bookings: 3, vip: false, spend: 0 }])
      expect(await one(({ name }) => name === 'Zawadi')).toEqual([])
    })

    it('is counted again when money comes and goes back, and when it is cancelled', async () => {
      const id = await order(guest('Kagabo Eric', '0788 777 222', null))
      const his = async () => (await one(({ name }) => name === 'Kagabo Eric'))[0]
      expect(await his()).toMatchObject({ bookings: 1, spend: 0, email: null })
      const paid = await house.ask('POST', `/api/restaurant-orders/${id}/payments`, {
        token,
        body: { amount: 20, currency: 'USD', method: 'cash', status: 'paid' },
      })
      expect(await his()).toMatchObject({ spend: 20 })
      const payment = (paid.body.data as { id: string }).id
      await house.ask('PATCH', `/api/restaurant-orders/${id}/payments/${payment}`, {
        token,
        body: { status: 'refunded' },
      })
      expect(await his()).toMatchObject({ spend: 0 })
      await house.ask('PATCH', `/api/restaurant-orders/${id}/cancel`, { token, body: {} })
      expect(await his()).toMatchObject({ bookings: 0 })
    })

    it('is told to devices by the feed, and looking again changes nothing', async () => {
      await order(guest('Feza Uwera', '0788 777 333', null))
      await syncCustomers(house.store)
      const { body } = await house.ask('GET', '/api/changes', { token })
      const { rows } = (body.changes as { customers: { rows: Customer[] } }).customers
      expect(rows.find(({ name }) => name === 'Feza Uwera')).toMatchObject({ bookings: 1 })
      const before = await list()
      await syncCustomers(house.store)
      expect(await list()).toEqual(before)
    })
  })

  describe('a customer added by hand', () => {
    it('needs a name and an e-mail, in the documents’ words', async () => {
      const { status, body } = await create({ name: ' ', phone: '1' })
      expect(status).toBe(422)
      expect(body.errors).toMatchObject({
        name: ['Name is required'],
        email: ['Email is required'],
      })
    })

    it('opts in to letters unless told otherwise, and is the one who books later', async () => {
      const made = await create({ name: 'Ineza Claire', email: 'ineza@example.com' })
      expect(made.status).toBe(201)
      expect(made.body).toMatchObject({
        data: { name: 'Ineza Claire', marketing_opt_in: true, vip: false, phone: null },
      })
      await order(guest('Claire', '0788 777 444', 'INEZA@example.com'))
      const rows = await one(({ email }) => email === 'ineza@example.com')
      expect(rows).toMatchObject([{ name: 'Ineza Claire', bookings: 1 }])
    })

    it('is nobody who is there already', async () => {
      const { status, body } = await create({ name: 'Another', email: 'Ineza@example.com' })
      expect(status).toBe(422)
      expect(body.message).toBe('This e-mail belongs to Ineza Claire already.')
    })
  })

  describe('a change', () => {
    it('says who and when, is done once, and keeps words out of the audit', async () => {
      const [row] = await one(({ email }) => email === 'ineza@example.com')
      const id = row?.id ?? ''
      const key = uuidv7()
      const operation = uuidv7()
      const sent = { key, operation, deviceTime: '2026-07-01T05:00:00.000Z' }
      const body = { vip: true, notes: 'Likes the garden', seen: { vip: false, notes: null } }
      const first = await change(id, body, sent)
      expect(first.body.data).toMatchObject({
        vip: true,
        notes: 'Likes the garden',
        operation_id: operation,
        device_time: sent.deviceTime,
      })
      const again = await change(id, body, sent)
      expect(again.headers['idempotency-replayed']).toBe('true')
      expect(again.body).toEqual(first.body)
      const audit = await house.store.db
        .selectFrom('audit')
        .selectAll()
        .where('row_id', '=', id)
        .where('endpoint', '=', 'updateCustomer')
        .execute()
      expect(audit).toHaveLength(1)
      expect(audit[0]?.changed).toContain('"vip":[false,true]')
      expect(audit[0]?.changed).not.toContain('garden')
    })

    it('of what a colleague changed meanwhile is refused whole; of what nobody did merges', async () => {
      const [row] = await one(({ email }) => email === 'ineza@example.com')
      const id = row?.id ?? ''
      await change(id, { name: 'Claire Ineza', seen: { name: 'Ineza Claire' } })
      const late = await change(id, {
        name: 'C. Ineza',
        banned: true,
        seen: { name: 'Ineza Claire', banned: false },
      })
      expect(late.status).toBe(409)
      expect(late.body).toMatchObject({ code: 'conflict', current: { name: 'Claire Ineza' } })
      expect((await one((one_) => one_.id === id))[0]).toMatchObject({ banned: false })
      const other = await change(id, { banned: true, seen: { banned: false } })
      expect(other.body.data).toMatchObject({ banned: true, name: 'Claire Ineza' })
      // Wished already: as wished, and no new version.
      const same = await change(id, { banned: true, seen: { banned: false } })
      expect(same.status).toBe(200)
      expect((same.body.data as Customer).version).toBe((other.body.data as Customer).version)
    })

    it('of a ban refuses nothing: they may book as ever', async () => {
      await order(guest('Claire', '0788 777 444', 'ineza@example.com'))
      const rows = await one(({ email }) => email === 'ineza@example.com')
      expect(rows).toMatchObject([{ banned: true, bookings: 2 }])
    })

    it('of nobody is 404', async () => {
      expect((await change('nobody', { vip: true })).status).toBe(404)
    })
  })
})
