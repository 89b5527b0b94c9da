import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ScheduledBackups } from '#contract/backup.ts'
import { settingsOf } from '#server/house-settings.ts'
import { compose } from '#server/notices/compose.ts'
import { composers } from '#server/services/notices.ts'
import { remindOverdue } from '#server/services/backup/schedule/overdue.ts'
import { openHouse } from './http-house.ts'
import type { Store } from '#server/db/store.ts'
import { fillNewStore } from '#server/first-start.ts'
import { createPictureStore } from '#server/pictures/pictures.ts'
import { createScheduledBackups } from '#server/services/backup/jobs.ts'
import { backupName, describeFile, putCopy } from '#server/services/backup/schedule/copies.ts'
import { LostTurn } from '#server/services/backup/schedule/turn.ts'
import { openBucket } from '#server/storage/bucket.ts'
import { folderStore } from '#server/storage/folder-store.ts'
import { temporaryDir } from '../fixtures/paths.ts'
import { startS3, type S3StandIn } from '../fixtures/s3.ts'
import { eachStore } from './fixtures.ts'

/* Back-ups by schedule: one a day, whole, in every place; what fails is said and harms nothing. */

const PASSPHRASE = 'ridge at dawn, four times'
const DAY = 86_400_000
const MARK = /\.json$/
const going = new AbortController().signal

let s3: S3StandIn
beforeAll(async () => void (s3 = await startS3()))
afterAll(() => s3.close())

