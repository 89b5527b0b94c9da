import type { Kysely } from 'kysely'
import { tableOf } from '#contract/services/index.ts'
import { ownKinds, type OwnKind } from '#contract/cancellations.ts'
import { samePhone } from '#domain/phone.ts'
import { addressKey } from '../../budgets/requester.ts'
import type { Database } from '../../db/schema.ts'

/** What wrong guesses are counted against: the code and the address. */
export function guessKeys(code: string, address: string): string[] {
  return [`own ${code} ${addressKey(address)}`]
}

/** The rows of a guest's booking: one, or all rooms of a group, sorted. */
export interface FoundBooking {
  kind: OwnKind
  ids: readonly string[]
}

/** The phone in any writing, or the e-mail, that it was booked with. */
export function matchesContact(
  row: { customer_phone: string | null; customer_email: string | null },
  contact: string,
): boolean {
  if (row.customer_phone !== null && samePhone(contact, row.customer_phone)) return true
  const email = row.customer_email?.trim().toLowerCase()
  return email !== undefined && email !== '' && email === contact.trim().toLowerCase()
}

/**
 * What a code stands for, if the contact goes with it. Looks in every table whatever it finds, so
 * that an answer's time does not say which of the two was wrong.
 */
export async function findByCode(
  db: Kysely<Database>,
  code: string,
  contact: string,
): Promise<FoundBooking | undefined> {
  let found: FoundBooking | undefined
  for (const kind of ownKinds) {
    const row = await db
      .selectFrom(tableOf[kind] as 'hotel_bookings')
      .select(['id', 'customer_phone', 'customer_email'])
      .where('code', '=', code)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (row !== undefined && matchesContact(row, contact)) found ??= { kind, ids: [row.id] }
  }
  return found?.kind === 'room'
    ? { kind: 'room', ids: await withGroupMembers(db, found.ids) }
    : found
}

/** Bookings, and those made together with them. */
export async function withGroupMembers(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<readonly string[]> {
  const groups = await db
    .selectFrom('hotel_bookings')
    .select('group_id')
    .where('id', 'in', [...ids])
    .where('group_id', 'is not', null)
    .execute()
  if (groups.length === 0) return [...ids].toSorted()
  const members = await db
    .selectFrom('hotel_bookings')
    .select('id')
    .where(
      'group_id',
      'in',
      groups.flatMap(({ group_id }) => group_id ?? []),
    )
    .where('deleted_at', 'is', null)
    .execute()
  return [...new Set([...ids, ...members.map(({ id }) => id)])].toSorted()
}
