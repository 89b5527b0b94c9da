import { describe, expect, it } from 'vitest'
import { uuidv7 } from '#lib/uuid.ts'
import { tokenHash } from '#server/pipeline/tokens.ts'
import { eachStore } from './fixtures.ts'
import { addPerson, MORNING, openDemo, PASSWORD } from './http-house.ts'

const DAY = 86_400_000

eachStore(async (make) => {
  const house = await openDemo(make)

  interface SignedIn {
    token: string
    role: string
    name: string
    id: string
    send_token?: string
    expires_at: string
  }

  const login = (body: unknown, device?: string, address?: string) =>
    house.ask('POST', '/api/login', {
      body,
      ...(device !== undefined && { device }),
      ...(address !== undefined && { address }),
    })

  const orders = (token: string) => house.ask('GET', '/api/restaurant-orders?per_page=1', { token })

  const cost = async (address: string, who: string) => {
    const before = process.cpuUsage()
    await login({ email: who, password: 'wrong' }, undefined, address)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }

  it('answers token, role, name and id under data', async () => {
    const { id, email, device } = await addPerson(house.store, 'admin')
    const answer = await login({ email: email.toUpperCase(), password: PASSWORD }, device)
    expect(answer.status).toBe(200)
    const data = answer.body.data as SignedIn
    expect(data).toMatchObject({ role: 'admin', name: 'Some admin', id })
    expect(data.token).toMatch(/^[\w-]{43}$/)
    expect(data.send_token).toMatch(/^[\w-]{43}$/)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await orders(data.token)).status).toBe(200)
  })

  it('keeps hashes of tokens alone', async () => {
    const { email, device, id } = await addPerson(house.store, 'admin')
    const { token, send_token } = (await login({ email, password: PASSWORD }, device)).body
      .data as SignedIn
    const rows = await house.store.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', id)
      .execute()
    expect(rows.map(({ token_hash }) => token_hash).sort()).toEqual(
      [tokenHash(token), tokenHash(send_token ?? '')].sort(),
    )
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('gives a send token to a device that has a name only', async () => {
    const { email } = await addPerson(house.store, 'admin')
    const data = (await login({ email, password: PASSWORD })).body.data as SignedIn
    expect(data.send_token).toBeUndefined()
  })

  it('lasts a month when remembered, a shift when not', async () => {
    const { email } = await addPerson(house.store, 'admin')
    const until = async (remember?: boolean) => {
      const { body } = await login({ email, password: PASSWORD, remember })
      return Date.parse((body.data as SignedIn).expires_at) - MORNING.getTime()
    }
    expect(await until()).toBe(30 * DAY)
    expect(await until(true)).toBe(30 * DAY)
    expect(await until(false)).toBe(DAY / 2)
  })

  it('expires as 419, in the documents’ words', async () => {
    const { email, device } = await addPerson(house.store, 'admin')
    const data = (await login({ email, password: PASSWORD, remember: false }, device)).body
      .data as SignedIn
    house.now = new Date(MORNING.getTime() + DAY)
    try {
      const answer = await orders(data.token)
      expect(answer.status).toBe(419)
      expect(answer.body).toEqual({
        code: 'session_expired',
        message: 'Session expired (419). Please log in again.',
        reason: 'session_over',
      })
      // What waits is still sent, for 90 days.
      const batch = { contract_version: 1, operations: [{ id: uuidv7() }] }
      const send = (token: string) =>
        house.ask('POST', '/api/outbox', { token, device, body: batch })
      expect((await send(data.send_token ?? '')).status).toBe(200)
      expect((await send(data.token)).status).toBe(419)
      house.now = new Date(MORNING.getTime() + 91 * DAY)
      expect((await send(data.send_token ?? '')).status).toBe(419)
    } finally {
      house.now = MORNING
    }
  })

  it('ends with logout; the send token lives on, other sessions too', async () => {
    const { email, device } = await addPerson(house.store, 'trainer')
    const one = (await login({ email, password: PASSWORD }, device)).body.data as SignedIn
    const two = (await login({ email, password: PASSWORD }, device)).body.data as SignedIn
    const out = (token: string) => house.ask('POST', '/api/logout', { token, device })
    expect((await out(one.token)).status).toBe(200)
    expect((await out(one.token)).status).toBe(401)
    expect((await out(one.send_token ?? '')).status).toBe(403)
    expect((await out(two.token)).status).toBe(200)
    expect((await house.ask('POST', '/api/logout')).status).toBe(401)
    const key = uuidv7()
    const voided = await house.ask('POST', `/api/outbox/${key}/void`, {
      device,
      token: one.send_token ?? '',
      body: { operation_id: uuidv7() },
    })
    expect(voided.status).toBe(200)
  })

  it('of a person who was disabled or deleted holds no longer', async () => {
    const { email, id } = await addPerson(house.store, 'admin')
    const { token } = (await login({ email, password: PASSWORD })).body.data as SignedIn
    await house.store.transaction((tx) => tx.update('users', id, { disabled: 1 }))
    expect((await orders(token)).status).toBe(401)
    expect((await login({ email, password: PASSWORD })).body).toMatchObject({
      code: 'invalid_credentials',
    })
  })

  it.each([
    ['Basic abc', 401],
    ['Bearer', 401],
    ['Bearer short', 401],
    [`Bearer ${'x'.repeat(43)}`, 401],
    [`Bearer ${"' or 1=1 -- ".repeat(4)}`, 401],
    [`bearer ${'x'.repeat(10_000)}`, 401],
  ])('is not a header like %.30s', async (authorization, status) => {
    const answer = await house.ask('GET', '/api/restaurant-orders', { headers: { authorization } })
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ code: 'unauthenticated' })
  })

  it.each([
    [{ email: 'not-an-address', password: 'x' }, 'email'],
    [{ email: 'a@example.com', password: '' }, 'password'],
    [{ email: '', password: 'x' }, 'email'],
    [{ email: ['a@example.com'], password: { $ne: '' } }, 'email'],
    [{ email: 'a@example.com', password: 'x'.repeat(10_000) }, 'password'],
    [{}, 'email'],
  ])('refuses %j by field', async (body, field) => {
    const answer = await login(body)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ code: 'validation' })
    expect(answer.body.errors).toHaveProperty([field])
  })

  it('notes when a session was last seen, but not at every request', async () => {
    const { email, id } = await addPerson(house.store, 'admin')
    const { token } = (await login({ email, password: PASSWORD })).body.data as SignedIn
    const seen = async () => {
      const row = await house.store.db
        .selectFrom('sessions')
        .select('last_seen_at')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow()
      return Date.parse(row.last_seen_at) - MORNING.getTime()
    }
    const at = async (minutes: number) => {
      house.now = new Date(MORNING.getTime() + minutes * 60_000)
      await orders(token)
      return seen()
    }
    try {
      expect(await at(2)).toBe(0)
      expect(await at(6)).toBe(6 * 60_000)
    } finally {
      house.now = MORNING
    }
  })

  describe('with wrong credentials', () => {
    it('says the same, whether the address or the password was wrong', async () => {
      const { email } = await addPerson(house.store, 'admin')
      const wrong = await login({ email, password: 'wrong' })
      const nobody = await login({ email: 'nobody@example.com', password: 'wrong' })
      expect(wrong.status).toBe(401)
      expect(wrong.body).toEqual({
        code: 'invalid_credentials',
        message: 'Invalid credentials.',
        reason: 'wrong_credentials',
      })
      expect(nobody.text).toBe(wrong.text)
    })

    it('takes the same work, whether the address exists or not', async () => {
      const { email } = await addPerson(house.store, 'admin', { dear: true })
      // scrypt alone is tens of milliseconds; without it this would be one or two.
      const known = await cost('192.0.2.50', email)
      const unknown = await cost('192.0.2.51', 'nobody2@example.com')
      expect(unknown).toBeGreaterThan(known / 4)
    })

    it('slows down, up to a bound, and never locks out', async () => {
      const { email } = await addPerson(house.store, 'admin')
      const address = '192.0.2.60'
      house.pauses.length = 0
      for (let tries = 0; tries < 12; tries += 1) {
        expect((await login({ email, password: 'wrong' }, undefined, address)).status).toBe(401)
      }
      expect(house.pauses.length).toBe(8)
      expect(house.pauses.at(-1)).toBeGreaterThan(house.pauses[0] ?? 0)
      expect(Math.max(...house.pauses)).toBeLessThanOrEqual(15_000 * 1.25)
      // The right password is still taken, after the wait; then the slate is clean.
      expect((await login({ email, password: PASSWORD }, undefined, address)).status).toBe(200)
      house.pauses.length = 0
      expect((await login({ email, password: PASSWORD }, undefined, address)).status).toBe(200)
      expect(house.pauses).toEqual([])
    })

    it('does not slow the person on a device they used before, nor at another address', async () => {
      const { email, device } = await addPerson(house.store, 'admin')
      const address = '192.0.2.70'
      await login({ email, password: PASSWORD }, device, address)
      for (let tries = 0; tries < 8; tries += 1) {
        await login({ email, password: 'wrong' }, undefined, address)
      }
      house.pauses.length = 0
      expect((await login({ email, password: PASSWORD }, device, address)).status).toBe(200)
      expect((await login({ email, password: PASSWORD }, undefined, '192.0.2.71')).status).toBe(200)
      expect(house.pauses).toEqual([])
      // A device's name alone opens nothing and is no way round the wait.
      await login({ email, password: 'wrong' }, uuidv7(), address)
      expect(house.pauses).toHaveLength(1)
    })

    it('counts what is tried side by side', async () => {
      const { email } = await addPerson(house.store, 'admin')
      const address = '192.0.2.80'
      house.pauses.length = 0
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => login({ email, password: 'wrong' }, undefined, address)),
      )
      expect(answers.every(({ status }) => status === 401)).toBe(true)
      expect(house.pauses.length).toBeGreaterThanOrEqual(4)
    })
  })
})
