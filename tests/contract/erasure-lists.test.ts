import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ScheduledBackups } from '#contract/backup.ts'
import type { ErasedPerson } from '#contract/erasure.ts'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { erasureKeyPlace } from '#server/db/backup/erasures.ts'
import { openStore } from '#server/db/open.ts'
import type { Store } from '#server/db/store.ts'
import { fillNewStore } from '#server/first-start.ts'
import { createPictureStore } from '#server/pictures/pictures.ts'
import { createSeal } from '#server/seal/seal.ts'
import { restoreFrom } from '#server/services/backup/index.ts'
import { createScheduledBackups } from '#server/services/backup/jobs.ts'
import { openBucket } from '#server/storage/bucket.ts'
import { folderStore } from '#server/storage/folder-store.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { temporaryDir } from '../fixtures/paths.ts'
import { startS3, type S3StandIn } from '../fixtures/s3.ts'
import { confirmBackup, everythingIn, sendBackup } from './backup-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openHouse, PASSWORD, TODAY, type House } from './http-house.ts'

/* Who was erased since the last back-up stays so, though the disk of the house is lost with its list. */

const PASSPHRASE = 'nine herons over the marsh'
const NAME = 'Qwyxo Umuranga'
const EMAIL = 'qwyxo@example.com'
const PHONE = '0788 731 944'
const LATER = new Date(MORNING.getTime() + 60 * 86_400_000)

let s3: S3StandIn
beforeAll(async () => void (s3 = await startS3()))
afterAll(() => s3.close())

