import { OPERATION_REF } from '#contract/wire.ts'

const reference = new RegExp(
  `^${OPERATION_REF}([\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12})$`,
  'i',
)

/** The operations that a body or parameters name as `op:<uuid>`. */
export function referencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    const id = reference.exec(value)?.[1]
    if (id !== undefined) found.add(id.toLowerCase())
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) referencesIn(inner, found)
  }
  return found
}

/** The same value with each `op:<uuid>` replaced by the id of the row that operation made. */
export function withIds<Value>(value: Value, ids: ReadonlyMap<string, string>): Value
export function withIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    const id = reference.exec(value)?.[1]
    return id === undefined ? value : (ids.get(id.toLowerCase()) ?? value)
  }
  if (Array.isArray(value)) return value.map((inner) => withIds(inner as unknown, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withIds(inner as unknown, ids)]),
  )
}
