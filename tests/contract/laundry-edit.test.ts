import { safeParse } from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { laundryOrder, type LaundryOrder } from '#contract/laundry.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { eachStore } from './fixtures.ts'
import { openDemo, TODAY } from './http-house.ts'
import { brought } from './laundry-house.ts'

const DESK = '/api/laundry-orders'

eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()

  const row = (id: string) =>
    house.store.db
      .selectFrom('laundry_orders')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  async function placed(changes: object = {}): Promise<string> {
    const body = { ...brought, source: 'desk', ...changes }
    const answer = await house.ask('POST', DESK, { token, body })
    expect(answer.status).toBe(201)
    return String(answer.body.id)
  }

  const edit = (id: string, body: object, more: object = {}) =>
    house.ask('PATCH', `${DESK}/${id}`, { token, body, ...more })
  const step = (id: string, name: string) => house.ask('PATCH', `${DESK}/${id}/${name}`, { token })

  async function shirtsCost(cents: number) {
    await house.store.transaction((tx) =>
      tx.update('laundry_services', 'laundry-shirt', { price_cents: cents }),
    )
  }

  describe('an order that is changed at the desk', () => {
    it('takes the documents’ whole body, and works the price out by itself', async () => {
      const id = await placed()
      const items = [
        { service_id: 'laundry-shirt', qty: 2 },
        { service_id: 'laundry-wash-fold', qty: 2.5 },
      ]
      const answer = await edit(id, { ...brought, room: '', rush: true, items })
      expect(answer.status).toBe(200)
      expect(safeParse(laundryOrder, answer.body.data).success).toBe(true)
      expect(answer.body.data).toMatchObject({
        room: null,
        rush: true,
        items_subtotal: 11.75,
        fees: 2.35,
        grand_total: 14.1,
        changed_by: 'Some admin',
        version: 2,
      })
    })

    it('is told in the audit once, at the device’s time, and nothing personal with it', async () => {
      const id = await placed()
      const [operation, device, key] = [uuidv7(), uuidv7(), uuidv7()]
      const asked = { operation, device, key, deviceTime: '2026-06-30T05:00:00.000Z' }
      const body = { customer: 'Chantal Other', rush: true }
      const first = await edit(id, body, asked)
      expect((await edit(id, body, asked)).body).toEqual(first.body)
      const audits = await house.store.db
        .selectFrom('audit')
        .selectAll()
        .where('row_id', '=', id)
        .where('endpoint', '=', 'updateLaundryOrder')
        .execute()
      expect(audits).toHaveLength(1)
      expect(audits[0]?.changed).toContain('total_cents')
      expect(audits[0]?.changed).not.toMatch(/Chantal|Odile/)
      expect(await row(id)).toMatchObject({ operation_id: operation, version: 2 })
    })

    it('keeps what was agreed for what is on it; what comes to it costs what the list says', async () => {
      const id = await placed()
      try {
        await shirtsCost(900)
        const totals = { items_subtotal: 9.75, fees: 0, grand_total: 9.75 }
        const items = [
          { service_id: 'laundry-shirt', qty: 3 },
          { service_id: 'laundry-wash-fold', qty: 1.5 },
        ]
        expect((await edit(id, { items, totals })).body.data).toMatchObject({ grand_total: 9.75 })
        const other = await placed({ items: [{ service_id: 'laundry-wash-fold', qty: 1 }] })
        const more = [
          { service_id: 'laundry-wash-fold', qty: 1 },
          { service_id: 'laundry-shirt', qty: 1 },
        ]
        const shown = { items_subtotal: 5, fees: 0, grand_total: 5 }
        const refused = await edit(other, { items: more, totals: shown })
        expect(refused.status).toBe(409)
        expect(refused.body).toMatchObject({
          code: 'price_changed',
          current: { grand_total: 12.5 },
        })
        expect((await row(other)).total_cents).toBe(350)
        expect((await edit(other, { items: more })).body.data).toMatchObject({ grand_total: 12.5 })
      } finally {
        await shirtsCost(150)
      }
    })

    it('keeps a service that is no longer offered, and takes no other such', async () => {
      const off = `laundry-test-${uuidv7()}`
      await house.store.transaction((tx) =>
        tx.insert('laundry_services', {
          id: off,
          name: 'Tents',
          unit: 'per item',
          price_cents: 600,
          turnaround_hrs: 24,
          is_available: 1,
          position: 90,
          image_path: null,
        }),
      )
      const id = await placed({ items: [{ service_id: off, qty: 1 }] })
      await house.store.transaction((tx) => tx.update('laundry_services', off, { is_available: 0 }))
      const two = await edit(id, { items: [{ service_id: off, qty: 2 }] })
      expect(two.body.data).toMatchObject({ grand_total: 12 })
      const other = await placed()
      const refused = await edit(other, { items: [{ service_id: off, qty: 1 }] })
      expect(refused.body).toMatchObject({ code: 'item_unavailable' })
    })

    it('merges with what a colleague changed elsewhere, and refuses where both did', async () => {
      const id = await placed()
      await edit(id, { notes: 'Starch', seen: { notes: 'No softener' } })
      const { room, notes, customer } = brought
      const seen = { room, notes, customer }
      // The documents' client sends everything: what it left as it saw it is not its word.
      const merged = await edit(id, { room: '7', notes, customer, seen })
      expect(merged.body.data).toMatchObject({ room: '7', notes: 'Starch' })
      const both = await edit(id, { notes: 'By hand', seen })
      expect(both.status).toBe(409)
      expect(both.body).toMatchObject({
        code: 'conflict',
        message: 'A colleague changed this order meanwhile: notes.',
        current: { notes: 'Starch', room: '7' },
      })
      const lines = [{ service_id: 'laundry-shirt', qty: 1 }]
      await edit(id, { items: lines, seen: { items: brought.items } })
      const late = await edit(id, { items: [...lines, ...lines], seen: { items: brought.items } })
      expect(late.body).toMatchObject({ code: 'conflict' })
      // Wished for and so already.
      expect((await edit(id, { items: lines, seen: { items: brought.items } })).status).toBe(200)
    })

    it('is changed while it is washed and when it is ready, and not when it is over', async () => {
      const id = await placed()
      for (const name of ['start', 'ready']) {
        await step(id, name)
        expect((await edit(id, { room: name })).status).toBe(200)
      }
      await step(id, 'deliver')
      const over = await edit(id, { room: '9' })
      expect(over.status).toBe(409)
      expect(over.body).toMatchObject({
        code: 'conflict',
        message: 'An order that is delivered cannot be changed.',
        current: { id, status: 'delivered' },
      })
      const cancelled = await placed()
      await step(cancelled, 'cancel')
      expect((await edit(cancelled, { room: '9' })).body.code).toBe('conflict')
      expect((await row(cancelled)).room).toBe('4')
    })

    it.each([
      [{ customer: ' ' }, 'customer', 'Customer name is required'],
      [{ pick_up: `${TODAY}T07:00` }, 'pick_up', 'Pick-up must be on/after drop-off'],
      [{ drop_off: '' }, 'drop_off', 'Drop-off and Pick-up dates are required'],
      [{ items: [] }, 'items', 'Add at least one valid service line.'],
      [
        { items: [{ service_id: 'laundry-shirt', qty: 0.5 }] },
        'items.0.qty',
        'Add at least one valid service line.',
      ],
    ])('does not take %j', async (body, field, message) => {
      const id = await placed()
      const answer = await edit(id, body)
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({ code: 'validation', message })
      expect(answer.body.errors).toHaveProperty([field])
      expect((await row(id)).version).toBe(1)
    })

    it('is the desk’s alone', async () => {
      const id = await placed()
      expect((await house.ask('PATCH', `${DESK}/${id}`, { body: { room: '1' } })).status).toBe(401)
      expect((await edit('nowhere', { room: '1' })).status).toBe(404)
    })
  })

  describe('one that is paid', () => {
    const pay = (id: string, amount: number) =>
      house.ask('POST', `${DESK}/${id}/payments`, {
        token,
        body: { amount, currency: 'USD', method: 'cash', status: 'paid' },
      })
    const shirts = (qty: number) => ({ items: [{ service_id: 'laundry-shirt', qty }] })
    const state = async (id: string) => {
      const { payment_status, flag } = await row(id)
      return [payment_status, flag]
    }

    it('and costs more then is not paid any more, and says so until the rest came', async () => {
      const id = await placed(shirts(2))
      await pay(id, 3)
      expect(await state(id)).toEqual(['paid', null])
      const answer = await edit(id, shirts(4))
      expect(answer.body.data as LaundryOrder).toMatchObject({
        payment_status: 'unpaid',
        flag: 'part_paid',
      })
      await pay(id, 3)
      expect(await state(id)).toEqual(['paid', null])
    })

    it('and costs less then says that money is to go back, until it costs as much', async () => {
      const id = await placed(shirts(4))
      await pay(id, 6)
      await edit(id, shirts(2))
      expect(await state(id)).toEqual(['paid', 'overpaid'])
      await edit(id, shirts(4))
      expect(await state(id)).toEqual(['paid', null])
    })

    it('stays paid where the price is the same', async () => {
      const id = await placed(shirts(2))
      await pay(id, 3)
      await edit(id, { room: '12' })
      expect(await state(id)).toEqual(['paid', null])
    })
  })
})
