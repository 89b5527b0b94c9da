import { OPERATION_REF } from '#contract/wire.ts'
import type { OperationRow } from '../db/schema.ts'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
/** A whole value of JSON that names an operation; never a part of what a person wrote. */
const inJson = new RegExp(`"${OPERATION_REF}(${uuid})"`, 'g')
const inGroup = new RegExp(`^(.*:)${OPERATION_REF}(${uuid})$`)

/** Ids of the operations that a value names by `op:<id>`. */
export function refsIn(value: unknown): string[] {
  const text = JSON.stringify(value) ?? ''
  return [...new Set([...text.matchAll(inJson)].map((found) => found[1] ?? ''))]
}

/** The value with every `op:<id>` as `to` has it; `to` answers undefined to leave one alone. */
export function withRefs<T>(value: T, to: (id: string) => string | undefined): T {
  const text = JSON.stringify(value)
  if (text === undefined) return value
  const changed = text.replace(inJson, (found, id: string) => {
    const put = to(id)
    return put === undefined ? found : JSON.stringify(put)
  })
  return changed === text ? value : (JSON.parse(changed) as T)
}

/** The operation whose row a group is about, when it has no number of the house yet. */
export function refOfGroup(group: string): { subject: string; id: string } | null {
  const found = inGroup.exec(group)
  return found === null ? null : { subject: found[1] ?? '', id: found[2] ?? '' }
}

/**
 * The row with one operation put in another's place, wherever it names it; the same row where it
 * does not. What a row names it also comes after.
 */
export function renamed(row: OperationRow, from: string, to: string): OperationRow {
  const about = refOfGroup(row.group)
  if (!row.after.includes(from) && about?.id !== from) return row
  const put = (id: string) => (id === from ? OPERATION_REF + to : undefined)
  return {
    ...row,
    params: withRefs(row.params, put),
    body: withRefs(row.body, put),
    after: row.after.map((id) => (id === from ? to : id)),
    group: about?.id === from ? about.subject + OPERATION_REF + to : row.group,
  }
}
