import { randomBytes } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { BACKUP_PART } from '#contract/backup.ts'
import type { AskServer, Came, Question } from '#parts/ask-server.ts'
import { fetchFile } from './fetch-backup.ts'
import { Left } from './insist.ts'
import { confirmRestore, sendBackup } from './send-backup.ts'

/* A back-up goes part by part over a link that comes and goes. */

const lost: Came = { ok: false, status: null, message: 'no answer', errors: {} }
const refused = (status: number): Came => ({ ok: false, status, message: 'no', errors: {} })
const ok = (body: unknown): Came => ({ ok: true, body })

const file = randomBytes(2 * BACKUP_PART + 12_345)

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

/** Lets pauses between tries pass as they come. */
async function soon<Result>(work: Promise<Result>): Promise<Result> {
  const at = { work: true }
  const settled = work.finally(() => (at.work = false))
  settled.catch(() => {})
  while (at.work) await vi.advanceTimersByTimeAsync(2_000)
  return settled
}

const asksFor = (password: string) => ({ route: 'makeBackup', body: { password } }) as const
const TYPE = 'application/gzip'

const going = (signal = new AbortController().signal) => {
  const waits: boolean[] = []
  return { waits, signal, onProgress: ({ waiting }: { waiting: boolean }) => waits.push(waiting) }
}

/** A house that has a back-up, and takes one in; each part gets no answer at first. */
function house() {
  const asked: string[] = []
  let received = Buffer.alloc(0)
  const ask: AskServer = ({ route, query, body }: Question) => {
    const tries = asked.filter((one) => one === `${route} ${JSON.stringify(query ?? '')}`).length
    asked.push(`${route} ${JSON.stringify(query ?? '')}`)
    const at = Number(query?.at ?? (body as { at?: number })?.at ?? 0)
    switch (route) {
      case 'makeBackup':
        return Promise.resolve(ok({ state: 'making', id: 'b' }))
      case 'getBackup':
        return Promise.resolve(ok({ state: 'made', id: 'b', name: 'b.backup', size: file.length }))
      case 'getBackupPart': {
        if (tries === 0) return Promise.resolve(lost)
        const data = file.subarray(at, at + BACKUP_PART).toString('base64')
        return Promise.resolve(ok({ data, at, size: file.length }))
      }
      case 'beginRestore':
        return Promise.resolve(ok({ id: 'r' }))
      case 'sendRestorePart': {
        // Taken, and the answer is lost.
        const part = Buffer.from((body as { data: string }).data, 'base64')
        const fresh = at === received.length
        if (fresh) received = Buffer.concat([received, part])
        return Promise.resolve(fresh ? lost : ok({ received: received.length }))
      }
      case 'checkRestore':
        return Promise.resolve(ok(tries === 0 ? { state: 'checking' } : { state: 'ready' }))
      default:
        throw new Error(route)
    }
  }
  return { ask, asked, received: () => received }
}

it('is fetched whole, however often a part is lost', async () => {
  const { ask } = house()
  const { waits, ...rest } = going()
  const fetched = await soon(fetchFile(ask, asksFor('secret'), TYPE, rest))
  if (!fetched.ok) throw new Error(fetched.message)
  expect(fetched.name).toBe('b.backup')
  expect(Buffer.from(await fetched.file.arrayBuffer()).equals(file)).toBe(true)
  expect(waits).toContain(true)
})

it('is sent whole, however often an answer is lost', async () => {
  const { ask, received } = house()
  const sent = await soon(sendBackup(ask, new Blob([file]), going()))
  expect(sent).toMatchObject({ ok: true, id: 'r', found: { state: 'ready' } })
  expect(received().equals(file)).toBe(true)
})

it('is let go when the person leaves, and says what the house refuses', async () => {
  const leaving = new AbortController()
  leaving.abort()
  const { ask } = house()
  await expect(soon(fetchFile(ask, asksFor('x'), TYPE, going(leaving.signal)))).rejects.toThrow(
    Left,
  )
  const no: AskServer = () => Promise.resolve(refused(422))
  expect(await fetchFile(no, asksFor('x'), TYPE, going())).toMatchObject({
    ok: false,
    status: 422,
  })
})

it('is put back once it was: a lost answer is asked for, and being signed out is an answer', async () => {
  const answers = [lost, ok({ state: 'putting_back' }), ok({ state: 'done', signed_in: true })]
  const typed = { house: 'x', password: 'y' }
  const said = (list: Came[]): AskServer => {
    const left = [...list]
    return () => Promise.resolve(left.shift() ?? lost)
  }
  expect(await soon(confirmRestore(said(answers), 'r', typed))).toEqual({
    ok: true,
    signedIn: true,
  })
  const out = [lost, refused(401)]
  expect(await soon(confirmRestore(said(out), 'r', typed))).toEqual({ ok: true, signedIn: false })
  expect(await soon(confirmRestore(said([refused(401)]), 'r', typed))).toMatchObject({ ok: false })
})
