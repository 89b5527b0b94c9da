import { beforeAll, describe, expect, it } from 'vitest'
import { uuidv7 } from '#lib/uuid.ts'
import { codeAt, stepAt } from '#server/services/people/totp.ts'
import { eachStore } from '../contract/fixtures.ts'
import { addPerson, MORNING, openHouse, PASSWORD, type House } from '../contract/http-house.ts'
import type { Store } from '#server/db/store.ts'

const MINUTE = 60_000

eachStore((make) => {
  describe('guessing the second step', () => {
    let house: House
    let store: Store
    beforeAll(async () => {
      store = await make({ seeded: true, clock: () => house?.now ?? MORNING })
      house = await openHouse(store)
    })

    const login = (at: House, email: string, device: string, code?: string) =>
      at.ask('POST', '/api/login', {
        body: { email, password: PASSWORD, ...(code !== undefined && { code }) },
        device,
        address: `10.${Math.floor(Math.random() * 250)}.7.${Math.floor(Math.random() * 250)}`,
      })

    /** Somebody with a second step, and a device that they used before. */
    async function somebody() {
      house.now = MORNING
      const { id, email, device } = await addPerson(store, 'admin')
      const first = await login(house, email, device)
      const { token } = first.body.data as { token: string }
      const ask = (path: string, body: object) =>
        house.ask('POST', `/api/account/two-factor${path}`, { token, device, body })
      const { secret } = (await ask('', { password: PASSWORD })).body as { secret: string }
      await ask('/confirm', { code: codeAt(secret, stepAt(house.now)) })
      house.now = new Date(MORNING.getTime() + MINUTE)
      const code = () => codeAt(secret, stepAt(house.now))
      const wrong = () => String((Number(code()) + 500_000) % 1_000_000).padStart(6, '0')
      return { id, email, device, token, code, wrong }
    }

    it('enrolling asks for the password again', async () => {
      const { email, device } = await addPerson(store, 'staff')
      const { token } = (await login(house, email, device)).body.data as { token: string }
      const start = (body: object) =>
        house.ask('POST', '/api/account/two-factor', { token, device, body })
      expect((await start({})).status).toBe(422)
      const refused = await start({ password: 'not mine' })
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { password: ['This is not your password.'] },
      ])
      expect((await start({ password: PASSWORD })).status).toBe(200)
    })

    it('has ten tries an hour from everywhere together, on every server, over restarts', async () => {
      const me = await somebody()
      const other = await openHouse(store)
      other.now = house.now
      const statuses: number[] = []
      for (let at = 0; at < 12; at += 1) {
        // Each from a device and an address of its own, on one server and the other.
        const answer = await login(at % 2 === 0 ? house : other, me.email, uuidv7(), me.wrong())
        statuses.push(answer.status)
      }
      expect(statuses).toEqual([...Array(7).fill(401), ...Array(5).fill(429)])
      // A right code of a stranger's device is not looked at either: else it would tell itself.
      const again = await openHouse(store)
      again.now = house.now
      const refused = await login(again, me.email, uuidv7(), me.code())
      expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
      const seconds = Number(refused.headers['retry-after'])
      expect(seconds).toBeGreaterThan(3500)
      expect(seconds).toBeLessThanOrEqual(3600)
      // Who the account is signs in on their own device all the same; with three tries, not more.
      expect((await login(house, me.email, me.device, me.code())).status).toBe(200)
      const own: number[] = []
      for (let at = 0; at < 4; at += 1) {
        own.push((await login(house, me.email, me.device, me.wrong())).status)
      }
      expect(own).toEqual([401, 401, 401, 429])
      house.now = new Date(house.now.getTime() + 61 * MINUTE)
      expect((await login(house, me.email, uuidv7(), me.code())).status).toBe(200)
    })

    it('a code is good once, whoever sends it when', async () => {
      const me = await somebody()
      const code = me.code()
      const both = await Promise.all([
        login(house, me.email, uuidv7(), code),
        login(house, me.email, uuidv7(), code),
      ])
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
      house.now = new Date(house.now.getTime() + 30_000)
      expect((await login(house, me.email, uuidv7(), code)).status).toBe(401)
    })
  })
})
