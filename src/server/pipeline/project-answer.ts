import { rowFor } from '#contract/projections.ts'
import { readableBy, type ResourceRow, type Resource } from '#contract/resources.ts'
import { routeOf, type RouteName } from '#contract/routes.ts'
import { deskRoleOf } from './actor.ts'
import { Refusal, type Actor } from './endpoint.ts'

/**
 * Cuts staff answers to what the actor may read: the row under `data`, and a refusal's row under
 * `current`. Done when the answer leaves, so that it also applies to a stored answer after a change
 * of role. Answers of guest endpoints are the same for everyone.
 */

interface Reader {
  role: string
  resource: Resource
}

function readerOf(actor: Actor, name: RouteName): Reader | undefined {
  const role = deskRoleOf(actor)
  const { access, subject } = routeOf(name)
  if (role === null || access !== 'staff' || subject === undefined) return undefined
  return Object.hasOwn(readableBy, subject) ? { role, resource: subject as Resource } : undefined
}

const isRow = (value: unknown): value is ResourceRow =>
  typeof value === 'object' && value !== null && 'id' in value

export function projectAnswer(actor: Actor, name: RouteName, body: unknown): unknown {
  const reader = readerOf(actor, name)
  const data = (body as { data?: unknown } | null | undefined)?.data
  if (reader === undefined || !isRow(data)) return body
  return { ...(body as object), data: rowFor(reader.role, reader.resource, data) }
}

/** The same for a thrown refusal that carries a row; other errors are returned unchanged. */
export function projectRefusal(actor: Actor, name: RouteName, error: unknown): unknown {
  const reader = readerOf(actor, name)
  if (reader === undefined || !(error instanceof Refusal) || !isRow(error.current)) return error
  const current = rowFor(reader.role, reader.resource, error.current)
  return new Refusal({ ...error.body, current }, error.retryAfter)
}
