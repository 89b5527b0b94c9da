import { rowFor } from '#contract/projections.ts'
import { readableBy, type KeptRow, type Resource } from '#contract/resources.ts'
import { routeOf, type RouteName } from '#contract/routes.ts'
import { deskRoleOf } from './actor.ts'
import { Refusal, type Actor } from './endpoint.ts'

/**
 * What a step of the staff answers, as its actor may read it: the row under `data`, and that of a
 * refusal under `current`. Done on the way out, so that an answer that was kept for somebody whose
 * role is another now is cut as well. What guests may call answers everybody alike.
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

const isRow = (value: unknown): value is KeptRow =>
  typeof value === 'object' && value !== null && 'id' in value

export function projectAnswer(actor: Actor, name: RouteName, body: unknown): unknown {
  const reader = readerOf(actor, name)
  const data = (body as { data?: unknown } | null | undefined)?.data
  if (reader === undefined || !isRow(data)) return body
  return { ...(body as object), data: rowFor(reader.role, reader.resource, data) }
}

/** The same for what is thrown; anything but a refusal with a row is given back as it is. */
export function projectRefusal(actor: Actor, name: RouteName, error: unknown): unknown {
  const reader = readerOf(actor, name)
  if (reader === undefined || !(error instanceof Refusal) || !isRow(error.current)) return error
  const current = rowFor(reader.role, reader.resource, error.current)
  return new Refusal({ ...error.body, current }, error.retryAfter)
}