eachStore((make) => {
  describe('erasures beside the back-ups', () => {
    const work = temporaryDir('erasure-lists')
    const folder = join(work, 'kept')
    const closing: (() => Promise<unknown>)[] = []
    afterAll(async () => {
      for (const close of closing) await close()
      rmSync(work, { recursive: true, force: true })
    })
    beforeEach(() => {
      s3.objects.clear()
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder)
    })

    const inFolder = () => folderStore(folder)
    const inBucket = () => openBucket(s3.settings, { waitMs: 1 })

    /** A server on a disk of its own, with a key of its own for what it seals. */
    async function machine(
      places: readonly ObjectStore[],
      {
        passphrase = PASSPHRASE as string | null,
        now = MORNING,
        store = null as Store | null,
      } = {},
    ) {
      const clock = () => house?.now ?? now
      let house: House | undefined
      if (store === null) {
        store = await openStore(await make.tables(), clock, createSeal([randomBytes(32)]))
        closing.push(() => store!.close())
        const first = { seed: 'none', adminEmail: null, adminPassword: PASSWORD } as const
        await fillNewStore(store, first, now)
      }
      const scheduled = createScheduledBackups({
        store,
        pictures: createPictureStore(join(work, 'pictures'), clock),
        workDir: join(work, 'work'),
        places,
        at: '03:00',
        passphrase,
        clock,
        log: { error: () => {} },
      })
      house = await openHouse(store, {
        workDir: join(work, 'work'),
        backups: scheduled,
        pause: (ms) => sleep(ms, undefined, { ref: false }),
      })
      closing.unshift(() => house!.app.close())
      house.now = now
      return { house, store, scheduled, token: await house.staff() }
    }
    /** The one with guests. */
    const firstMachine = async (
      places: readonly ObjectStore[],
      more: { passphrase?: string | null } = {},
    ) => {
      const clock = () => made?.house.now ?? MORNING
      let made: Machine | undefined
      made = await machine(places, { ...more, store: await make({ seeded: true, clock }) })
      return made
    }
    type Machine = Awaited<ReturnType<typeof machine>>

    async function plant({ house, token }: Machine) {
      const device = uuidv7()
      const post = async (url: string, body: object) => {
        const asked = { body, device, key: uuidv7(), operation: uuidv7() }
        const answer = await house.ask('POST', url, asked)
        expect(answer.status, `${url} ${answer.text}`).toBeLessThan(300)
      }
      const customer = { name: NAME, phone: PHONE, email: EMAIL }
      await post('/api/restaurant/reservations', {
        date: addDays(TODAY, 3),
        time: '19:00',
        party_size: 2,
        notes: 'qwyxo: by the window',
        promo_code: null,
        custom_request: null,
        customer,
        customer_name: NAME,
        customer_phone: PHONE,
        customer_email: EMAIL,
        source: 'public',
      })
      await post('/api/contact', {
        ...customer,
        subject: 'qwyxo asks',
        message: 'qwyxo asks whether there is a boat',
      })
      const body = { ...customer, notes: 'qwyxo likes boats' }
      const added = await house.ask('POST', '/api/customers', { token, body, key: uuidv7() })
      expect(added.status, added.text).toBe(201)
    }
    const isIn = async ({ store }: Machine) =>
      /qwyxo|731.?944/i.test(JSON.stringify(await everythingIn(store)))

    async function erase({ house, store, token }: Machine): Promise<ErasedPerson['data']['list']> {
      const guest = await store.db
        .selectFrom('customers')
        .select('id')
        .where('name', '=', NAME)
        .executeTakeFirstOrThrow()
      house.now = LATER
      const answer = await house.ask('POST', `/api/customers/${guest.id}/erase`, {
        token,
        body: { password: PASSWORD },
      })
      expect(answer.status, answer.text).toBe(200)
      return (answer.body as unknown as ErasedPerson).data.list
    }

    /** A house with a guest in its back-up, who was erased after it. */
    async function erasedAfterBackup(...how: Parameters<typeof firstMachine>) {
      const old = await firstMachine(...how)
      await plant(old)
      await old.scheduled.runNow()
      expect(await isIn(old)).toBe(true)
      const list = await erase(old)
      expect(await isIn(old)).toBe(false)
      return { old, list }
    }
    const isList = (name: string) => name.startsWith('erasures-')
    const lists = () => ({
      folder: readdirSync(folder).filter(isList),
      s3: [...s3.objects.keys()].filter(isList),
    })
    const backupIn = (place: 'folder' | 's3'): Buffer => {
      const isFile = (name: string) => name.endsWith('.backup')
      if (place === 'folder') {
        return readFileSync(join(folder, readdirSync(folder).find(isFile) ?? ''))
      }
      return s3.objects.get([...s3.objects.keys()].find(isFile) ?? '')!.bytes
    }
    async function putBackAtDesk({ house, token }: Machine, file: Buffer, passphrase?: string) {
      const { id, found } = await sendBackup(house, token, file, passphrase)
      expect(found.state).toBe('ready')
      const put = await confirmBackup(house, token, id)
      expect(put.body, put.text).toMatchObject({ state: 'done' })
    }
    const told = async ({ house }: Machine) => {
      const { body } = await house.ask('GET', '/api/backups', { token: await house.staff() })
      return Object.fromEntries(
        (body as unknown as ScheduledBackups).places.map(({ place, erasures }) => [
          place,
          erasures,
        ]),
      )
    }

    it('lie in each place at once, and hold on another disk: put back at the desk or by command', async () => {
      const { list } = await erasedAfterBackup([inFolder(), inBucket()])
      expect(list).toBe('beside_back_ups')
      expect(lists()).toMatchObject({ folder: [expect.anything()], s3: [expect.anything()] })
      // Each place alone is enough, and either way.
      const desk = await machine([inFolder()], { now: LATER })
      await putBackAtDesk(desk, backupIn('folder'), PASSPHRASE)
      expect(await isIn(desk)).toBe(false)
      const byHand = await machine([], { now: LATER })
      const { unread } = await restoreFrom(
        byHand.store,
        {
          dataDir: join(work, 'by-hand'),
          clockOffsetMs: 0,
          backupPassphrase: PASSPHRASE,
          picturesBucket: null,
          backupDir: null,
          backupBucket: s3.settings,
        },
        's3:latest',
      )
      expect([unread, await isIn(byHand)]).toEqual([[], false])
      const tickets = await byHand.store.db.selectFrom('tickets').select('name').execute()
      expect(tickets.filter(({ name }) => name === 'Erased guest')).toHaveLength(1)
      // Without the list the guest is there again: it is what holds them back.
      for (const key of lists().folder) rmSync(join(folder, key))
      const without = await machine([inFolder()], { now: LATER })
      await putBackAtDesk(without, backupIn('folder'), PASSPHRASE)
      expect(await isIn(without)).toBe(true)
    })

    it('say nothing of anybody, and unencrypted hold by rows though the sealing key is lost too', async () => {
      const { old } = await erasedAfterBackup([inFolder(), inBucket()], { passphrase: null })
      // Nothing goes unencrypted to where others could read it.
      expect(lists()).toMatchObject({ folder: [expect.anything()], s3: [] })
      const text = gunzipSync(readFileSync(join(folder, lists().folder[0] ?? ''))).toString()
      expect(text).not.toMatch(/qwyxo|731.?944/i)
      const [key] = await old.store.db.selectFrom('erasure_keys').selectAll().execute()
      const open = old.store.seal.open(erasureKeyPlace(key?.id ?? ''), key?.key ?? '') ?? ''
      expect(open.length).toBeGreaterThan(40)
      expect(text).not.toContain(open)
      const next = await machine([inFolder()], { passphrase: null, now: LATER })
      await putBackAtDesk(next, backupIn('folder'))
      expect(await isIn(next)).toBe(false)
    })

    it('that could not be brought are said at the desk, and are there once the storage answers', async () => {
      const old = await firstMachine([inFolder(), inBucket()])
      await plant(old)
      await old.scheduled.runNow()
      s3.upset('PUT', 403, 1)
      expect(await erase(old)).toBe('not_yet')
      expect(await told(old)).toEqual({ folder: null, s3: 'refused' })
      expect(lists().s3).toEqual([])
      // Not each minute; later by itself.
      await old.scheduled.erasures.sync()
      expect(lists().s3).toEqual([])
      old.house.now = new Date(LATER.getTime() + 61_000)
      await old.scheduled.erasures.sync()
      expect(lists().s3).toHaveLength(1)
      expect(await told(old)).toEqual({ folder: null, s3: null })
      // Nothing is asked or written while nothing changes.
      const asked = s3.asked.length
      const before = lists()
      await old.scheduled.erasures.sync()
      expect([s3.asked.length, lists()]).toEqual([asked, before])
    })

    it('that could not be read while a back-up was put back are carried out once they can', async () => {
      await erasedAfterBackup([inBucket()])
      const file = backupIn('s3')
      const next = await machine([inBucket()], { now: LATER })
      s3.upset('GET', 503, 5)
      await putBackAtDesk(next, file, PASSPHRASE)
      expect([await isIn(next), await told(next)]).toEqual([true, { s3: 'trouble' }])
      await next.scheduled.erasures.sync()
      expect([await isIn(next), await told(next)]).toEqual([false, { s3: null }])
    })

    it('are read at each start: a store that is older than the list is brought up to it', async () => {
      await erasedAfterBackup([inBucket()])
      const copy = await machine([])
      await putBackAtDesk(copy, backupIn('s3'), PASSPHRASE)
      expect(await isIn(copy)).toBe(true)
      const started = await machine([inBucket()], { store: copy.store, now: LATER })
      await started.scheduled.erasures.sync()
      expect(await isIn(started)).toBe(false)
    })

    it('are encrypted anew with another passphrase; a list that cannot be opened stays and is said', async () => {
      const { old } = await erasedAfterBackup([inFolder()])
      const [first] = lists().folder
      const changed = await machine([inFolder()], {
        passphrase: 'another one entirely',
        store: old.store,
        now: LATER,
      })
      await changed.scheduled.erasures.sync()
      expect(lists().folder).toHaveLength(1)
      expect(lists().folder).not.toContain(first)
      expect(await told(changed)).toEqual({ folder: null })
      // Another disk, and the first passphrase: the list is not to be opened with it.
      const next = await machine([inFolder()], { now: LATER })
      await putBackAtDesk(next, backupIn('folder'), PASSPHRASE)
      expect(await told(next)).toEqual({ folder: 'locked' })
      await next.scheduled.erasures.sync(true)
      expect(lists().folder).toHaveLength(1)
      // With the right one it is made up for.
      const right = await machine([inFolder()], {
        passphrase: 'another one entirely',
        store: next.store,
        now: LATER,
      })
      await right.scheduled.erasures.sync(true)
      expect([await isIn(right), await told(right)]).toEqual([false, { folder: null }])
    })
  })
})
