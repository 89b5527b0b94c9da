import type { Content } from '#contract/content.ts'
import { unwritten } from '#contract/content-parts.ts'
import type { ContentDraftsTable, ContentTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { actorDisplayName } from '../../pipeline/actor.ts'
import { refuse, type Call } from '../../pipeline/endpoint.ts'
import { parseSettings, type HouseSettings } from '../../house-settings.ts'
import { parseContent } from './document.ts'

export interface LockedContent {
  settings: HouseSettings
  published: ContentTable | undefined
  draft: ContentDraftsTable | undefined
  /** What guests read, and what is drafted: the same where nothing is. */
  shown: Content
  drafted: Content
}

/** All that an edit may touch, locked; the house first, since the other rows may be missing. */
export async function lockContent(tx: Tx): Promise<LockedContent> {
  const house = await tx.lock('house', 'house')
  if (house === undefined) return refuse('no_house_yet')
  const draft = await tx.lock('content_drafts', 'content')
  const published = await tx.lock('content', 'content')
  const settings = parseSettings(house.settings)
  const shown = published === undefined ? unwritten(settings) : parseContent(published.document)
  const drafted = draft === undefined ? shown : parseContent(draft.document)
  return { settings, published, draft, shown, drafted }
}

/** Writes the draft, by whoever calls. Answers the new row. */
export async function writeDraft(
  tx: Tx,
  { draft }: Pick<LockedContent, 'draft'>,
  content: Content,
  { actor, operation }: Pick<Call, 'actor' | 'operation'>,
): Promise<ContentDraftsTable> {
  const said = {
    document: JSON.stringify(content),
    device_time: operation?.deviceTime ?? null,
    changed_by: actorDisplayName(actor),
  }
  if (draft !== undefined) return await tx.update('content_drafts', 'content', said)
  await tx.insert('content_drafts', { id: 'content', ...said })
  return await tx.lockWritten('content_drafts', 'content')
}

/** Writes what is published. Answers the new row. */
export async function writePublished(
  tx: Tx,
  { published }: Pick<LockedContent, 'published'>,
  content: Content,
): Promise<ContentTable> {
  const document = JSON.stringify(content)
  if (published !== undefined) return await tx.update('content', 'content', { document })
  await tx.insert('content', { id: 'content', document })
  return await tx.lockWritten('content', 'content')
}
