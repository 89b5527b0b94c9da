import { execFile } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '#server/commands.ts'
import type { StoreLocation } from '#server/db/open.ts'
import { loadDemo } from '#demo/load-demo.ts'
import type { Store } from '#server/db/store.ts'
import { openSealedStore as openStoreOf } from '#server/open-sealed-store.ts'
import { vapidKeys } from '#server/push/vapid.ts'
import { sealedColumns } from '#server/seal/sealed-columns.ts'
import { codeAt, stepAt } from '#server/services/people/totp.ts'
import { readSettings } from '#server/settings.ts'
import { House } from '../fixtures/house.ts'
import { nodeBinary, root, temporaryDir } from '../fixtures/paths.ts'
import { everythingIn, fetchBackup } from './backup-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openHouse, PASSWORD, addPerson } from './http-house.ts'

/* What lies on the disk of the house is nobody else's: modes, seals, and a house without its key. */

const TOTP = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const KEY = 'a-calendar-key-that-opens-the-room'
const FEED = 'https://calendars.example.com/secret-of-the-channel.ics'
const ERASURES = 'a-key-of-hashes-of-erased-guests-in-base64='
const [ONE, TWO] = ['11'.repeat(32), '22'.repeat(32)] as const

interface Calendar {
  room_id: string
  path: string | null
  feeds: { url: string; problem: string | null }[]
}

