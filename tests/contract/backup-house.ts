import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import type { BackupState, CheckedRestore } from '#contract/backup.ts'
import type { Store } from '#server/db/store.ts'
import { PASSWORD, type Answered, type House } from './http-house.ts'
import { tableNames } from './table-names.ts'

/** All that a back-up bears, table by table, in an order of our own. */
export async function everythingIn(store: Store): Promise<Record<string, string[]>> {
  const left = /^(migrations|changes|sessions|password_resets|shared_limits|.*_words.*)$/
  // The last is PostgreSQL's sequence, and follows the orders (db/numbers.ts).
  const own = 'epoch place position flushed backup_put_back counter:restaurant_order'.split(' ')
  const told: Record<string, string[]> = {}
  for (const name of await tableNames(store)) {
    if (left.test(name)) continue
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      store.db,
    )
    told[name] = rows
      .filter((row) => name !== 'meta' || !own.includes(String(row.name)))
      // What devices have seen of this store's own runs (db/runs.ts).
      .filter((row) => name !== 'meta' || !/^run(:|$)/.test(String(row.name)))
      // What putting back itself notes down.
      .filter((row) => name !== 'audit' || !/Backup|Restore/.test(String(row.endpoint)))
      .map((row) => JSON.stringify(Object.entries(row).toSorted()))
      .toSorted()
  }
  return told
}

/** A back-up as a device fetches it, part by part. */
export async function fetchBackup(
  house: House,
  token: string,
  passphrase?: string,
): Promise<Buffer> {
  const body = { password: PASSWORD, passphrase }
  const made = await house.ask('POST', '/api/backups', { token, body })
  const state = made.body as unknown as BackupState
  if (state.state !== 'made') throw new Error(made.text)
  const parts: Buffer[] = []
  for (let at = 0; at < state.size;) {
    const part = await house.ask('GET', `/api/backups/${state.id}/part?at=${at}`, { token })
    const bytes = Buffer.from(part.body.data as string, 'base64')
    parts.push(bytes)
    at += bytes.length
  }
  return Buffer.concat(parts)
}

/** Sends a file as a device does, and has it looked at. */
export async function sendBackup(house: House, token: string, file: Buffer, passphrase?: string) {
  const part = 50_000
  const begun = await house.ask('POST', '/api/restores', { token, body: { size: file.length } })
  const id = begun.body.id as string
  for (let at = 0; at < file.length; at += part) {
    const data = file.subarray(at, at + part).toString('base64')
    const body = { at, data }
    const taken = await house.ask('POST', `/api/restores/${id}/parts`, { token, body })
    if (taken.status !== 200) throw new Error(taken.text)
  }
  const checked = await house.ask('POST', `/api/restores/${id}/check`, {
    token,
    body: { passphrase },
  })
  return { id, checked, found: checked.body as unknown as CheckedRestore }
}

export async function confirmBackup(
  house: House,
  token: string,
  id: string,
  body: object = {},
): Promise<Answered> {
  const { settings } = await house.store.db
    .selectFrom('house')
    .select('settings')
    .executeTakeFirstOrThrow()
  const { name } = JSON.parse(settings) as { name: string }
  return await house.ask('POST', `/api/restores/${id}/confirm`, {
    token,
    body: { house: name, password: PASSWORD, ...body },
  })
}

/** The lines of a back-up, changed, and vouched for anew as whoever wrote it would have. */
export function rewritten(file: Buffer, change: (lines: string[]) => string[]): Buffer {
  const all = gunzipSync(file).toString('utf8').trimEnd().split('\n')
  const lines = change(all.slice(0, -1))
  const rows: Record<string, number> = {}
  let table = ''
  let pictures = 0
  for (const line of lines.slice(1)) {
    const value = JSON.parse(line) as { table?: string; picture?: string } | unknown[]
    if (Array.isArray(value)) rows[table] = (rows[table] ?? 0) + 1
    else if (value.picture !== undefined) pictures += 1
    else rows[(table = value.table ?? '')] = 0
  }
  const sha256 = createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex')
  const end = JSON.stringify({ end: true, rows, pictures, sha256 })
  return gzipSync([...lines, end, ''].join('\n'))
}
