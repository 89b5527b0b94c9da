import { OPERATION_REF } from '#contract/wire.ts'
import type { OperationRow } from '../db/schema.ts'

/**
 * A whole value of JSON that names an operation, `op:<id>`, or a group about what it makes,
 * `restaurant_orders:op:<id>`; never a part of what a person wrote.
 */
const reference = new RegExp(`"(\\w+:)?${OPERATION_REF}([0-9a-f-]{36})"`, 'g')

/** Ids of the operations that a value names. */
export function refsIn(value: unknown): string[] {
  const text = JSON.stringify(value) ?? ''
  return Array.from(text.matchAll(reference), (found) => found[2] ?? '')
}

/** The value with each reference as `to` has it; `to` answers nothing to leave one alone. */
export function withRefs<T>(value: T, to: (id: string) => string | null | undefined): T {
  const text = JSON.stringify(value) ?? 'null'
  const changed = text.replace(reference, (found, subject: string | undefined, id: string) => {
    const put = to(id)
    return put ? JSON.stringify((subject ?? '') + put) : found
  })
  return changed === text ? value : (JSON.parse(changed) as T)
}

/** What of a row may name operations. */
function naming<T extends Pick<OperationRow, 'params' | 'body' | 'group'>>(row: T) {
  const { params, body, group } = row
  return { params, body, group }
}

/** Ids of the operations without whose row this one cannot be done. */
export function namesIn(row: Parameters<typeof naming>[0]): string[] {
  return refsIn(naming(row))
}

/** The row with one operation put in another's place, wherever it names it. */
export function renamed(row: OperationRow, from: string, to: string): OperationRow {
  return {
    ...row,
    ...withRefs(naming(row), (id) => (id === from ? OPERATION_REF + to : null)),
    after: row.after.map((id) => (id === from ? to : id)),
  }
}