eachStore((make) => {
  describe('secrets at rest', () => {
    let place: StoreLocation
    let room: string
    let person: { id: string; email: string; device: string }
    let push: { publicKey: string; privateKey: string }
    const dataDir = temporaryDir('at-rest')
    const stores: Store[] = []
    afterAll(async () => {
      for (const store of stores) await store.close()
      rmSync(dataDir, { recursive: true, force: true })
    })
    async function open(sealKey: string) {
      const opened = await openStoreOf(
        { dataDir, storeLocation: place, sealKey, sealKeyFile: null },
        () => MORNING,
      )
      stores.push(opened.store)
      return opened
    }
    const texts = async (store: Store) => JSON.stringify(await everythingIn(store))
    const secrets = () => [TOTP, KEY, FEED, ERASURES, push.privateKey]

    beforeAll(async () => {
      place = await make.place()
      if ('dataDir' in place) place = { dataDir }
      const { store } = await open(ONE)
      await loadDemo(store, MORNING)
      person = await addPerson(store, 'admin')
      push = await vapidKeys(store)
      const found = await store.db.selectFrom('rooms').select('id').orderBy('id').execute()
      room = found[0]?.id ?? ''
      const at = MORNING.toISOString()
      // As a release before seals left them.
      await store.transaction(async (tx) => {
        await tx.update('users', person.id, { totp_secret: TOTP, totp_since: at })
        await tx.db
          .insertInto('room_calendars')
          .values({ room_id: room, key: KEY, made_at: at, made_by: null })
          .execute()
        await tx.db
          .insertInto('calendar_feeds')
          .values({
            id: 'feed-1',
            room_id: room,
            channel: 'Airbnb',
            url: FEED,
            added_at: at,
            added_by: null,
            removed_at: null,
            next_fetch_at: at,
            tried_at: null,
            fetched_at: null,
            problem: null,
            repeats: 0,
          })
          .execute()
        await tx.db.insertInto('erasure_keys').values({ id: 'k1', key: ERASURES }).execute()
        await tx.db
          .updateTable('meta')
          .set({ value: JSON.stringify(push) })
          .where('name', '=', 'push_keys')
          .execute()
      })
      const planted = await texts(store)
      expect(secrets().every((secret) => planted.includes(secret))).toBe(true)
    })

    const signIn = async (store: Store, code: string) => {
      const house = await openHouse(store)
      return await house.ask('POST', '/api/login', {
        body: { email: person.email, password: PASSWORD, code },
        device: person.device,
      })
    }
    const calendarsOf = async (store: Store) => {
      const house = await openHouse(store)
      const answer = await house.ask('GET', '/api/rooms/calendars', { token: await house.staff() })
      const { data } = answer.body as { data: Calendar[] }
      return data.find(({ room_id }) => room_id === room) as Calendar
    }

    it('are sealed at the next start, and go on working', async () => {
      const { store, warnings } = await open(ONE)
      expect(warnings).toEqual([])
      const all = await texts(store)
      expect(secrets().filter((secret) => all.includes(secret))).toEqual([])
      expect(all.match(/sealed:1:/g)).toHaveLength(sealedColumns.length)
      expect(await vapidKeys(store)).toEqual(push)
      const { path, feeds } = await calendarsOf(store)
      expect(path).toContain(`key=${KEY}`)
      expect(feeds).toMatchObject([{ url: FEED, problem: null }])
      const served = await (await openHouse(store)).ask('GET', path ?? '')
      expect(served.status).toBe(200)
      expect((await signIn(store, codeAt(TOTP, stepAt(MORNING)))).status).toBe(200)
    })

    it('are in no back-up, nor is their key', async () => {
      const { store } = await open(ONE)
      const house = await openHouse(store, { workDir: join(dataDir, 'work') })
      const { email, device } = await addPerson(store, 'admin')
      const asked = { body: { email, password: PASSWORD }, device }
      const { data } = (await house.ask('POST', '/api/login', asked)).body as {
        data: { token: string }
      }
      const file = await fetchBackup(house, data.token)
      const text = gunzipSync(file).toString()
      const keys = [ONE, Buffer.from(ONE, 'hex').toString('base64')]
      expect([...secrets(), ...keys].filter((secret) => text.includes(secret))).toEqual([])
    })

    it('moved to another row open nothing', async () => {
      const { store } = await open(ONE)
      const { seal } = store
      const here = { table: 'users', column: 'totp_secret', row: 'a' }
      const sealed = seal.seal(here, TOTP)
      expect(seal.open(here, sealed)).toBe(TOTP)
      expect(seal.open({ ...here, row: 'b' }, sealed)).toBeNull()
      const bent = sealed.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
      expect([seal.open(here, bent), seal.open(here, 'sealed:1:00:AA')]).toEqual([null, null])
    })

    it('are sealed anew where two keys are given, and the old one may go', async () => {
      const both = await open(`${TWO},${ONE}`)
      expect(both.warnings).toEqual([])
      const { store, warnings } = await open(TWO)
      expect(warnings).toEqual([])
      expect((await calendarsOf(store)).feeds).toMatchObject([{ url: FEED }])
    })

    it('without their key do not keep the house shut: it says what is to be done', async () => {
      const { store, warnings } = await open(ONE)
      expect(warnings.join('\n')).toMatch(
        /SEAL_KEY[\s\S]*1 second steps[\s\S]*1 addresses of rooms/,
      )
      expect(warnings.join('\n')).not.toContain(person.email)
      const lost = await calendarsOf(store)
      expect(lost.path).toBeNull()
      expect(lost.feeds).toMatchObject([{ url: '', problem: 'address_lost' }])
      expect(await vapidKeys(store)).not.toEqual(push)

      const refused = await signIn(store, codeAt(TOTP, stepAt(MORNING)))
      expect(refused.status).toBe(401)
      expect(refused.text).toContain('can no longer read your app’s codes')
      // Told to nobody who does not have the password.
      const house = await openHouse(store)
      const wrong = await house.ask('POST', '/api/login', {
        body: { email: person.email, password: 'not it', code: '123456' },
      })
      expect(wrong.text).not.toContain('app’s codes')

      const token = await house.staff()
      const said = await house.ask('GET', '/api/settings/lost-secrets', { token })
      expect(said.body).toEqual({
        second_steps: ['Some admin'],
        calendars: [expect.any(String)],
        channels: [{ room_number: expect.any(String), channel: 'Airbnb' }],
      })
      // Given anew under its channel, it is the same feed: what it blocks stays blocked.
      const again = await house.ask('POST', `/api/rooms/${room}/calendar/feeds`, {
        token,
        body: { channel: 'Airbnb', url: FEED },
      })
      expect((again.body.data as { feeds: object[] }).feeds).toMatchObject([
        { id: 'feed-1', url: FEED, problem: null },
      ])

      const settings = readSettings({
        DATA_DIR: dataDir,
        SEAL_KEY: ONE,
        ...('databaseUrl' in place && { DATABASE_URL: place.databaseUrl }),
      })
      await expect(runCommand(settings, ['reset-second-step', 'nobody@x.org'])).rejects.toThrow(
        'reset-second-step must be given',
      )
      await runCommand(settings, ['reset-second-step', person.email])
      expect((await signIn(store, '')).status).toBe(200)
      const noted = await sql<{ actor: string }>`
        select actor from audit where row_id = ${person.id} order by at desc limit 1`.execute(
        store.db,
      )
      expect(noted.rows).toEqual([{ actor: 'operator' }])
    })
  })
})

