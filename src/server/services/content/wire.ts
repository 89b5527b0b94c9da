import type { Kysely } from 'kysely'
import type { Content, ContentDraft, ContentRow } from '#contract/content.ts'
import { differingParts, unwritten } from '#contract/content-parts.ts'
import type { ContentDraftsTable, ContentTable, Database } from '../../db/schema.ts'
import { syncedFields, type WireRows } from '../../db/wire.ts'
import { settingsOf } from '../../house-settings.ts'
import { parseContent } from './document.ts'

const ID = 'content'
const never = '1970-01-01T00:00:00.000Z'
const noRow = {
  id: ID,
  version: 0,
  created_at: never,
  changed_at: never,
  operation_id: null,
} as const

const contentWire = (row: ContentTable): ContentRow => ({
  ...syncedFields(row),
  id: ID,
  ...parseContent(row.document),
})

/** A draft beside what guests read. */
export function draftWire(draft: ContentDraftsTable, shown: Content): ContentDraft {
  const document = parseContent(draft.document)
  return {
    ...syncedFields(draft),
    id: ID,
    ...document,
    device_time: draft.device_time,
    changed_by: draft.changed_by,
    is_published: differingParts(document, shown).length === 0,
  }
}

const rowIn = (db: Kysely<Database>) =>
  db.selectFrom('content').selectAll().where('id', '=', ID).executeTakeFirst()
const draftIn = (db: Kysely<Database>) =>
  db.selectFrom('content_drafts').selectAll().where('id', '=', ID).executeTakeFirst()

/** What guests read; by the settings alone, and of version 0, where nothing was published. */
export async function readContent(db: Kysely<Database>): Promise<ContentRow> {
  const row = await rowIn(db)
  return row === undefined ? { ...noRow, ...unwritten(await settingsOf(db)) } : contentWire(row)
}

/** The draft; what guests read, of version 0, where nobody has begun one. */
export async function readDraft(db: Kysely<Database>): Promise<ContentDraft> {
  const draft = await draftIn(db)
  const shown = await readContent(db)
  if (draft !== undefined) return draftWire(draft, shown)
  return { ...shown, ...noRow, device_time: null, changed_by: null, is_published: true }
}

export const contentRows: WireRows = async (db) => {
  const row = await rowIn(db)
  return row === undefined ? [] : [contentWire(row)]
}

export const draftRows: WireRows = async (db) => {
  const draft = await draftIn(db)
  return draft === undefined ? [] : [draftWire(draft, await readContent(db))]
}
