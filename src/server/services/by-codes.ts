import type { BookedKind } from '#contract/services/index.ts'
import { isConfirmed } from '#contract/services/statuses.ts'
import type { Context } from '../pipeline/context.ts'
import { refuse, type Call } from '../pipeline/endpoint.ts'

/**
 * The rows of the codes that were asked for. Unknown codes are simply absent, and count against
 * whoever asked, so that nobody finds codes by trying: too many are refused with 429.
 */
export async function findByCodes<Row extends { code: string }>(
  { actor, address, now, body }: Call<{ codes: readonly string[] }>,
  { unknownCodes }: Pick<Context, 'unknownCodes'>,
  find: (codes: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const asked = [...new Set(body.codes)]
  if (asked.length === 0) return []
  const wait = unknownCodes.waitFor(actor, address, asked, now.getTime())
  if (wait > 0) {
    refuse('too_many_at_once', { retryAfter: wait })
  }
  const rows = await find(asked)
  const found = new Set(rows.map(({ code }) => code))
  const missing = asked.filter((code) => !found.has(code))
  if (missing.length > 0) unknownCodes.take(actor, address, missing, now.getTime())
  return rows
}

/** Rows that make their guest's device a known one: paid, or confirmed by the desk. */
export function confirmedSubjects(
  kind: BookedKind,
  rows: readonly { id: string; status: string; payment_status?: string }[],
): string[] {
  return rows
    .filter(
      ({ status, payment_status }) =>
        isConfirmed(kind, status) || (status === 'pending' && payment_status === 'paid'),
    )
    .map(({ id }) => `${kind} ${id}`)
}
