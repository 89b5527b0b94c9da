import { createHash } from 'node:crypto'

/**
 * The id of a row that an operation makes (UUID version 8, RFC 9562): always the same one, so that
 * an operation sent again to a house that lost it makes the row that everybody knows already. Its
 * 48 bits of time are the operation's own; then comes `place`, so that the rows of one operation
 * sort as they were made; then the table and the operation, hashed.
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
