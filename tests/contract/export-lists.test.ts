import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import type { BackupState } from '#contract/backup.ts'
import { readCsv } from '#lib/read-csv.ts'
import { lists, unlisted } from '#server/db/backup/listed.ts'
import { tablesAfter } from '#server/db/backup/shape.ts'
import { migrations } from '#server/db/migrations/index.ts'
import { createPictureStore } from '#server/pictures/pictures.ts'
import { temporaryDir } from '../fixtures/paths.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openHouse, PASSWORD, type House } from './http-house.ts'

/* Whoever leaves takes everything along, in a form that others read. */

it('every table of the store is a list, or is left out for a reason', async () => {
  const tables = (await tablesAfter(migrations)).map(({ name }) => name)
  const sorted = (names: Iterable<string>) => [...names].toSorted()
  expect(sorted([...Object.keys(lists), ...Object.keys(unlisted)])).toEqual(
    expect.arrayContaining(sorted(tables)),
  )
  expect(
    tables.filter((name) => lists[name] !== undefined && unlisted[name] !== undefined),
  ).toEqual([])
})

eachStore((make) => {
  describe('all lists of a house', () => {
    const work = temporaryDir('lists')
    afterAll(() => rmSync(work, { recursive: true, force: true }))

    async function fetched(house: House, token: string) {
      const made = await house.ask('POST', '/api/exports', { token, body: { password: PASSWORD } })
      expect(made.status).toBe(201)
      const state = made.body as unknown as BackupState
      if (state.state !== 'made') throw new Error(made.text)
      const parts: Buffer[] = []
      for (let at = 0; at < state.size;) {
        const part = await house.ask('GET', `/api/backups/${state.id}/part?at=${at}`, { token })
        parts.push(Buffer.from(part.body.data as string, 'base64'))
        at += parts.at(-1)?.length ?? 0
      }
      return { state, files: unzipSync(Buffer.concat(parts)) }
    }

    it('are in one file as CSV and JSON with a word on every column, and no secret', async () => {
      const pictures = createPictureStore(join(work, 'pictures'), () => MORNING)
      const store = await make({ seeded: true })
      const house = await openHouse(store, { pictures, workDir: work })
      const token = await house.staff('admin')
      const evil = `=cmd|' /C calc'!A0`
      const body = { name: evil, email: 'a@example.org', notes: 'quiet; "high", please' }
      expect((await house.ask('POST', '/api/customers', { token, body })).status).toBe(201)

      const [dish] = await store.db.selectFrom('items').select('id').limit(1).execute()
      await store.transaction((tx) => tx.remove('items', dish?.id ?? ''))

      const wrong = await house.ask('POST', '/api/exports', { token, body: { password: 'no' } })
      expect(wrong).toMatchObject({ status: 422, body: { reason: 'not_your_password' } })
      const { state, files } = await fetched(house, token)
      expect(state).toMatchObject({ name: 'imisozi-lists-2026-07-01.zip' })

      const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
      const readme = text('README.txt')
      expect(readme).toContain('own currency is USD.')
      expect(readme).not.toMatch(/dollar/)
      for (const [table, about] of Object.entries(lists)) {
        if (files[`csv/${table}.csv`] === undefined) continue
        expect(readme).toContain(`${table}: ${about}`)
        const csv = readCsv(text(`csv/${table}.csv`))
        const json = JSON.parse(text(`json/${table}.json`)) as Record<string, unknown>[]
        const all = await store.db
          .selectFrom(table as 'rooms')
          .selectAll()
          .execute()
        const living = all.filter((row) => (row.deleted_at ?? null) === null)
        expect(json, table).toHaveLength(living.length)
        expect(csv, table).toHaveLength(living.length + 1)
        for (const column of csv[0] ?? []) expect(readme).toContain(`    ${column}: `)
        expect(Object.keys(json[0] ?? {}), table).toEqual(json.length > 0 ? csv[0] : [])
      }
      expect(text('csv/customers.csv')).toContain(`'=cmd|`)
      expect(text('csv/customers.csv')).not.toMatch(/,=cmd/)
      const customers = JSON.parse(text('json/customers.json')) as {
        name: string
        notes: string
      }[]
      expect(customers).toContainEqual(
        expect.objectContaining({ name: evil, notes: 'quiet; "high", please' }),
      )
      const everything = Object.values(files)
        .map((one) => strFromU8(one))
        .join('\n')
      for (const secret of ['password_hash', 'totp_secret', 'scrypt', 'key_hash']) {
        expect(everything).not.toContain(secret)
      }
      const trail = await store.db
        .selectFrom('audit')
        .select('id')
        .where('endpoint', '=', 'makeLists')
        .execute()
      expect(trail).toHaveLength(1)
    })
  })
})
