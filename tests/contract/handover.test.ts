import { describe, expect, it } from 'vitest'
import { uuidv7 } from '#lib/uuid.ts'
import { eachStore } from './fixtures.ts'
import { dinner, MORNING, openDemo } from './http-house.ts'

/** The end of a shift: what the device recorded, named by its ids, and the house's word on each. */
eachStore(async (make) => {
  const house = await openDemo(make)

  async function recorded(device: string, changes: Record<string, unknown> = {}) {
    const one = { id: uuidv7(), key: uuidv7() }
    const answer = await house.ask('POST', '/api/restaurant/orders', {
      body: await dinner(house.store, changes),
      device,
      key: one.key,
      operation: one.id,
    })
    return { ...one, status: answer.status }
  }

  async function asked(device: string, operations: readonly { id: string; key: string }[]) {
    const answer = await house.ask('POST', '/api/outbox/handover', {
      body: { operations: operations.map(({ id, key }) => ({ id, key })) },
      device,
      token: await house.staff('admin'),
    })
    expect(answer.status).toBe(200)
    return (answer.body.answers as { id: string; state: string }[]).map(({ state }) => state)
  }

  describe('handing over', () => {
    it('tells taken, refused and never heard of apart, in the order asked', async () => {
      const device = uuidv7()
      const taken = await recorded(device)
      expect(taken.status).toBe(201)
      const withdrawn = { id: uuidv7(), key: uuidv7() }
      await house.ask('POST', `/api/outbox/${withdrawn.key}/void`, {
        body: { operation_id: withdrawn.id },
        device,
      })
      const stuck = await recorded(device, { totals: { subtotal: 1, discount: 0, total: 1 } })
      expect(stuck.status).toBe(409)
      await house.ask('POST', '/api/outbox/parked', {
        body: {
          rows: [
            {
              id: stuck.id,
              key: stuck.key,
              state: 'open',
              endpoint: 'placeRestaurantOrder',
              request: { params: {}, body: {} },
              refusal: { code: 'price_changed', message: 'The price has changed.' },
              words: { title: 'An order', detail: '' },
              device_name: 'Tablet',
              device_time: MORNING.toISOString(),
            },
          ],
        },
        device,
      })
      const never = { id: uuidv7(), key: uuidv7() }
      expect(await asked(device, [never, stuck, withdrawn, taken])).toEqual([
        'unknown',
        'refused',
        'refused',
        'taken',
      ])
    })

    it('counts what came under its key after all, whatever was reported of it', async () => {
      const device = uuidv7()
      const stuck = await recorded(device, { totals: { subtotal: 1, discount: 0, total: 1 } })
      const again = await house.ask('POST', '/api/restaurant/orders', {
        body: await dinner(house.store),
        device,
        key: stuck.key,
        operation: stuck.id,
      })
      expect(again.status).toBe(201)
      expect(await asked(device, [stuck])).toEqual(['taken'])
    })

    it('says nothing of another device', async () => {
      const taken = await recorded(uuidv7())
      expect(await asked(uuidv7(), [taken])).toEqual(['unknown'])
    })

    it('answers for a thousand at once', async () => {
      const device = uuidv7()
      const last = await recorded(device)
      const many = Array.from({ length: 1199 }, () => ({ id: uuidv7(), key: uuidv7() }))
      const states = await asked(device, [...many, last])
      expect(states.filter((state) => state === 'unknown')).toHaveLength(1199)
      expect(states.at(-1)).toBe('taken')
    })

    it('wants to know which device it is', async () => {
      const answer = await house.ask('POST', '/api/outbox/handover', {
        body: { operations: [] },
        token: await house.staff('admin'),
      })
      expect(answer.status).toBe(400)
    })
  })
})
