import {
  discardContent as discardBody,
  publishContent as publishBody,
  savedContent,
  type Content,
  type ContentField,
} from '#contract/content.ts'
import { differingParts } from '#contract/content-parts.ts'
import { refuse, write, type Change } from '../../pipeline/endpoint.ts'
import type { Tx } from '../../db/store.ts'
import { touchStaffSettings } from '../settings/index.ts'
import { withPublished } from './document.ts'
import { lockContent, writeDraft, writePublished, type LockedContent } from './draft.ts'
import { draftWire } from './wire.ts'

/** Whoever publishes or discards has read what goes: throws `conflict` when it is another by now. */
async function lockSeen(tx: Tx, version: number): Promise<LockedContent> {
  const locked = await lockContent(tx)
  const { draft, shown } = locked
  if ((draft?.version ?? 0) === version) return locked
  return refuse('draft_changed', { current: draft && draftWire(draft, shown) })
}

/** The draft, or the named parts of it alone, beside what is published of the others. */
function toPublish(
  { shown, drafted }: LockedContent,
  only: readonly ContentField[] | undefined,
): Content {
  if (only === undefined) return drafted
  return { ...shown, ...Object.fromEntries(only.map((part) => [part, drafted[part]])) }
}

/** The draft becomes what guests read, in one step: pages, the first sight of the house, and menus. */
export const publishContent = write({
  name: 'publishContent',
  body: publishBody,
  answer: savedContent,
  async write(tx, call) {
    const locked = await lockSeen(tx, call.body.seen.version)
    const { settings, shown, drafted } = locked
    const next = toPublish(locked, call.body.parts)
    const parts = differingParts(shown, next)
    const draft = locked.draft ?? (await writeDraft(tx, locked, drafted, call))
    if (parts.length === 0 && locked.published !== undefined) {
      return { status: 200, body: { data: draftWire(draft, shown), message: PUBLISHED } }
    }
    const published = await writePublished(tx, locked, next)
    const said = withPublished(settings, next)
    await tx.update('house', 'house', { settings: JSON.stringify(said) })
    if (said.tagline !== settings.tagline) await touchStaffSettings(tx, call)
    const audit: Change['changed'] = {
      published: [locked.published?.version ?? 0, published.version],
    }
    for (const part of parts) audit[part] = [shown[part], next[part]]
    return {
      status: 200,
      body: { data: draftWire(draft, next), message: PUBLISHED },
      changes: [{ resource: 'published_content', rowId: 'content', changed: audit }],
    }
  },
})
const PUBLISHED = 'Published'

/** The draft becomes what is published: what was drafted since is gone, save from the audit. */
export const discardContent = write({
  name: 'discardContent',
  body: discardBody,
  answer: savedContent,
  async write(tx, call) {
    const locked = await lockSeen(tx, call.body.seen.version)
    const { shown, drafted } = locked
    const parts = differingParts(drafted, shown)
    const row =
      locked.draft !== undefined && parts.length === 0
        ? locked.draft
        : await writeDraft(tx, locked, shown, call)
    const audit: Change['changed'] = {}
    for (const part of parts) audit[part] = [drafted[part], shown[part]]
    return {
      status: 200,
      body: { data: draftWire(row, shown), message: 'Draft discarded' },
      ...(parts.length > 0 && {
        changes: [{ resource: 'content', rowId: 'content', changed: audit }],
      }),
    }
  },
})
