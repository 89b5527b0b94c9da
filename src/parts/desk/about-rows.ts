import type { ResourceRow } from '#contract/resources.ts'
import { OPERATION_REF } from '#contract/wire.ts'
import type { OperationRow } from '#offline/db/schema.ts'

type Lists = readonly (readonly ResourceRow[])[]

/** The code in an operation's body; '' without one. */
const codeOf = (row: unknown) => (row as { code?: string } | null)?.code ?? ''

/** The server may have it, but no answer came. */
const isUnheard = ({ state }: OperationRow) =>
  state === 'waiting' || state === 'sending' || state === 'unknown'

/**
 * Rows by the id of the operation that made them, where a list had the row before the answer came.
 */
function broughtBy(operations: readonly OperationRow[], lists: Lists): Map<string, string> {
  const byMaker = new Map<string, string>()
  const byCode = new Map<string, string>()
  for (const one of operations) {
    if (!isUnheard(one)) continue
    byMaker.set(one.id, one.id)
    // Steps on a row change its `operation_id`; the code stays.
    const code = codeOf(one.body)
    if (code !== '') byCode.set(code, one.id)
  }
  const found = new Map<string, string>()
  for (const row of lists.flat()) {
    const maker = byMaker.get(row.operation_id ?? '') ?? byCode.get(codeOf(row))
    if (maker !== undefined) found.set(maker, row.id)
  }
  return found
}

/**
 * Resolves a name `op:<operation>`: to the row's id once the server has it, or to the operation
 * that replaced its maker while the maker's fate is unknown. Other names stay as they are.
 *
 * @param lists server rows that an operation with a lost answer may have made
 */
export function rowNames(
  operations: readonly OperationRow[],
  lists: Lists = [],
): (name: string) => string {
  const byId = new Map(operations.map((one) => [one.id, one]))
  // Most names are the house's own: the rows are gone through when another is asked for.
  let brought: Map<string, string> | undefined
  return (name) => {
    if (!name.startsWith(OPERATION_REF)) return name
    brought ??= broughtBy(operations, lists)
    let id = name.slice(OPERATION_REF.length)
    // One that was changed may have been changed again, and a wish given up points back.
    for (const seen = new Set<string>(); !seen.has(id);) {
      seen.add(id)
      const one = byId.get(id)
      const made = one?.madeId ?? brought.get(id)
      if (made != null) return made
      if (one?.wish?.kind === 'change') id = one.wish.successor
    }
    return OPERATION_REF + id
  }
}

/**
 * Operations with the row's current id: an operation on a row that this device made keeps its row,
 * whatever happened to the operation that made it.
 */
export function aboutRows(
  operations: readonly OperationRow[],
  lists: Lists = [],
): readonly OperationRow[] {
  // What an operation names it comes after.
  if (!operations.some(({ after }) => after.length > 0)) return operations
  const nameOf = rowNames(operations, lists)
  const renamed = operations.map((operation) =>
    operation.after.length === 0 ? operation : renamedBy(nameOf, operation),
  )
  return renamed.some((one, at) => one !== operations[at]) ? renamed : operations
}

function renamedBy(nameOf: (name: string) => string, operation: OperationRow): OperationRow {
  const { id, params, body, group } = operation
  const at = group.indexOf(':') + 1
  const about = group.slice(at)
  const now = {
    params: withNames(nameOf, params),
    body: withNames(nameOf, body),
    // The group of what makes a row is about itself: it keeps its name.
    group: about === OPERATION_REF + id ? group : group.slice(0, at) + nameOf(about),
  }
  const same = now.params === params && now.body === body && now.group === group
  return same ? operation : { ...operation, ...now }
}

/** Returns the same object where no value changes. */
function withNames<T>(nameOf: (name: string) => string, value: T): T {
  const renamed = Object.entries(value ?? {}).flatMap(([key, name]) =>
    typeof name === 'string' && nameOf(name) !== name ? [[key, nameOf(name)] as const] : [],
  )
  return renamed.length === 0 ? value : { ...value, ...Object.fromEntries(renamed) }
}
