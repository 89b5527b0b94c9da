import { beforeAll, describe, expect, it } from 'vitest'
import { routeOf, routes, type RouteName } from '#contract/routes.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { eachStore } from './fixtures.ts'
import { dinner, openDemo, type House } from './http-house.ts'

/* What is read by whom is the same as by whom else. Who is let in at all: tests/hostile/access.test.ts. */

const names = Object.keys(routes) as RouteName[]

/** Where the feed stands moves on PostgreSQL with any transaction of its server. */
const withoutCursor = (body: unknown): unknown =>
  body !== null && typeof body === 'object' && 'cursor' in body ? { ...body, cursor: '' } : body

const urlOf = (name: RouteName) => routeOf(name).paths[0].replaceAll(/\{\w+\}/g, () => uuidv7())

eachStore((make) => {
  describe('what is read', () => {
    let house: House

    beforeAll(async () => {
      house = await openDemo(make)
    })

    it.each(['trainee', 'Admin ', ''])('role %j is none of the desk’s', async (role) => {
      const token = await house.staff(role)
      for (const url of ['/api/restaurant-orders', '/api/payments', '/api/settings']) {
        expect((await house.ask('GET', url, { token })).status, url).toBe(403)
      }
    })

    it('a guest’s code is no token', async () => {
      const placed = await house.ask('POST', '/api/restaurant/orders', {
        body: await dinner(house.store),
      })
      const code = /"code":"(\w+)"/.exec(placed.text)?.[1] ?? ''
      expect(code).toMatch(/^\w{8}$/)
      for (const headers of [{ authorization: code }, { authorization: `Bearer ${code}` }]) {
        const answer = await house.ask('GET', '/api/restaurant-orders', { headers })
        expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated'])
      }
    })

    it('a key for other programs reads the lists as the reception does, until it is revoked', async () => {
      const admin = await house.staff()
      const made = await house.ask('POST', '/api/keys', { token: admin, body: { name: 'Board' } })
      const { key, data } = made.body as { key: string; data: { id: string } }
      const token = await house.staff('reception')
      const lists = names.filter((name) => {
        const { method, offline, role } = routeOf(name)
        return method === 'GET' && offline === 'cached' && role !== 'admin'
      })
      expect(lists.length).toBeGreaterThan(15)
      for (const name of lists) {
        const url = urlOf(name)
        const theirs = await house.ask('GET', url, { token: key })
        const staffs = await house.ask('GET', url, { token })
        expect([theirs.status, theirs.text === staffs.text], name).toEqual([staffs.status, true])
      }
      await house.ask('POST', `/api/keys/${data.id}/revoke`, { token: admin, body: {} })
      expect((await house.ask('GET', '/api/payments', { token: key })).status).toBe(401)
    })

    it('what anyone may read says no more to trainers, trainees and senders than to guests', async () => {
      const reads = names.filter((name) => {
        const { access, method, paths } = routeOf(name)
        const isRead = access === 'public' && method === 'GET' && name !== 'streamEvents'
        return isRead && !paths[0].includes('{')
      })
      expect(reads.length).toBeGreaterThan(8)
      const tokens = [
        await house.staff('trainer'),
        await house.staff('trainee'),
        await house.staff('trainer', 'send'),
        await house.staff('admin', 'send'),
      ]
      for (const name of reads) {
        const [path] = routeOf(name).paths
        const guest = await house.ask('GET', path)
        expect(guest.status, name).toBe(200)
        for (const token of tokens) {
          const theirs = await house.ask('GET', path, { token })
          // The feed is not for senders at all.
          if (theirs.status === 403) expect(routeOf(name).offline, name).toBe('online')
          else expect(withoutCursor(theirs.body), name).toEqual(withoutCursor(guest.body))
        }
        expect(guest.text, name).not.toMatch(/customer_|guest_name|"phone":"\+2507881/)
      }
    })
  })
})
