import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBucket } from '#server/storage/bucket.ts'
import { folderStore } from '#server/storage/folder-store.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { temporaryDir } from '../fixtures/paths.ts'
import { startS3, type S3StandIn } from '../fixtures/s3.ts'

/* A folder and a bucket are the same to what lies in them. */

const MB = 1024 * 1024
const work = temporaryDir('storage')
afterAll(() => rmSync(work, { recursive: true, force: true }))

function fileOf(bytes: Buffer): string {
  const path = join(work, 'from')
  writeFileSync(path, bytes)
  return path
}
const bytesOf = async (from: Readable | null) => (from === null ? null : await buffer(from))

let s3: S3StandIn
beforeAll(async () => void (s3 = await startS3()))
afterAll(() => s3.close())

describe.each(['folder', 's3'] as const)('a %s', (kind) => {
  let store: ObjectStore
  beforeEach(() => {
    s3.objects.clear()
    store =
      kind === 'folder'
        ? folderStore(temporaryDir('storage-folder'))
        : openBucket({ ...s3.settings, prefix: 'kept/' }, { waitMs: 1 })
  })

  it('keeps bytes and files, small and in parts, and has none that was never put', async () => {
    const large = randomBytes(18 * MB + 5)
    await store.put('small', Buffer.from('a few'))
    await store.putFile('a-file', fileOf(Buffer.from('from a file')))
    await store.putFile('large', fileOf(large))
    expect(String(await bytesOf(await store.get('small')))).toBe('a few')
    expect(String(await bytesOf(await store.get('a-file')))).toBe('from a file')
    expect((await bytesOf(await store.get('large')))?.equals(large)).toBe(true)
    expect(await store.get('never')).toBeNull()
  })

  it('lists what is there, over pages, by its beginning, with sizes; and lets it go', async () => {
    expect(await store.list()).toEqual([])
    const keys = ['a-1', 'a-2', 'b-1', 'b-2', 'b-3', 'b-4', 'b-5']
    for (const key of keys) await store.put(key, Buffer.from(key))
    expect((await store.list()).map(({ key, size }) => [key, size])).toEqual(
      keys.map((key) => [key, 3]),
    )
    expect((await store.list('a-')).map(({ key }) => key)).toEqual(['a-1', 'a-2'])
    await store.remove('b-3')
    await store.remove('b-3')
    expect((await store.list('b-')).map(({ key }) => key)).toEqual(['b-1', 'b-2', 'b-4', 'b-5'])
    await store.put('a-1', Buffer.from('another'))
    expect(String(await bytesOf(await store.get('a-1')))).toBe('another')
  })
})

describe('a bucket', () => {
  const bucket = (patience = {}) => openBucket(s3.settings, { waitMs: 1, ...patience })
  beforeEach(() => s3.objects.clear())

  it('is asked again where it is busy or gone for a moment, and what it refuses is named', async () => {
    s3.upset('PUT', 503, 2)
    s3.upset('PUT', 'reset', 1)
    await bucket().put('a', Buffer.from('a'))
    expect(s3.objects.has('a')).toBe(true)
    s3.upset('PUT', 503, 5)
    await expect(bucket().put('b', Buffer.from('b'))).rejects.toMatchObject({ why: 'trouble' })
    const other = (more: object) => openBucket({ ...s3.settings, ...more }, { waitMs: 1 }).list()
    await expect(other({ secret: 'wrong' })).rejects.toMatchObject({ why: 'refused' })
    await expect(other({ key: 'wrong' })).rejects.toMatchObject({ why: 'refused' })
    await expect(other({ bucket: 'nobody' })).rejects.toMatchObject({ why: 'missing' })
    await expect(other({ url: 'http://127.0.0.1:9' })).rejects.toMatchObject({ why: 'no_answer' })
    const error = await other({ secret: 'wrong' }).catch((thrown: unknown) => thrown)
    expect(String(error)).not.toContain('wrong')
  })

  it('leaves nothing of a large file whose parts do not arrive, and ends those of a crash', async () => {
    s3.upset('PUT', 400, 1)
    await expect(bucket().putFile('large', fileOf(randomBytes(9 * MB)))).rejects.toMatchObject({
      why: 'trouble',
    })
    expect([s3.objects.size, s3.unfinished.size]).toEqual([0, 0])
    s3.unfinished.set('old', {
      key: 'x',
      parts: new Map(),
      at: new Date(Date.now() - 2 * 86_400_000),
    })
    s3.unfinished.set('new', { key: 'y', parts: new Map(), at: new Date() })
    await bucket().dropUnfinished(new Date())
    expect([...s3.unfinished.keys()]).toEqual(['new'])
    s3.unfinished.clear()
  })

  it('may be slow for as long as it sends, and is given up where it never begins', async () => {
    const bytes = randomBytes(1000)
    const impatient = bucket({ answerMs: 200 })
    await impatient.put('slow', bytes)
    s3.upset('GET', 'slow')
    expect((await bytesOf(await impatient.get('slow')))?.equals(bytes)).toBe(true)
    s3.upset('GET', 'silent', 5)
    await expect(impatient.get('slow')).rejects.toMatchObject({ why: 'no_answer' })
  })

  it('takes what a machine sends whose clock is wrong', async () => {
    s3.skew = 400 * 86_400_000
    await bucket().put('late', Buffer.from('late'))
    expect(s3.objects.has('late')).toBe(true)
    s3.skew = 0
  })
})

it('a folder that may not be written, or is not there, says so', async () => {
  const missing = folderStore(join(work, 'unplugged'))
  await expect(missing.put('a', Buffer.from('a'))).rejects.toMatchObject({ why: 'missing' })
  await expect(missing.list()).rejects.toMatchObject({ why: 'missing' })
  const full = folderStore('/dev')
  // /dev/full has no room for a byte; as another user /dev may not be written at all.
  await expect(full.put('full/x', Buffer.from('a'))).rejects.toMatchObject({
    why: expect.stringMatching(/missing|refused/) as string,
  })
  const locked = temporaryDir('locked')
  chmodSync(locked, 0o500)
  if (process.getuid?.() !== 0) {
    await expect(folderStore(locked).put('a', Buffer.from('a'))).rejects.toMatchObject({
      why: 'refused',
    })
  }
  rmSync(locked, { recursive: true })
})
