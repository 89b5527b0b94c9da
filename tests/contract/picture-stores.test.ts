import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { picturePath, pictureWidths } from '#contract/pictures.ts'
import { checkBackup } from '#server/db/backup/check.ts'
import { writeBackup } from '#server/db/backup/dump.ts'
import { backedPictures } from '#server/services/backup/pictures.ts'
import { createPictureStore, type Pictures } from '#server/pictures/pictures.ts'
import { temporaryDir } from '../fixtures/paths.ts'
import { startS3, type S3StandIn } from '../fixtures/s3.ts'
import { eachStore } from './fixtures.ts'
import { openHouse } from './http-house.ts'

/* Photographs in a folder and in S3-compatible storage are the same to the house. */

const DAY = 86_400_000
const namesOf = (hash: string) =>
  pictureWidths.map((width) => picturePath(hash, width).slice('/images/'.length))

let s3: S3StandIn
let green: Buffer
let red: Buffer
beforeAll(async () => {
  s3 = await startS3()
  const photograph = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer()
  ;[green, red] = (await Promise.all(['#1e5b41', '#b3261e'].map(photograph))) as [Buffer, Buffer]
})
afterAll(() => s3.close())

describe.each(['folder', 's3'] as const)('pictures in a %s', (kind) => {
  const folder = temporaryDir('pictures')
  const bucket = () => ({ ...s3.settings, prefix: 'pictures/' })
  let now = new Date()
  const open = (own = folder): Pictures =>
    createPictureStore(own, () => now, kind === 's3' ? bucket() : null)
  /** As if they had been put there so long ago. */
  function age(days: number): void {
    const at = new Date(Date.now() - days * DAY)
    for (const one of s3.objects.values()) one.at = at
    if (kind === 'folder')
      for (const name of readdirSync(folder)) utimesSync(join(folder, name), at, at)
  }
  beforeEach(() => {
    s3.objects.clear()
    now = new Date()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('are kept by what they are, and read in every width', async () => {
    const pictures = open()
    const hash = await pictures.store(green)
    const puts = () => s3.asked.filter((line) => line.startsWith('PUT')).length
    for (const name of namesOf(hash)) {
      expect((await pictures.read(name))?.toString('latin1', 0, 4)).toBe('RIFF')
    }
    expect(await pictures.read(namesOf('0'.repeat(32))[0] ?? '')).toBeNull()
    expect(await pictures.read('../house.db')).toBeNull()
    const before = s3.objects.size
    const asked = puts()
    expect(await pictures.store(green)).toBe(hash)
    expect(s3.objects.size).toBe(before)
    // Only their time is said anew.
    if (kind === 's3') expect(puts() - asked).toBe(pictureWidths.length)
    // Another server of the same house.
    const elsewhere = open(kind === 's3' ? temporaryDir('pictures') : folder)
    expect(await elsewhere.read(namesOf(hash)[0] ?? '')).toEqual(
      await pictures.read(namesOf(hash)[0] ?? ''),
    )
  })

  it('go a month after nothing named or used them, and no sooner', async () => {
    const pictures = open()
    const [named, used, gone] = [
      await pictures.store(green),
      await pictures.store(red),
      'f'.repeat(32),
    ]
    const from = join(temporaryDir('import'), 'from')
    writeFileSync(from, (await pictures.read(namesOf(named)[0] ?? '')) ?? '')
    for (const name of namesOf(gone)) await pictures.importFile(name, from)
    age(31)
    await pictures.touch([used])
    expect(await pictures.sweep(new Set([named]))).toBe(pictureWidths.length)
    const there = await Promise.all(
      [named, used, gone].map(
        async (hash) => (await pictures.read(namesOf(hash)[0] ?? '')) !== null,
      ),
    )
    expect(there).toEqual([true, true, false])
    await expect(pictures.importFile('house.db', from)).rejects.toThrow('Not the name')
  })
})

describe('a house that has its pictures elsewhere now', () => {
  it('serves those of its folder until they are moved over, and from there after', async () => {
    s3.objects.clear()
    const folder = temporaryDir('pictures')
    const hash = await createPictureStore(folder, () => new Date()).store(green)
    const [name = ''] = namesOf(hash)
    const pictures = createPictureStore(folder, () => new Date(), s3.settings)
    const bytes = await pictures.read(name)
    expect([bytes?.length === 0, s3.objects.size]).toEqual([false, 0])
    s3.upset('PUT', 403)
    await expect(pictures.moveIn()).rejects.toMatchObject({ why: 'refused' })
    expect(existsSync(join(folder, name))).toBe(true)
    expect(await pictures.moveIn()).toBe(3)
    expect([readdirSync(folder), s3.objects.size]).toEqual([[], 3])
    expect(await pictures.read(name)).toEqual(bytes)
    expect(await pictures.moveIn()).toBe(0)
    rmSync(folder, { recursive: true })
  })
})

eachStore((make) => {
  it('says that the storage does not answer, and keeps no row of what it did not take', async () => {
    s3.objects.clear()
    const pictures = createPictureStore(temporaryDir('pictures'), () => new Date(), s3.settings)
    const house = await openHouse(await make({ seeded: true }), { pictures })
    const token = await house.staff('admin')
    const logo_base64 = { filename: 'logo.jpg', data: green.toString('base64') }
    const save = () => house.ask('PATCH', '/api/settings', { token, body: { logo_base64 } })
    s3.upset('PUT', 403)
    const refused = await save()
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    expect(refused.headers['retry-after']).toBe('5')
    const saved = (await save()).body.data as { logoUrl: string }
    const served = await house.ask('GET', saved.logoUrl)
    expect([
      served.status,
      served.headers['content-type'],
      served.headers['cache-control'],
    ]).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable'])
    // A back-up holds them wherever they are.
    const file = join(temporaryDir('backup'), 'house.backup')
    await writeBackup(house.store, backedPictures(pictures), file, new Date())
    expect((await checkBackup(file, null)).pictures).toBe(pictureWidths.length)
    s3.upset('GET', 403)
    const late = await house.ask('GET', saved.logoUrl)
    expect([late.status, late.headers['cache-control']]).toEqual([503, 'no-store'])
    await house.app.close()
  })
})
