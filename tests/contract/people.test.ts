import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pruneNotices } from '#server/notices/prune.ts'
import { codeAt, stepAt } from '#server/services/people/totp.ts'
import { eachStore } from './fixtures.ts'
import { addPerson, MORNING, openHouse, PASSWORD, type House } from './http-house.ts'
import { noticesFor, post, sendDue } from './notices-post.ts'

/* Accounts of staff, passwords and the second step of signing in. */

eachStore((make) => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(await make({ seeded: true, clock: () => house?.now ?? MORNING }), {
      installation: { hasMailServer: true },
    })
  })
  beforeEach(async () => {
    house.now = new Date(house.now.getTime() + 3_600_000)
    await house.store.transaction((tx) => tx.db.deleteFrom('notices').execute())
  })

  const login = (email: string, more: object = {}, device?: string) =>
    house.ask('POST', '/api/login', {
      body: { email, password: PASSWORD, ...more },
      ...(device && { device }),
    })
  const tokenOf = (answer: { body: Record<string, unknown> }) =>
    (answer.body.data as { token: string }).token
  /** Somebody who signs in, and their token. */
  async function somebody(role = 'admin') {
    const person = await addPerson(house.store, role)
    const token = tokenOf(await login(person.email, {}, person.device))
    return { ...person, token }
  }
  const holds = async (token: string) =>
    (await house.ask('GET', '/api/rooms/states', { token })).status === 200
  const count = async (table: 'users' | 'recovery_codes') =>
    (await house.store.db.selectFrom(table).selectAll().execute()).length

  describe('accounts', () => {
    it('are made by invitation: a link for three days, once, and the password is the person’s own', async () => {
      const admin = await somebody()
      const body = { name: 'Diane Ingabire', email: 'Diane@Example.com', role: 'staff' }
      const invited = await house.ask('POST', '/api/people', { token: admin.token, body })
      expect(invited.body).toMatchObject({
        message: 'Invitation sent',
        data: { email: 'diane@example.com', role: 'staff', sessions: 0, disabled: false },
      })
      const again = await house.ask('POST', '/api/people', { token: admin.token, body })
      expect([again.status, await count('users')]).toEqual([422, await count('users')])
      house.now = new Date(house.now.getTime() + 2 * 60_000)
      const { ways, letters } = post()
      await sendDue(house, ways)
      expect(letters).toHaveLength(1)
      const token = /#token=([\w-]+)/.exec(JSON.stringify(letters[0]))?.[1] ?? ''
      expect(JSON.stringify(await noticesFor(house.store, 'staff_invited'))).not.toContain(token)
      house.now = new Date(house.now.getTime() + 2 * 86_400_000)
      const chosen = { token, password: 'a password of my own' }
      expect((await house.ask('POST', '/api/reset-password', { body: chosen })).status).toBe(200)
      expect((await house.ask('POST', '/api/reset-password', { body: chosen })).status).toBe(422)
      expect((await login('diane@example.com', { password: chosen.password })).status).toBe(200)
    })

    it('are told the link where no letter goes out: once, to who invited, and kept nowhere', async () => {
      const mute = await openHouse(house.store, { installation: { hasMailServer: false } })
      mute.now = house.now
      const admin = await somebody()
      const invited = await mute.ask('POST', '/api/people', {
        token: admin.token,
        headers: { 'idempotency-key': randomUUID() },
        body: { name: 'Eric Mugabo', email: 'eric@example.com', role: 'staff' },
      })
      const { message, link } = invited.body as { message: string; link: string }
      expect([invited.status, message]).toEqual([201, 'Account made'])
      const token = /^\/forgot-password#token=([\w-]{20,})$/.exec(link)?.[1] ?? ''
      for (const table of ['operations', 'audit', 'notices', 'password_resets', 'users'] as const) {
        const rows = await house.store.db.selectFrom(table).selectAll().execute()
        expect(JSON.stringify(rows), table).not.toContain(token)
      }
      expect(await noticesFor(house.store, 'staff_invited')).toEqual([])
      const chosen = { token, password: 'a password of my own' }
      expect((await mute.ask('POST', '/api/reset-password', { body: chosen })).status).toBe(200)
      expect((await mute.ask('POST', '/api/reset-password', { body: chosen })).status).toBe(422)
      expect((await login('eric@example.com', { password: chosen.password })).status).toBe(200)
    })

    it('whose link was lost are invited anew: a new link, as what was said last, until a password is theirs', async () => {
      const mute = await openHouse(house.store, { installation: { hasMailServer: false } })
      mute.now = house.now
      const admin = await somebody()
      const invite = (role: string) =>
        mute.ask('POST', '/api/people', {
          token: admin.token,
          body: { name: 'Chantal', email: 'chantal@example.com', role },
        })
      const choose = async ({ body }: { body: unknown }) => {
        const [, token] = (body as { link: string }).link.split('#token=')
        const chosen = { token, password: 'a password of my own' }
        return (await mute.ask('POST', '/api/reset-password', { body: chosen })).status
      }
      const lost = await invite('staff')
      const users = await count('users')
      // What links there were is still known when its three days are over.
      await pruneNotices(house.store, new Date(mute.now.getTime() + 5 * 86_400_000))
      const second = await invite('reception')
      expect(second).toMatchObject({ status: 201, body: { data: { role: 'reception' } } })
      expect([await choose(lost), await choose(second), await count('users')]).toEqual([
        422,
        200,
        users,
      ])
      expect((await invite('staff')).body).toMatchObject({ reason: 'address_has_account' })
    })

    it('are disabled, changed and signed out at once; the role decides from then on', async () => {
      const admin = await somebody()
      const other = await somebody('staff')
      const change = (body: object) =>
        house.ask('PATCH', `/api/people/${other.id}`, { token: admin.token, body })
      expect(await holds(other.token)).toBe(true)
      await house.ask('POST', `/api/people/${other.id}/end-sessions`, {
        token: admin.token,
        body: {},
      })
      expect(await holds(other.token)).toBe(false)
      const back = tokenOf(await login(other.email))
      expect((await change({ disabled: true })).body).toMatchObject({ data: { disabled: true } })
      expect([await holds(back), (await login(other.email)).status]).toEqual([false, 401])
      await change({ disabled: false, role: 'trainer' })
      const trainer = await login(other.email)
      expect(trainer.body.data).toMatchObject({ role: 'trainer' })
      expect(await holds(tokenOf(trainer))).toBe(false)
      const audit = await house.store.db
        .selectFrom('audit')
        .select('changed')
        .where('endpoint', '=', 'updatePerson')
        .where('row_id', '=', other.id)
        .execute()
      expect(audit.map(({ changed }) => JSON.parse(changed) as object)).toEqual([
        { disabled: [false, true] },
        { disabled: [true, false], role: ['staff', 'trainer'] },
      ])
    })

    it('keep one admin, however two of them try to be rid of each other', async () => {
      const one = await somebody()
      const two = await somebody()
      await house.store.transaction((tx) =>
        tx.db
          .updateTable('users')
          .set({ disabled: 1 })
          .where('role', '=', 'admin')
          .where('id', 'not in', [one.id, two.id])
          .execute(),
      )
      const demote = (asker: { token: string }, whom: { id: string }) =>
        house.ask('PATCH', `/api/people/${whom.id}`, {
          token: asker.token,
          body: { role: 'staff' },
        })
      const answers = await Promise.all([demote(one, two), demote(two, one)])
      const left = await house.store.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .where('disabled', '=', 0)
        .execute()
      expect(left).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const last = left[0]?.id === one.id ? one : two
      const fresh = tokenOf(await login(last.email))
      for (const body of [{ role: 'trainee' }, { disabled: true }]) {
        const refused = await house.ask('PATCH', `/api/people/${last.id}`, { token: fresh, body })
        expect([refused.status, refused.body.message]).toEqual([
          422,
          'This is the last admin. Make somebody else one first.',
        ])
      }
    })
  })

  describe('a new password', () => {
    it('needs the old one, ends every other session, and leaves this device alone', async () => {
      const me = await somebody()
      const elsewhere = tokenOf(await login(me.email))
      const change = (body: object) =>
        house.ask('POST', '/api/account/password', { token: me.token, device: me.device, body })
      const wrong = await change({ current_password: 'no', password: 'another one, longer' })
      expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([
        422,
        ['current_password'],
      ])
      expect((await change({ current_password: PASSWORD, password: 'short' })).status).toBe(422)
      const done = await change({ current_password: PASSWORD, password: 'another one, longer' })
      expect(done.body).toEqual({ message: 'Password updated' })
      expect([await holds(me.token), await holds(elsewhere)]).toEqual([true, false])
      expect((await login(me.email)).status).toBe(401)
      expect((await login(me.email, { password: 'another one, longer' })).status).toBe(200)
    })

    it('cannot be had by guessing at an open tablet', async () => {
      const me = await somebody()
      const guess = () =>
        house.ask('POST', '/api/account/password', {
          token: me.token,
          body: { current_password: 'guess', password: 'another one, longer' },
        })
      const answers = []
      for (let at = 0; at < 6; at += 1) answers.push((await guess()).status)
      expect(answers).toContain(429)
    })
  })

  describe('the second step', () => {
    const codeNow = (secret: string, ahead = 0) => codeAt(secret, stepAt(house.now) + ahead)

    async function switchedOn() {
      const me = await somebody()
      const ask = (path: string, body: object) =>
        house.ask('POST', `/api/account/two-factor${path}`, { token: me.token, body })
      const { secret, address } = (await ask('', { password: PASSWORD })).body as {
        secret: string
        address: string
      }
      expect(address).toContain(`secret=${secret}`)
      // Begun is not on.
      expect((await login(me.email)).status).toBe(200)
      expect((await ask('/confirm', { code: '000000' })).status).toBe(422)
      const confirmed = await ask('/confirm', { code: codeNow(secret) })
      expect(confirmed.status, confirmed.text).toBe(200)
      house.now = new Date(house.now.getTime() + 60_000)
      return { ...me, ask, secret, codes: confirmed.body.recovery_codes as string[] }
    }

    it('is asked for at sign-in, takes a code once, and no wrong one', async () => {
      const me = await switchedOn()
      const asked = await login(me.email)
      expect([asked.status, asked.body]).toMatchObject([
        401,
        {
          code: 'invalid_credentials',
          errors: { code: [expect.stringContaining('authenticator')] },
        },
      ])
      const wrong = await login(me.email, { password: 'not it', code: codeNow(me.secret) })
      expect(wrong.body.errors).toBeUndefined()
      expect((await login(me.email, { code: '123456' })).status).toBe(401)
      const code = codeNow(me.secret)
      expect((await login(me.email, { code })).status).toBe(200)
      expect((await login(me.email, { code })).status).toBe(401)
    })

    it('is counted: asking without a code forgives no guess', async () => {
      const me = await switchedOn()
      house.pauses.length = 0
      for (let at = 0; at < 6; at += 1) {
        await login(me.email, { code: '000000' })
        await login(me.email)
      }
      expect(Math.max(...house.pauses)).toBeGreaterThan(500)
    })

    it('opens with each recovery code once, kept as hashes alone', async () => {
      const me = await switchedOn()
      expect(me.codes).toHaveLength(8)
      const [first = '', second = ''] = me.codes
      const rows = await house.store.db.selectFrom('recovery_codes').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(first)
      expect((await login(me.email, { code: first.toLowerCase() })).status).toBe(200)
      expect((await login(me.email, { code: first })).status).toBe(401)
      expect((await login(me.email, { code: second.replace('-', '') })).status).toBe(200)
      const state = await house.ask('GET', '/api/account/two-factor', { token: me.token })
      expect(state.body).toEqual({ on: true, recovery_codes_left: 6 })
    })

    it('ends with the password, or by an admin for who lost the telephone', async () => {
      const me = await switchedOn()
      expect((await me.ask('/end', { password: 'wrong' })).status).toBe(422)
      expect((await me.ask('', { password: PASSWORD })).status).toBe(409)
      expect((await me.ask('/end', { password: PASSWORD })).status).toBe(200)
      expect((await login(me.email)).status).toBe(200)
      const other = await switchedOn()
      const admin = await somebody()
      const ended = await house.ask('PATCH', `/api/people/${other.id}`, {
        token: admin.token,
        body: { end_two_factor: true },
      })
      expect(ended.body).toMatchObject({ data: { two_factor: false } })
      expect((await login(other.email)).status).toBe(200)
    })
  })
})