eachStore((make) => {
  describe('back-ups by schedule', () => {
    const work = temporaryDir('scheduled')
    const folder = join(work, 'kept')
    let store: Store
    let now: Date
    const pictures = createPictureStore(join(work, 'pictures'), () => now)
    const logged: string[] = []
    afterAll(() => rmSync(work, { recursive: true, force: true }))

    beforeAll(async () => {
      now = new Date('2026-07-01T02:00:00Z')
      store = await make({ clock: () => now })
      await fillNewStore(store, { seed: 'none', adminEmail: null, adminPassword: PASSPHRASE }, now)
    })
    beforeEach(async () => {
      // Four in the morning of the house.
      now = new Date('2026-07-01T02:00:00Z')
      s3.objects.clear()
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder)
      await store.transaction(async (tx) => {
        for (const table of ['backup_copies', 'backup_places', 'backup_turn'] as const) {
          await tx.db.deleteFrom(table).execute()
        }
      })
    })

    const server = (more: { passphrase?: string | null; workDir?: string } = {}) =>
      createScheduledBackups({
        store,
        pictures,
        workDir: join(work, 'work'),
        places: [folderStore(folder), openBucket({ ...s3.settings, prefix: 'a/' }, { waitMs: 1 })],
        at: '03:00',
        passphrase: PASSPHRASE,
        clock: () => now,
        log: { error: (facts) => void logged.push(JSON.stringify(facts)) },
        ...more,
      })
    /** To the folder alone: deriving a key is most of the work of a small house's back-up. */
    const plain = (more: { workDir?: string } = {}) => server({ passphrase: null, ...more })
    const inFolder = () => readdirSync(folder).filter((name) => !MARK.test(name))
    const inBucket = () => [...s3.objects.keys()].filter((key) => !MARK.test(key))
    const failures = async () =>
      Object.fromEntries(
        (await store.db.selectFrom('backup_places').selectAll().execute()).map((row) => [
          row.place,
          row.failure,
        ]),
      )
    const later = (ms: number) => (now = new Date(now.getTime() + ms))

    it('makes one a day in every place, once however many servers there are', async () => {
      const servers = [server(), server(), server()]
      const tick = () => Promise.all(servers.map((one) => one.runDue(going)))
      // Switched off at three: made up now.
      await tick()
      const first = 'house-20260701T020000Z.backup'
      expect([inFolder(), inBucket()]).toEqual([[first], [`a/${first}`]])
      await tick()
      later(DAY - 60 * 60_000 - 1000)
      await tick()
      expect(inFolder()).toEqual([first])
      later(1000)
      await tick()
      expect(inFolder()).toEqual([first, 'house-20260702T010000Z.backup'])
      expect(inBucket()).toHaveLength(2)
      expect(await failures()).toEqual({ folder: null, s3: null })
      expect(readdirSync(join(work, 'work'))).toEqual([])
      const rows = await store.db.selectFrom('backup_copies').selectAll().execute()
      expect(rows).toHaveLength(4)
      // What lies there is encrypted, and is what its mark says.
      for (const { name, size, encrypted } of rows) {
        const kept = s3.objects.get(`a/${name}`)?.bytes
        expect([kept?.length, kept?.toString('latin1', 0, 40)]).toEqual([
          size,
          '{"format":"imisozi encrypted back-up","v',
        ])
        expect(encrypted).toBe(1)
      }
    })

    it('lets go what is no longer kept, and never those made before an upgrade', async () => {
      for (let day = 1; day <= 20; day += 1) {
        const made_at = new Date(now.getTime() - day * DAY)
        const kind = day === 20 ? 'before-upgrade' : 'house'
        const copy = { name: backupName(kind, made_at), size: 1, encrypted: false }
        const mark = { ...copy, made_at: made_at.toISOString(), sha256: '0'.repeat(64) }
        writeFileSync(join(folder, copy.name), 'x')
        writeFileSync(join(folder, `${copy.name}.json`), JSON.stringify(mark))
      }
      await plain().runDue(going)
      // Of June: the last seven days, the last of each week, the last of the month.
      expect(inFolder().map((name) => name.replace(/T.*/, ''))).toEqual([
        'before-upgrade-20260611',
        'house-20260614',
        'house-20260621',
        'house-20260625',
        'house-20260626',
        'house-20260627',
        'house-20260628',
        'house-20260629',
        'house-20260630',
        'house-20260701',
      ])
      expect(readdirSync(folder)).toHaveLength(20)
    })

    it.each([
      ['is answered with a busy storage', () => s3.upset('PUT', 503, 5), 'trouble'],
      ['has no room', () => s3.upset('PUT', 507, 5), 'full'],
      ['is altered on its way', () => s3.upset('PUT', 'kept-altered'), 'damaged'],
      ['is read back altered', () => s3.upset('GET', 'altered', 2), 'damaged'],
      ['is cut while it is read back', () => s3.upset('GET', 'cut', 2), 'no_answer'],
    ])('leaves none in a place where it %s, says why, and tries again', async (_, upset, why) => {
      upset()
      // The list of the bucket is the first GET; it says nothing that could be altered here.
      await server().runDue(going)
      expect([inFolder().length, inBucket().length]).toEqual([1, 0])
      expect(await failures()).toEqual({ folder: null, s3: why })
      expect(logged.at(-1)).toContain(why)
      later(60_000)
      const asked = s3.asked.length
      await server().runDue(going)
      expect(s3.asked).toHaveLength(asked)
      if (why !== 'trouble') return
      later(DAY / 96)
      await server().runDue(going)
      expect([inFolder().length, inBucket().length]).toEqual([1, 1])
      expect(await failures()).toEqual({ folder: null, s3: null })
    })

    it('sends nothing unencrypted to others’ storage, and says so', async () => {
      await server({ passphrase: null }).runDue(going)
      expect([inFolder().length, s3.objects.size]).toEqual([1, 0])
      expect(await failures()).toEqual({ folder: null, s3: 'no_passphrase' })
      const asked = s3.asked.length
      await server({ passphrase: null }).runDue(going)
      expect(s3.asked).toHaveLength(asked)
    })

    it('says that the disk is gone, or has no place for the file while it is made', async () => {
      rmSync(folder, { recursive: true })
      await plain().runDue(going)
      expect(await failures()).toEqual({ folder: 'missing', s3: 'no_passphrase' })
      mkdirSync(folder)
      writeFileSync(join(work, 'no-folder'), '')
      later(DAY)
      await plain({ workDir: join(work, 'no-folder') }).runDue(going)
      expect(await failures()).toEqual({ folder: 'not_made', s3: 'no_passphrase' })
      expect(inFolder()).toEqual([])
      later(DAY)
      await plain().runDue(going)
      expect(await failures()).toEqual({ folder: null, s3: 'no_passphrase' })
    })

    it('says that the disk is full, leaves nothing of it, and takes the next', async () => {
      const name = 'house-20260701T020000Z.backup'
      // Whatever is written there finds no room.
      symlinkSync('/dev/full', join(folder, `${name}.${process.pid}.part`))
      await plain().runDue(going)
      expect([await failures(), readdirSync(folder)]).toEqual([
        { folder: 'full', s3: 'no_passphrase' },
        [],
      ])
      later(DAY / 96)
      await plain().runDue(going)
      expect(inFolder()).toHaveLength(1)
    })

    it('loses none to a clock that jumps, and goes on by the right one', async () => {
      await plain().runDue(going)
      later(400 * DAY)
      await plain().runDue(going)
      later(-400 * DAY + 60_000)
      await plain().runDue(going)
      // The one of today is there still; the next day has its own.
      expect(inFolder()).toHaveLength(2)
      later(DAY)
      await plain().runDue(going)
      expect(inFolder()).toHaveLength(3)
    })

    it('says that it goes on while a large one is sent and read back, and ends where it has to', async () => {
      const file = join(work, 'large')
      writeFileSync(file, randomBytes(18 * 1024 * 1024))
      const of = { made_at: now.toISOString(), encrypted: true }
      const copy = await describeFile(file, { name: backupName('house', now), ...of })
      const place = openBucket({ ...s3.settings, prefix: 'a/' }, { waitMs: 1 })
      let told = 0
      await putCopy(place, file, copy, async () => void (told += 1))
      // Three parts there, two of that size back.
      expect(told).toBe(5)
      told = 0
      const lost = putCopy(place, file, copy, async () => {
        told += 1
        if (told === 4) throw new LostTurn()
      })
      await expect(lost).rejects.toBeInstanceOf(LostTurn)
    })

    it('takes the turn of a server that died, and not that of one that lives', async () => {
      const held = (from: number) =>
        store.transaction((tx) =>
          tx.db
            .insertInto('backup_turn')
            .values({
              id: 'turn',
              holder: 'another',
              held_from: new Date(now.getTime() + from).toISOString(),
              held_until: new Date(now.getTime() + from + 15 * 60_000).toISOString(),
              attempts: 0,
              next_try_at: null,
            })
            .onConflict((conflict) => conflict.doNothing())
            .execute(),
        )
      await held(-60_000)
      await plain().runDue(going)
      expect(await plain().runNow()).toBe(false)
      expect(inFolder()).toEqual([])
      later(16 * 60_000)
      await plain().runDue(going)
      expect(inFolder()).toHaveLength(1)
      // Held by a clock that was ahead.
      await store.transaction((tx) => tx.db.deleteFrom('backup_turn').execute())
      await held(300 * DAY)
      later(DAY)
      await plain().runDue(going)
      expect(inFolder()).toHaveLength(2)
    })

    it('tells an admin where they lie, and complains after two days, on the desk and by letter', async () => {
      const backups = plain()
      const house = await openHouse(store, { backups, pictures, workDir: join(work, 'work') })
      const token = await house.staff('admin')
      house.now = now
      const list = async () =>
        (await house.ask('GET', '/api/backups', { token })).body as unknown as ScheduledBackups
      expect(await list()).toMatchObject({
        at: '03:00',
        running: false,
        next_at: '2026-07-02T01:00:00.000Z',
        places: [
          { place: 'folder', where: folder, copies: [], failure: null, overdue: false },
          { place: 's3', where: `house/a (${new URL(s3.settings.url).host})`, copies: [] },
        ],
      })
      const begun = await house.ask('POST', '/api/backups/now', { token, body: {} })
      expect([begun.status, begun.body]).toEqual([202, { begun: true }])
      await expect.poll(async () => (await list()).places[0]?.copies.length).toBe(1)
      await expect.poll(async () => (await list()).running).toBe(false)
      expect((await list()).places).toMatchObject([
        { copies: [{ name: 'house-20260701T020000Z.backup', encrypted: false }], failure: null },
        { copies: [], failure: { why: 'no_passphrase', at: now.toISOString() } },
      ])

      const letters = async () => {
        await remindOverdue(store, backups.places, now)
        return await store.db
          .selectFrom('notices')
          .selectAll()
          .where('kind', '=', 'backup_overdue')
          .execute()
      }
      expect(await letters()).toEqual([])
      for (const hours of [25, 23, 1]) {
        house.now = later((hours * DAY) / 24)
        await backups.runDue(going)
      }
      const twice = [await letters(), await letters()]
      expect(twice.map((rows) => rows.map(({ subject_ids }) => subject_ids))).toEqual([
        ['["s3"]'],
        ['["s3"]'],
      ])
      const letter = twice[0]?.[0] ?? expect.fail('no letter')
      const written = await compose(store, composers, letter, null, now)
      const { name } = await settingsOf(store.db)
      expect(written?.letter?.subject).toBe(`${name}: no back-up for two days`)
      expect(written?.letter?.text).toMatch(/none yet[^]+No passphrase is set/)
      // By the time that it would go out there is one: nothing is sent.
      await server().runNow()
      expect(await compose(store, composers, letter, null, now)).toBeNull()

      rmSync(folder, { recursive: true })
      for (const hours of [24, 25]) {
        house.now = later((hours * DAY) / 24)
        await backups.runDue(going)
      }
      expect((await list()).places).toMatchObject([
        { overdue: true, failure: { why: 'missing' } },
        { overdue: true, failure: { why: 'no_passphrase' } },
      ])
      // None anywhere is told of too: a house with one place has no other.
      const places = (await letters()).map(({ subject_ids }) => subject_ids)
      expect(places.toSorted()).toEqual(['["folder"]', '["s3"]', '["s3"]'])
      await house.app.close()
    })

    it('counts a file that was cut off or has no mark as none, and tidies halves away', async () => {
      await plain().runDue(going)
      const [first = ''] = inFolder()
      truncateSync(join(folder, first), 1000)
      const half = join(folder, 'house-20260601T010000Z.backup')
      writeFileSync(half, randomBytes(20))
      utimesSync(half, 0, new Date('2026-06-01T01:00:00Z'))
      later(DAY)
      expect(await plain().runNow()).toBe(true)
      const good = await store.db.selectFrom('backup_copies').select('name').execute()
      expect(good).toEqual([{ name: 'house-20260702T020000Z.backup' }])
      expect(existsSync(half)).toBe(false)
    })
  })
})
