import type { DeskRole } from '#domain/access.ts'

/**
 * Description of a route. Plain data: neither the worker nor a guest's first load needs a schema
 * for it (design §3).
 */

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Who may call: anyone; who knows a code; a signed-in member of staff; a holder of a send token. */
export type Access = 'public' | 'code' | 'staff' | 'send'

/**
 * cached: a read that is kept on the device; queued: a write that may wait in the outbox;
 * online: must not wait (sign-in, payment, redirect).
 */
export type OfflinePolicy = 'cached' | 'queued' | 'online'

export interface Route {
  readonly method: Method
  /**
   * `{name}` stands for a parameter. The first is ours; the others are tried in turn, on 404 and
   * 405 only, as the documents have them.
   */
  readonly paths: readonly [string, ...string[]]
  /**
   * The same paths in the order in which the documents have the desk try them, where it is another.
   */
  readonly deskPaths?: Route['paths']
  /** Paths of another route of ours, tried last: the documents' general update for a step. */
  readonly elsewhere?: readonly string[]
  readonly access: Access
  /** The minimum role, for staff routes; absent: any role that works here. */
  readonly role?: Exclude<DeskRole, 'staff'>
  /** Edits of an offer: the minimum role to change more than today's availability. */
  readonly wholeRole?: 'admin'
  readonly offline: OfflinePolicy
  /** A query the documents always send with it, e.g. `include=items,payments`. */
  readonly query?: string
  /** Queued writes: the kind of thing that is changed; operations on one thing keep their order. */
  readonly subject?: string
  /** Queued writes: where the new row's id may stand in the answer, tried in turn. */
  readonly answerId?: readonly string[]
}

/** Fills `{name}` in a path. Throws on a parameter that is missing, so that no call goes astray. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`Path ${path} needs "${name}"`)
    return encodeURIComponent(value)
  })
}

/** Reads `a.b.c` from an answer; undefined where any step is missing. */
export function readAt(answer: unknown, path: string): unknown {
  let at = answer
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || at === null) return undefined
    at = (at as Record<string, unknown>)[step]
  }
  return at
}

/** The new row's id, wherever the host put it; undefined when it stands nowhere. */
export function answerId(route: Route, answer: unknown): string | undefined {
  for (const path of route.answerId ?? ['id', 'data.id']) {
    const value = readAt(answer, path)
    if (typeof value === 'string' && value !== '') return value
    if (typeof value === 'number') return String(value)
  }
  return undefined
}

/** The rows of a list: a bare array, `{data: […]}` or `{data: {data: […]}}` (spec 1 §7). */
export function listRows(answer: unknown): unknown[] | undefined {
  for (const at of [answer, readAt(answer, 'data'), readAt(answer, 'data.data')]) {
    if (Array.isArray(at)) return at
  }
  return undefined
}

/** One row: bare, or under `data`. */
export function oneRow(answer: unknown): unknown {
  const inner = readAt(answer, 'data')
  return typeof inner === 'object' && inner !== null ? inner : answer
}
