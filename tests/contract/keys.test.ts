import { beforeAll, describe, expect, it } from 'vitest'
import { eachStore } from './fixtures.ts'
import { MORNING, openHouse, type House } from './http-house.ts'

interface Made {
  key: string
  data: { id: string; masked: string }
}

eachStore((make) => {
  describe('API keys', () => {
    let house: House
    let token: string
    beforeAll(async () => {
      house = await openHouse(await make({ seeded: true, clock: () => house?.now ?? MORNING }))
      token = await house.staff()
    })
    const generate = async (name: string) =>
      (await house.ask('POST', '/api/keys', { token, body: { name } })).body as unknown as Made

    it('are told once, masked afterwards, and never stored or logged', async () => {
      const { key, data } = await generate('The board in the hall')
      expect(key).toMatch(/^sk_[\w-]{43}$/)
      expect(data.masked).toBe(`sk_…${key.slice(-3)}`)
      const listed = await house.ask('GET', '/api/keys', { token })
      expect(listed.text).not.toContain(key)
      expect(listed.body.data).toMatchObject([
        { name: 'The board in the hall', last_used_at: null },
      ])
      const rows = await house.store.db.selectFrom('api_keys').selectAll().execute()
      const audit = await house.store.db.selectFrom('audit').selectAll().execute()
      const kept = await house.store.db.selectFrom('operations').selectAll().execute()
      expect(JSON.stringify([rows, audit, kept])).not.toContain(key)
      await house.ask('GET', '/api/rooms', { token: key })
      expect(house.logs.join('')).not.toContain(key)
      expect(audit).toMatchObject([{ endpoint: 'createApiKey', actor_name: 'Some admin' }])
    })

    it('read what staff read, say when they last did, and end when they are revoked', async () => {
      const { key, data } = await generate('Accounts')
      const bookings = await house.ask('GET', '/api/hotel-bookings', { token: key })
      expect([bookings.status, bookings.text.includes('customer_name')]).toEqual([200, true])
      const [row] = (await house.ask('GET', '/api/keys', { token })).body.data as object[]
      expect(row).toMatchObject({ id: data.id, last_used_at: house.now.toISOString() })
      for (const again of [1, 2]) {
        const revoked = await house.ask('POST', `/api/keys/${data.id}/revoke`, { token, body: {} })
        expect(revoked.status, `time ${again}`).toBe(200)
      }
      expect((await house.ask('GET', '/api/payments', { token: key })).status).toBe(401)
      // What anyone may read is given to anyone, and no more than that.
      const open = await house.ask('GET', '/api/hotel-bookings', { token: key })
      expect([open.status, open.text.includes('customer_name')]).toEqual([200, false])
    })

    it('are not a person’s: no settings changed, no keys made, nothing sent', async () => {
      const { key } = await generate('Curious')
      for (const [method, url] of [
        ['PATCH', '/api/settings'],
        ['POST', '/api/keys'],
        ['POST', '/api/outbox'],
        ['POST', '/api/logout'],
        ['POST', '/api/restaurant/orders'],
      ] as const) {
        const answer = await house.ask(method, url, { token: key, body: { name: 'x' } })
        expect(answer.status, url).toBe(403)
      }
      for (const url of ['/api/keys', '/api/people', '/api/changes', '/api/events']) {
        expect((await house.ask('GET', url, { token: key })).status, url).toBe(403)
      }
      const wrong = await house.ask('GET', '/api/payments', { token: `${key.slice(0, -1)}_` })
      expect(wrong.status).toBe(401)
    })
  })
})
