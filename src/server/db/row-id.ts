import { createHash } from 'node:crypto'

/**
 * The id of a row that an operation creates (UUID version 8, RFC 9562). It is deterministic: an
 * operation that is sent again to a store that lost it creates the row under the id that everybody
 * knows. Its 48 bits of time are the operation's; then comes `place`, so that the rows of one
 * operation sort in their order; then a hash of table and operation.
 *
 * @param operationId UUID
 * @param place counted from 0 within the table
 */
export function rowIdOf(operationId: string, table: string, place: number): string {
  const hash = createHash('sha256').update(`${table} ${place} ${operationId}`).digest('hex')
  const time = operationId.slice(0, 13)
  const order = (place & 0xfff).toString(16).padStart(3, '0')
  const variant = (8 + (Number.parseInt(hash.charAt(0), 16) & 3)).toString(16)
  return `${time}-8${order}-${variant}${hash.slice(1, 4)}-${hash.slice(4, 16)}`
}
