import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { uuidv7 } from '#lib/uuid.ts'
import { tokenHash } from '#server/pipeline/tokens.ts'
import { verifyPassword } from '#server/pipeline/passwords.ts'
import { runCommand } from '#server/commands.ts'
import { fileMailer } from '#server/notices/mail.ts'
import { readSettings } from '#server/settings.ts'
import { temporaryDir } from '../fixtures/paths.ts'
import { eachStore } from './fixtures.ts'
import { addPerson, MORNING, openHouse, PASSWORD, type House } from './http-house.ts'
import { noticesFor, post, sendDue } from './notices-post.ts'

const NEW = 'another long password'
const MINUTE = 60_000

eachStore((make) => {
  let house: House
  let person: Awaited<ReturnType<typeof addPerson>>
  let place = 0
  beforeAll(async () => {
    house = await openHouse(await make({ clock: () => house?.now ?? MORNING, seeded: true }))
  })
  beforeEach(async () => {
    house.now = MORNING
    await house.store.transaction((tx) => tx.db.deleteFrom('notices').execute())
    person = await addPerson(house.store, 'staff')
    place += 1
  })

  const later = (ms: number) => (house.now = new Date(house.now.getTime() + ms))
  const address = () => `10.1.0.${place}`
  const forgot = (email: string, from = address()) =>
    house.ask('POST', '/api/forgot-password', { body: { email }, address: from })
  const reset = (token: string, password = NEW, from = address()) =>
    house.ask('POST', '/api/reset-password', { body: { token, password }, address: from })
  const login = (password: string, device?: string) =>
    house.ask('POST', '/api/login', {
      body: { email: person.email, password },
      address: address(),
      ...(device !== undefined && { device }),
    })
  const tokenIn = (text = '') => /\/forgot-password#token=([\w-]{43})/.exec(text)?.[1] ?? ''

  /** Asks for a link and gets the letter. */
  async function mailed(): Promise<string> {
    await forgot(person.email)
    const { ways, letters } = post()
    await sendDue(house, ways)
    expect(letters.map(({ to }) => to)).toEqual([person.email])
    return tokenIn(letters[0]?.text)
  }

  it('a link from the mail sets a new password, and ends every session and send token', async () => {
    const before = await login(PASSWORD, uuidv7())
    const { token: session, send_token } = before.body.data as Record<string, string>
    const token = await mailed()
    const answer = await reset(token)
    expect(answer.status).toBe(200)
    expect((await login(PASSWORD)).status).toBe(401)
    expect((await login(NEW)).status).toBe(200)
    const list = (bearer = '') =>
      house.ask('GET', '/api/restaurant-orders?per_page=1', { token: bearer })
    expect((await list(session)).status).toBe(401)
    const send = await house.ask('POST', '/api/outbox', {
      token: send_token ?? '',
      body: { contract: 1, operations: [] },
    })
    expect(send.status).toBe(401)
    const row = await house.store.db
      .selectFrom('users')
      .select(['password_hash', 'version'])
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^\$scrypt\$ln=\d+,r=8,p=\d\$/)
    expect(await verifyPassword(NEW, row.password_hash)).toBe(true)
    expect(row.version).toBe(2)
  })

  it('a link works once, and not a second time for anybody', async () => {
    const token = await mailed()
    const both = await Promise.all([reset(token, NEW), reset(token, 'a third password')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await reset(token)).status).toBe(422)
  })

  it('a link works for 30 minutes from its sending', async () => {
    await forgot(person.email)
    later(10 * MINUTE)
    const { ways, letters } = post()
    await sendDue(house, ways)
    const token = tokenIn(letters[0]?.text)
    later(30 * MINUTE)
    expect((await reset(token)).status).toBe(422)
    house.now = new Date(house.now.getTime() - 1)
    expect((await reset(token, NEW, '10.4.0.1')).status).toBe(200)
  })

  it('only the newest link works', async () => {
    const first = await mailed()
    const second = await mailed()
    expect(second).not.toBe(first)
    expect((await reset(first)).status).toBe(422)
    expect((await reset(second)).status).toBe(200)
  })

  it('a link of somebody who no longer works here does nothing', async () => {
    const token = await mailed()
    await house.store.transaction((tx) => tx.update('users', person.id, { disabled: 1 }))
    expect((await reset(token)).status).toBe(422)
  })

  it('nobody learns from the answer, or from what the house does for it, who has an account', async () => {
    const known = await forgot(person.email.toUpperCase())
    const unknown = await forgot('nobody@example.com')
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(unknown.text).toBe(known.text)
    // The same row either way: there is nothing that could take another time.
    const rows = await noticesFor(house.store, 'password_reset')
    expect(rows.map(({ state, to_email }) => [state, to_email])).toEqual([
      ['queued', person.email],
      ['queued', 'nobody@example.com'],
    ])
    const { ways, letters } = post()
    await sendDue(house, ways)
    expect(letters.map(({ to }) => to)).toEqual([person.email])
    const after = await noticesFor(house.store, 'password_reset')
    expect(after.map(({ state }) => state)).toEqual(['sent', 'dropped'])
  })

  it('the token lies nowhere but in the letter', async () => {
    const token = await mailed()
    const rows = await house.store.db.selectFrom('password_resets').selectAll().execute()
    expect(rows.map(({ token_hash }) => token_hash)).toContain(tokenHash(token))
    const notices = await noticesFor(house.store, 'password_reset')
    await reset(token)
    const everything = JSON.stringify([rows, notices]) + house.logs.join('')
    expect(everything).not.toContain(token)
    expect(house.logs.join('')).not.toContain(NEW)
  })

  it('a request that the link held up for half an hour is not answered any more', async () => {
    await forgot(person.email)
    later(31 * MINUTE)
    const { ways, letters } = post()
    await sendDue(house, ways)
    expect(letters).toHaveLength(0)
  })

  it('three letters a quarter of an hour are enough for anyone, and the answer stays the same', async () => {
    const answers = []
    for (let count = 0; count < 6; count += 1) answers.push(await forgot(person.email))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await noticesFor(house.store, 'password_reset')).toHaveLength(3)
    later(16 * MINUTE)
    await forgot(person.email)
    expect(await noticesFor(house.store, 'password_reset')).toHaveLength(4)
  })

  it('a place that asks for one address after another is told to wait', async () => {
    let status = 200
    for (let count = 0; count < 60 && status === 200; count += 1) {
      status = (await forgot(`person-${count}@example.com`)).status
    }
    expect(status).toBe(429)
    expect((await forgot(person.email, '10.2.0.1')).status).toBe(200)
  })

  it('guessing is slowed, and a right link from elsewhere is not', async () => {
    const token = await mailed()
    const statuses = []
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await reset('x'.repeat(43))).status)
    }
    expect(statuses).toEqual([422, 422, 422, 422, 429])
    expect((await reset(token, NEW, '10.3.0.1')).status).toBe(200)
  })

  it('a short password costs the link nothing', async () => {
    const token = await mailed()
    expect((await reset(token, 'short')).status).toBe(422)
    expect((await reset(token)).status).toBe(200)
  })

  it('without a mail server nothing is written down: the operator makes the link', async () => {
    const folder = temporaryDir('mail')
    await forgot(person.email)
    const { ways } = post({ mailer: fileMailer(join(folder, 'mail')), hasMailServer: false })
    await sendDue(house, ways)
    expect(readdirSync(folder)).toEqual([])
    rmSync(folder, { recursive: true, force: true })
    const [row] = await noticesFor(house.store, 'password_reset')
    expect(row?.state).toBe('kept')
  })

  it('the command makes a link that works, for who has an account', async () => {
    const where = await make.tables()
    const settings = {
      ...readSettings({ DATA_DIR: temporaryDir('command') }),
      storeLocation: where,
      publicUrl: 'https://house.example.com',
    }
    const { openStore } = await import('#server/db/open.ts')
    const store = await openStore(where)
    const other = await addPerson(store, 'admin')
    await store.close()
    await expect(runCommand(settings, ['reset-link', 'nobody@example.com'])).rejects.toThrow(
      'reset-link must be given the e-mail address of an account',
    )
    const said = await runCommand(settings, ['reset-link', other.email.toUpperCase()])
    expect(said).toContain('https://house.example.com/forgot-password#token=')
    const again = await openStore(where)
    const theirs = await openHouse(again)
    theirs.now = new Date()
    const answer = await theirs.ask('POST', '/api/reset-password', {
      body: { token: tokenIn(said), password: NEW },
    })
    expect(answer.status).toBe(200)
    await theirs.app.close()
    await again.close()
  })
})
