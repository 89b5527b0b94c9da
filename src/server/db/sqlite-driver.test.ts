import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { NodeSqliteDialect } from './sqlite-driver.ts'

it('says that the disk is full, although SQLite has rolled back by itself then', async () => {
  const file = new DatabaseSync(':memory:')
  file.exec('create table notes (text blob); pragma max_page_count = 5')
  const db = new Kysely<unknown>({ dialect: new NodeSqliteDialect(file) })
  const writing = db.transaction().execute(async (tx) => {
    for (let at = 0; at < 30; at += 1) {
      await sql`insert into notes values (zeroblob(3000))`.execute(tx)
    }
  })
  await expect(writing).rejects.toThrow('database or disk is full')
  await db.destroy()
})
