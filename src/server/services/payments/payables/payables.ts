import type { Kysely } from 'kysely'
import type { Payable } from '#contract/payments.ts'
import { payableServiceKinds } from '#contract/services/index.ts'
import type { Database } from '../../../db/schema.ts'
import type { Tx } from '../../../db/store.ts'
import { refuse } from '../../../pipeline/endpoint.ts'
import type { Bill, Described, PayableKind, Subject } from './payable.ts'
import { rooms } from './rooms.ts'
import { payableService } from './service.ts'

/** All that can be paid for. */
export const payables: Readonly<Record<Payable, PayableKind>> = {
  room: rooms,
  ...(Object.fromEntries(
    payableServiceKinds.toSorted().map((kind) => [kind, payableService(kind)]),
  ) as Record<(typeof payableServiceKinds)[number], PayableKind>),
}

/** Whether money can be for it; the rest costs nothing by itself. */
export const isPayable = (kind: string): kind is Payable => Object.hasOwn(payables, kind)

/**
 * In which everyone locks, so that no two transactions wait for each other: bookings with their
 * groups first, then the services by kind and id, then the payment's own row.
 */
const lockOrder = Object.values(payables)

/** `kind:id`, to tell subjects apart by. */
export const keyOf = ({ kind, id }: Subject): string => `${kind}:${id}`

/** Ids by kind, in the order in which they are locked. */
export function byKind(subjects: readonly Subject[]): { of: PayableKind; ids: string[] }[] {
  return lockOrder
    .map((of) => ({
      of,
      ids: [...new Set(subjects.filter(({ kind }) => kind === of.kind).map(({ id }) => id))],
    }))
    .filter(({ ids }) => ids.length > 0)
}

/** Locks what money is for, whatever the service. Throws `not_found`. */
export async function lockSubjects(
  tx: Tx,
  subjects: readonly Subject[],
): Promise<{ rows: Bill[]; together: Bill[] }> {
  if (subjects.length === 0) return refuse('no_such_booking')
  const rows: Bill[] = []
  const together: Bill[] = []
  for (const { of, ids } of byKind(subjects)) {
    const locked = await of.lock(tx, ids)
    rows.push(...locked.rows)
    together.push(...locked.together)
  }
  return { rows, together }
}

/** Raises a flag for the desk on each of them. */
export async function flagSubjects(
  tx: Tx,
  subjects: readonly Subject[],
  flag: string,
): Promise<void> {
  for (const { of, ids } of byKind(subjects)) await of.flag(tx, ids, flag)
}

/** Takes flags off whose trouble is over. */
export async function unflagSubjects(
  tx: Tx,
  subjects: readonly Subject[],
  flags: readonly string[],
): Promise<void> {
  for (const { of, ids } of byKind(subjects)) await of.unflag(tx, ids, flags)
}

/** Title and number in one; a room need not have a name. */
export const wholeTitle = ({ title, more }: Pick<Described, 'title' | 'more'>): string =>
  more === null ? title : title === '' ? `Room ${more}` : `${title}, ${more}`

/** As a page shows them, in the given order, without deleted rows. */
export async function describeSubjects(
  db: Kysely<Database>,
  subjects: readonly Subject[],
): Promise<Described[]> {
  const all: Described[] = []
  for (const { of, ids } of byKind(subjects)) all.push(...(await of.describe(db, ids)))
  const place = new Map(subjects.map((subject, at) => [keyOf(subject), at]))
  return all.toSorted((a, b) => (place.get(keyOf(a)) ?? 0) - (place.get(keyOf(b)) ?? 0))
}
