import type { Kysely } from 'kysely'
import { pictureHash } from '#contract/pictures.ts'
import { offerTables } from '#contract/services/index.ts'
import type { Database } from '../db/schema.ts'
import type { Store } from '../db/store.ts'
import type { Job } from '../jobs.ts'
import type { Pictures } from './pictures.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Hashes of all photographs that an active row of any table refers to. */
export async function referencedPictures(db: Kysely<Database>): Promise<Set<string>> {
  const paths: (string | null)[] = []
  const rooms = await db
    .selectFrom('rooms')
    .select('images')
    .where('deleted_at', 'is', null)
    .execute()
  for (const { images } of rooms) {
    paths.push(...(JSON.parse(images) as { path: string }[]).map(({ path }) => path))
  }
  for (const table of offerTables) {
    const rows = await db
      .selectFrom(table as 'items')
      .select('image_path')
      .where('deleted_at', 'is', null)
      .where('image_path', 'like', '/images/%')
      .execute()
    paths.push(...rows.map(({ image_path }) => image_path))
  }
  const house = await db.selectFrom('house').select('settings').executeTakeFirst()
  if (house !== undefined) {
    paths.push((JSON.parse(house.settings) as { logo_url?: string | null }).logo_url ?? null)
  }
  for (const table of ['content', 'content_drafts'] as const) {
    const rows = await db.selectFrom(table).select('document').execute()
    for (const { document } of rows) {
      paths.push(...[...document.matchAll(/\/images\/[\w.-]+/g)].map(([path]) => path))
    }
  }
  const hashes = paths.map((path) => (path === null ? null : pictureHash(path)))
  return new Set(hashes.filter((hash) => hash !== null))
}

/**
 * Deletes unreferenced photographs a month after they were last used; moves those over that lie in
 * the folder of a house which has them elsewhere now.
 */
export function pictureJobs(store: Store, pictures: Pictures): Job[] {
  return [
    {
      name: 'pictures that move',
      everyMs: HOUR,
      run: async () => void (await pictures.moveIn()),
    },
    {
      name: 'pictures',
      everyMs: DAY,
      async run() {
        await pictures.sweep(await referencedPictures(store.db))
      },
    },
  ]
}
