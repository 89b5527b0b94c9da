import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureHash } from '#contract/pictures.ts'
import { runCommand } from '#server/commands.ts'
import { fillNewStore } from '#server/first-start.ts'
import { openStore } from '#server/db/open.ts'
import { openSealedStore as openHouseOf } from '#server/open-sealed-store.ts'
import { readSettings } from '#server/settings.ts'
import { stageBackup } from '#server/db/backup/stage.ts'
import { restoreBackup } from '#server/db/backup/restore.ts'
import { createPictureStore } from '#server/pictures/pictures.ts'
import { temporaryDir } from '../fixtures/paths.ts'
import { confirmBackup, everythingIn, fetchBackup, rewritten, sendBackup } from './backup-house.ts'
import { eachStore } from './fixtures.ts'
import {
  addPerson,
  dinner,
  MORNING,
  openDemo,
  openHouse,
  PASSWORD,
  type House,
} from './http-house.ts'

/* A back-up of the whole house is one file that either store reads; putting it back is whole or nothing. */

eachStore((make) => {
  describe('a back-up', () => {
    let house: House
    let admin: { id: string; email: string; token: string; device: string }
    let file: Buffer
    /** The house when the back-up was made. */
    let then: Record<string, string[]>
    let hash: string
    const work = temporaryDir('backup')
    const pictures = createPictureStore(join(work, 'pictures'), () => MORNING)
    afterAll(() => rmSync(work, { recursive: true, force: true }))

    async function somebody(role: string) {
      const person = await addPerson(house.store, role)
      const { email, device } = person
      const signedIn = await house.ask('POST', '/api/login', {
        body: { email, password: PASSWORD, remember: true },
        device,
      })
      return { ...person, token: (signedIn.body.data as { token: string }).token }
    }
    const order = async () =>
      await house.ask('POST', '/api/restaurant/orders', { body: await dinner(house.store) })
    /** Found by words. */
    const found = async (q: string) =>
      (await house.ask('GET', `/api/restaurant-orders?page=1&q=${q}`, { token: admin.token })).body
        .total
    let hers: number

    beforeAll(async () => {
      house = await openDemo(make, {
        seedDays: 40,
        pictures,
        workDir: join(work, 'work'),
      })
      admin = await somebody('admin')
      const photograph = sharp({
        create: { width: 60, height: 40, channels: 3, background: '#123456' },
      })
      const data = (await photograph.jpeg().toBuffer()).toString('base64')
      const logo_base64 = { filename: 'logo.jpg', data }
      const saved = await house.ask('PATCH', '/api/settings', {
        token: admin.token,
        body: { logo_base64 },
      })
      hash = pictureHash((saved.body.data as { logoUrl: string }).logoUrl) ?? ''
      expect((await order()).status).toBe(201)
      hers = Number(await found('aline'))
      then = await everythingIn(house.store)
      file = await fetchBackup(house, admin.token)
    })

    it('is put back in place of what the house became, and everyone hears of it', async () => {
      const other = await somebody('admin')
      const epoch = house.store.epoch
      const before = await house.ask('GET', '/api/changes')
      await order()
      await house.store.transaction((tx) => tx.db.deleteFrom('room_nights').execute())
      await house.ask('PATCH', '/api/settings', {
        token: admin.token,
        body: { orgName: 'Another name', remove_logo: true },
      })
      await pictures.sweep(new Set())
      rmSync(join(work, 'pictures'), { recursive: true })
      const told: string[] = []
      const off = house.store.onChange((changed) => told.push(...changed))

      const { id, found: what } = await sendBackup(house, admin.token, file)
      expect(what).toMatchObject({ state: 'ready', house: 'Imisozi Guest House', pictures: 3 })
      const wrong = await confirmBackup(house, admin.token, id, { house: 'Imisozi Guest House' })
      expect(wrong.body.errors).toEqual({ house: ['This is not the name of the house.'] })
      const guess = await confirmBackup(house, admin.token, id, { password: 'not it' })
      expect(Object.keys(guess.body.errors ?? {})).toEqual(['password'])
      expect(house.store.epoch).toBe(epoch)

      const done = await confirmBackup(house, admin.token, id)
      expect(done.body).toEqual({ state: 'done', signed_in: true })
      expect(await everythingIn(house.store)).toEqual(then)
      expect(await pictures.read(`${hash}-400.webp`)).not.toBeNull()
      // Found by words again, by those of the back-up alone.
      expect(await found('aline')).toBe(hers)
      // A new epoch: devices start from the whole tables.
      expect(house.store.epoch).not.toBe(epoch)
      const cursor = encodeURIComponent(String(before.body.cursor))
      const after = await house.ask('GET', `/api/changes?since=${cursor}`)
      expect(after.body).toMatchObject({ reset: true, epoch: house.store.epoch })
      await expect.poll(() => told).toContain('restaurant_orders')
      off()
      // Who was not in it is signed out; who asked goes on.
      const holds = async (token: string) =>
        (await house.ask('GET', '/api/payments', { token })).status
      expect([await holds(other.token), await holds(admin.token)]).toEqual([401, 200])
      // Asked again after a lost answer, it is not done again.
      await order()
      const again = await confirmBackup(house, admin.token, id)
      expect(again.body).toEqual({ state: 'done', signed_in: true })
      expect(await found('aline')).toBe(hers + 1)
      const noted = await house.store.db
        .selectFrom('audit')
        .select(['actor_name', 'changed'])
        .where('endpoint', '=', 'confirmRestore')
        .execute()
      expect(noted).toEqual([
        {
          actor_name: 'Some admin',
          changed: JSON.stringify({ put_back: [null, MORNING.toISOString()] }),
        },
      ])
    })

    it('that is cut, damaged, newer, or none changes nothing', async () => {
      const now = await everythingIn(house.store)
      const { epoch } = house.store
      const damaged = Buffer.from(file)
      const middle = Math.floor(damaged.length / 2)
      damaged.writeUInt8(damaged.readUInt8(middle) ^ 0xff, middle)
      const text = gunzipSync(file).toString()
      const newer = (line: string) =>
        JSON.stringify({ ...(JSON.parse(line) as object), migrations: ['9999-tomorrow'] })
      const unfit: [why: string, bytes: Buffer][] = [
        ['cut', file.subarray(0, -1000)],
        ['cut', gzipSync(text.trimEnd().split('\n').slice(0, -1).join('\n') + '\n')],
        ['cut', gzipSync(text.slice(0, -500))],
        ['broken', damaged],
        ['broken', gzipSync(text.replace('Imisozi', 'Umusozi'))],
        ['broken', gzipSync(`${text}{"table":"rooms"}\n`)],
        // Whole and vouched for, and yet no house: an order of dishes that are not there.
        ['broken', rewritten(file, (lines) => lines.filter((line) => !line.startsWith('["item-')))],
        ['nobody', rewritten(file, (lines) => lines.filter((line) => !line.includes('"admin"')))],
        ['newer', rewritten(file, ([head = '', ...lines]) => [newer(head), ...lines])],
        ['foreign', gzipSync('{"settings":{}}\n')],
        ['foreign', Buffer.from('PK\u0003\u0004 no gzip at all')],
      ]
      for (const [why, bytes] of unfit) {
        const { id, checked, found: what } = await sendBackup(house, admin.token, bytes)
        expect(what, checked.text).toEqual({ state: 'unfit', why })
        expect((await confirmBackup(house, admin.token, id)).status, why).toBe(404)
      }
      expect(await everythingIn(house.store)).toEqual(now)
      expect(house.store.epoch).toBe(epoch)
    })

    it('of an older release is brought up to date on the way in', async () => {
      const newest = ['0024-ical']
      const tables = ['room_calendars', 'calendar_feeds', 'calendar_events']
      const older = rewritten(file, ([head = '', ...lines]) => {
        const header = JSON.parse(head) as { migrations: string[] }
        const migrations = header.migrations.filter((name) => !newest.includes(name))
        let left = false
        const kept = lines.filter((line) => {
          if (line.startsWith('{"table"')) {
            left = tables.includes((JSON.parse(line) as { table: string }).table)
          } else if (line.startsWith('{')) left = false
          return !left
        })
        return [JSON.stringify({ ...header, migrations }), ...kept]
      })
      const { id, found: what } = await sendBackup(house, admin.token, older)
      expect(what.state).toBe('ready')
      await confirmBackup(house, admin.token, id)
      expect(await everythingIn(house.store)).toEqual(then)
    })

    it('is shut by a passphrase, and a wrong one harms nothing', async () => {
      const passphrase = 'a ridge in the mist'
      const shut = await fetchBackup(house, admin.token, passphrase)
      const now = await everythingIn(house.store)
      const { epoch } = house.store
      expect(shut.toString('latin1', 0, 60)).toContain('imisozi encrypted back-up')
      for (const secret of ['Aline', 'gzip', passphrase]) expect(shut.includes(secret)).toBe(false)
      expect(shut.indexOf(Buffer.from([0x1f, 0x8b, 0x08]), 0)).not.toBe(shut.indexOf('\n') + 1)

      const { id, found: asked } = await sendBackup(house, admin.token, shut)
      expect(asked).toEqual({ state: 'locked', wrong: false })
      const check = async (guess: string) =>
        (
          await house.ask('POST', `/api/restores/${id}/check`, {
            token: admin.token,
            body: { passphrase: guess },
          })
        ).body
      expect(await check('a ridge in the dusk')).toEqual({ state: 'locked', wrong: true })
      expect((await confirmBackup(house, admin.token, id)).status).toBe(404)
      expect(await check(passphrase)).toMatchObject({ state: 'ready' })

      const line = shut.indexOf('\n') + 1
      const piece = 64 * 1024 + 16
      const bent = (at: number) => {
        const copy = Buffer.from(shut)
        copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
        return copy
      }
      // Two pieces, the second a short one.
      const [first, second] = [shut.subarray(line, line + piece), shut.subarray(line + piece)]
      expect(second.length).toBeGreaterThan(16)
      const swapped = Buffer.concat([shut.subarray(0, line), second, first])
      const greedy = Buffer.from(
        shut.toString('latin1').replace(/"n":\d+/, '"n":6553600'),
        'latin1',
      )
      const unfit: [why: string, bytes: Buffer][] = [
        ['cut', shut.subarray(0, -1)],
        // Cut between two pieces: what is left is whole, and yet not all.
        ['cut', shut.subarray(0, line + piece)],
        ['cut', shut.subarray(0, line)],
        ['broken', bent(line + 100)],
        ['broken', swapped],
        ['broken', greedy],
      ]
      for (const [why, bytes] of unfit) {
        const { found: what } = await sendBackup(house, admin.token, bytes, passphrase)
        expect(what).toEqual({ state: 'unfit', why })
      }
      expect((await sendBackup(house, admin.token, bent(line - 20), passphrase)).found.state).toBe(
        'locked',
      )
      expect(await everythingIn(house.store)).toEqual(now)
      expect(house.store.epoch).toBe(epoch)
      const short = await house.ask('POST', '/api/backups', {
        token: admin.token,
        body: { password: PASSWORD, passphrase: 'eleven char' },
      })
      expect(Object.keys(short.body.errors ?? {})).toEqual(['passphrase'])
    })

    it('by command is encrypted by BACKUP_PASSPHRASE, and says plainly when it is not', async () => {
      const other = temporaryDir('backup-by-hand')
      try {
        const settings = (passphrase: string) =>
          readSettings({
            DATA_DIR: join(other, 'data'),
            SEAL_KEY: '33'.repeat(32),
            BACKUP_PASSPHRASE: passphrase,
          })
        const { store } = await openHouseOf(settings(''), () => MORNING)
        await fillNewStore(store, { ...settings(''), seed: 'none' }, MORNING)
        await store.close()
        const [plain, shut] = [join(other, 'plain'), join(other, 'shut')]
        // One that was ended half way has left this, and no file that looks whole.
        writeFileSync(`${plain}.part`, 'half')
        expect(await runCommand(settings(''), ['back-up', plain])).toMatch(/not encrypted/)
        expect(existsSync(`${plain}.part`)).toBe(false)
        expect(await runCommand(settings('long enough words'), ['back-up', shut])).toMatch(
          /, encrypted\./,
        )
        for (const made of [plain, shut]) expect(statSync(made).mode & 0o777).toBe(0o600)
        await expect(runCommand(settings(''), ['put-back', shut])).rejects.toThrow(
          'needs its passphrase: set BACKUP_PASSPHRASE',
        )
        await expect(runCommand(settings('other words'), ['put-back', shut])).rejects.toThrow(
          'not the passphrase',
        )
        const done = await runCommand(settings('long enough words'), ['put-back', shut])
        expect(done).toMatch(/as it was at/)
        const nowhere = join(other, 'nowhere', 'x')
        await expect(runCommand(settings(''), ['back-up', nowhere])).rejects.toThrow(
          `back-up cannot write ${nowhere} `,
        )
        await expect(runCommand(settings(''), ['put-back', nowhere])).rejects.toThrow(
          `put-back cannot read ${nowhere} `,
        )
        const elsewhere = { ...settings(''), storeLocation: { dataDir: join(other, 'typo') } }
        await expect(runCommand(elsewhere, ['back-up', nowhere])).rejects.toThrow(
          /^There is no house in this store: .*DATA_DIR/,
        )
        // One that is not encrypted is put back whatever the setting says.
        await runCommand(settings('long enough words'), ['put-back', plain])
      } finally {
        rmSync(other, { recursive: true, force: true })
      }
    })

    it('takes parts in any order of tries, and leaves no hole', async () => {
      const begun = await house.ask('POST', '/api/restores', {
        token: admin.token,
        body: { size: 10 },
      })
      const path = `/api/restores/${String(begun.body.id)}/parts`
      const send = async (at: number, text: string) => {
        const body = { at, data: Buffer.from(text).toString('base64') }
        return (await house.ask('POST', path, { token: admin.token, body })).body.received
      }
      expect(await send(4, 'late')).toBe(0)
      expect(await send(0, 'half')).toBe(4)
      expect(await send(0, 'half')).toBe(4)
      expect(await send(4, ' all')).toBe(8)
    })

    it('is had with the password alone, and its parts by nobody but admins', async () => {
      const wrong = await house.ask('POST', '/api/backups', {
        token: admin.token,
        body: { password: 'not it' },
      })
      expect(Object.keys(wrong.body.errors ?? {})).toEqual(['password'])
      const made = await house.ask('POST', '/api/backups', {
        token: admin.token,
        body: { password: PASSWORD },
      })
      const desk = await somebody('staff')
      const part = `/api/backups/${String(made.body.id)}/part?at=0`
      const answers = [{ token: desk.token }, {}].map((asked) => house.ask('GET', part, asked))
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 401])
      const elsewhere = await house.ask('GET', '/api/backups/..%2f..%2fetc/part', {
        token: admin.token,
      })
      expect(elsewhere.status).toBe(404)
    })

    it('bears no session and no password, and says who may not be trusted with it', () => {
      const text = gunzipSync(file).toString()
      expect(text).not.toContain(admin.token)
      expect(text).not.toContain('"table":"sessions"')
      expect(text).not.toContain(PASSWORD)
    })

    it.runIf(make.kind === 'postgres')('goes from either store to the other', async () => {
      const path = join(work, 'from-postgres.backup')
      const { writeFile } = await import('node:fs/promises')
      await writeFile(path, file)
      const stage = join(work, 'stage-a')
      await stageBackup(path, stage, () => MORNING)
      const sqlite = await openStore({ dataDir: join(work, 'sqlite') }, () => MORNING)
      await restoreBackup(sqlite, stage, { id: 'a', tokenHash: null })
      expect(await everythingIn(sqlite)).toEqual(then)
      const there = await openHouse(sqlite, { pictures, workDir: join(work, 'other') })
      const back = await fetchBackup(there, await there.staff())
      await sqlite.close()
      const { id, found: what } = await sendBackup(house, admin.token, back)
      expect(what.state).toBe('ready')
      await confirmBackup(house, admin.token, id)
      const now = await everythingIn(house.store)
      expect({ ...now, users: then.users }).toEqual(then)
    })
  })
})
