import { createHash } from 'node:crypto'
import { writeMark, type CursorMark } from './runs.ts'
import { mayRead, resourceNames, type Readers, type Resource } from '#contract/resources.ts'
import { deskRoles } from '#domain/access.ts'

/** The readers of changes. Staff also read what is public. */
export type Audience = Readers

/** Progress through the full tables. `after`: the last row of `name`, null before its first. */
export interface SnapshotWalk {
  kind: 'snapshot'
  name: Resource
  after: { key: string; id: string } | null
  /** Rows of `name` that were sent. */
  sent: number
}

/** Progress through many changes: sent up to this one. */
export interface ChangesWalk {
  kind: 'changes'
  position: number
  name: Resource
  id: string
}

/** What a device has seen: everything below `position`, once `walk` has ended. */
export interface Cursor {
  position: number
  walk: SnapshotWalk | ChangesWalk | null
}

/** The resources that an audience may read, in the order in which they are sent. */
export function resourcesOf(audience: Audience): Resource[] {
  return resourceNames.filter((name) => mayRead(audience, name))
}

/**
 * A hash of the readable resources. A different set (a guest who signed in, another role, a newer
 * release) starts from a full sync.
 */
function coverage(audience: Audience): string {
  const names = resourcesOf(audience).toSorted().join(' ')
  return createHash('sha256').update(names).digest('base64url').slice(0, 8)
}

/** `epoch.coverage~run~mark.position` (see runs.ts), and between pages `.walk`. */
export function encodeCursor(
  epoch: string,
  audience: Audience,
  { position, walk }: Cursor,
  mark: CursorMark,
): string {
  const marked = `${coverage(audience)}~${writeMark(mark, epoch, position)}`
  const parts: (string | number)[] = [epoch, marked, position]
  if (walk !== null) parts.push(Buffer.from(JSON.stringify(walkFields(walk))).toString('base64url'))
  return parts.join('.')
}

/** Decodes a cursor; null when this store cannot continue from it. */
export function decodeCursor(
  cursor: string | null,
  epoch: string,
  audience: Audience,
  horizon: number,
): Cursor | null {
  const [itsEpoch, marked, text, walkText, ...rest] = (cursor ?? '').split('.')
  // Cursors of older releases have no mark.
  const [itsCoverage] = (marked ?? '').split('~')
  if (itsEpoch !== epoch || rest.length > 0 || !/^\d{1,16}$/.test(text ?? '')) return null
  const position = Number(text)
  // From the future: an old copy of the store was restored under the same epoch.
  if (position > horizon) return null
  if (walkText === undefined) {
    // Staff who are guests now (an ended session) have seen enough. Two roles may see different
    // parts of the same rows, so neither can continue from the other's cursor.
    const enough =
      itsCoverage === coverage(audience) ||
      (audience === 'public' && deskRoles.some((role) => itsCoverage === coverage(role)))
    return enough ? { position, walk: null } : null
  }
  // A partial sync of another audience cannot be continued.
  if (itsCoverage !== coverage(audience)) return null
  const walk = decodeWalk(walkText, resourcesOf(audience))
  return walk === null ? null : { position, walk }
}

function walkFields(walk: SnapshotWalk | ChangesWalk): unknown[] {
  if (walk.kind === 'changes') return [walk.name, walk.id, walk.position]
  return [walk.name, walk.after?.id ?? '', walk.sent, walk.after?.key ?? '']
}

/** The input is untrusted. */
function decodeWalk(text: string, names: readonly Resource[]): SnapshotWalk | ChangesWalk | null {
  let list: unknown
  try {
    list = JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return null
  }
  if (!Array.isArray(list)) return null
  const [given, id, number, key] = list as unknown[]
  const name = names.find((known) => known === given)
  if (name === undefined || typeof id !== 'string') return null
  if (!Number.isSafeInteger(number) || Number(number) < 0) return null
  if (list.length === 3) return { kind: 'changes', name, id, position: Number(number) }
  if (list.length !== 4 || typeof key !== 'string') return null
  const after = id === '' ? null : { key, id }
  return { kind: 'snapshot', name, after, sent: Number(number) }
}