describe('the key of the seals', () => {
  it('is made beside the data, once, for the owner alone', async () => {
    const dataDir = temporaryDir('key')
    const at = `${dataDir}.seal-key`
    try {
      const open = () =>
        openStoreOf(
          { dataDir, storeLocation: { dataDir }, sealKey: null, sealKeyFile: null },
          () => MORNING,
        )
      const first = await open()
      const sealed = first.store.seal.seal({ table: 'a', column: 'b', row: 'c' }, 'text')
      await first.store.close()
      expect(lstatSync(at).mode & 0o777).toBe(0o600)
      expect(readFileSync(at, 'utf8')).toMatch(/^[\w+/]{43}=\n$/)
      expect(existsSync(join(dataDir, 'seal-key'))).toBe(false)
      const second = await open()
      expect(second.store.seal.open({ table: 'a', column: 'b', row: 'c' }, sealed)).toBe('text')
      await second.store.close()
      // An operator who keeps it with the data is understood, and told.
      writeFileSync(join(dataDir, 'seal-key'), readFileSync(at))
      rmSync(at)
      const third = await open()
      expect(third.store.seal.open({ table: 'a', column: 'b', row: 'c' }, sealed)).toBe('text')
      expect(third.warnings.join()).toMatch(/lies in DATA_DIR/)
      await third.store.close()
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
      rmSync(at, { force: true })
    }
  })

  it('that is none stops the start with a line', async () => {
    const at = { dataDir: '/nowhere', storeLocation: { dataDir: '/nowhere' }, sealKeyFile: null }
    const opening = openStoreOf({ ...at, sealKey: 'short' }, () => MORNING)
    await expect(opening).rejects.toThrow('SEAL_KEY must hold keys of 32 bytes')
  })
})

describe('files of the house', () => {
  /** Every file and folder, with what others may do with it. */
  function openIn(path: string): string[] {
    return readdirSync(path, { withFileTypes: true, recursive: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .concat(path)
      .filter((one) => (lstatSync(one).mode & 0o077) !== 0)
  }
  const asOwner = async (dataDir: string, umask: string) => {
    const script = `process.umask(0o${umask}); const { serve } = await import('./src/server/serve.ts');
      const { readSettings } = await import('./src/server/settings.ts');
      const serving = await serve(readSettings(process.env), () => {}); console.log(serving.warnings.join());
      await serving.stop(); process.exit(0)`
    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      SEED: 'none',
      SEAL_KEY: ONE,
      DATABASE_URL: '',
    }
    return await promisify(execFile)(nodeBinary, ['--input-type=module', '-e', script], {
      cwd: root,
      env,
    })
  }

  it('are shut as they are made, whatever the umask, and those of old at the start', async () => {
    const dataDir = temporaryDir('modes')
    try {
      chmodSync(dataDir, 0o755)
      for (const folder of ['pictures', 'mail', 'work']) {
        mkdirSync(join(dataDir, folder), { recursive: true })
        writeFileSync(join(dataDir, folder, 'of-old'), 'x')
        chmodSync(join(dataDir, folder), 0o777)
        chmodSync(join(dataDir, folder, 'of-old'), 0o666)
      }
      const { stdout } = await asOwner(dataDir, '000')
      // Nothing is wrong with the folder; the app may not be built yet.
      expect(stdout.trim()).toMatch(/^(Nobody gets a page: [^\n]*)?$/)
      expect(readdirSync(dataDir)).toContain('house.db')
      expect(openIn(dataDir)).toEqual([])
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

  it('stay so in a house that works: store, log and letters', async () => {
    const house = await House.open({ store: 'sqlite' })
    try {
      await house.api('POST', '/api/forgot-password', { body: { email: house.admin.email } })
      expect(readdirSync(house.dataDir)).toEqual(
        expect.arrayContaining(['house.db', 'house.db-shm', 'house.db-wal']),
      )
      expect(openIn(house.dataDir)).toEqual([])
    } finally {
      await house.close()
    }
  })
})
