import {
  contentFieldNames,
  MAX_CONTENT_LENGTH,
  savedContent,
  updateContent as updateBody,
  type Content,
} from '#contract/content.ts'
import { pictureHash } from '#contract/pictures.ts'
import { comparable } from '#contract/content-parts.ts'
import { refuse, write, type Change } from '../../pipeline/endpoint.ts'
import { fieldsChangedSince } from '../../pipeline/fields-changed-since.ts'
import { lockContent, writeDraft } from './draft.ts'
import { draftWire } from './wire.ts'

/** An edit has its parts twice, as they were and as they are to be. */
const MAX_EDIT_BYTES = 1024 * 1024

/** What no schema can say. Throws `validation`. */
function checkContent(content: Content): void {
  if (JSON.stringify(content).length > MAX_CONTENT_LENGTH) refuse('content_too_long')
  const slugs = content.pages.map(({ slug }) => slug)
  const twice = slugs.find((slug, at) => slugs.indexOf(slug) !== at)
  if (twice !== undefined) refuse('page_twice', { slug: twice }, { field: 'pages' })
  const { map } = content
  if (map !== null && (map.north <= map.south || map.east <= map.west)) {
    refuse('map_edges', { field: 'map' })
  }
}

/** PATCH /api/content/draft. Guests see nothing of it before it is published. */
export const updateContent = write({
  name: 'updateContent',
  body: updateBody,
  answer: savedContent,
  maxStaffBytes: MAX_EDIT_BYTES,
  async prepare({ body }, { pictures }) {
    // Uploaded an hour or a month ago: no sweep takes them before the draft names them.
    const named = JSON.stringify(body).matchAll(/\/images\/[\w.-]+/g)
    const hashes = [...named].map(([path]) => pictureHash(path)).filter((hash) => hash !== null)
    await pictures.touch([...new Set(hashes)])
  },
  async write(tx, call) {
    const locked = await lockContent(tx)
    const { body } = call
    const { drafted, shown } = locked
    const requested = contentFieldNames.filter(
      (name) => body[name] !== undefined && comparable(body[name]) !== comparable(drafted[name]),
    )
    const seen = body.seen ?? {}
    const unseen = requested.filter((name) => seen[name] === undefined)
    const changed = [
      ...requested.filter(
        (name) => seen[name] !== undefined && comparable(seen[name]) !== comparable(drafted[name]),
      ),
      ...(await fieldsChangedSince(tx, call, { resource: 'content', id: 'content' }, unseen)),
    ]
    if (changed.length > 0) {
      const current = locked.draft && draftWire(locked.draft, shown)
      refuse('content_changed', { fields: changed }, { current })
    }
    const some = Object.fromEntries(requested.map((name) => [name, body[name]]))
    const next: Content = { ...drafted, ...some }
    checkContent(next)
    const message = 'Draft saved'
    if (requested.length === 0 && locked.draft !== undefined) {
      return { status: 200, body: { data: draftWire(locked.draft, shown), message } }
    }
    const row = await writeDraft(tx, locked, next, call)
    const audit: Change['changed'] = {}
    for (const name of requested) audit[name] = [drafted[name], next[name]]
    return {
      status: 200,
      body: { data: draftWire(row, shown), message },
      changes: [{ resource: 'content', rowId: 'content', changed: audit }],
    }
  },
})
