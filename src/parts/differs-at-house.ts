import { oneRow, readAt } from '#contract/route.ts'
import type { Service } from '#contract/services/service.ts'
import type { OperationRow } from '#offline/db/schema.ts'

/**
 * Whether a row has other values in these fields than when the house took the request: the desk moves
 * rentals and weighs laundry. False where the answer that took it has no row.
 */
export function differsAtHouse<Row extends object>(
  { answeredAs }: Pick<Service, 'answeredAs'>,
  { answer }: Pick<OperationRow, 'answer'>,
  row: Row,
  fields: readonly (keyof Row & string)[],
): boolean {
  const was = readAt(oneRow(answer?.body), answeredAs)
  if (was === undefined) return false
  return fields.some((field) => JSON.stringify(readAt(was, field)) !== JSON.stringify(row[field]))
}
