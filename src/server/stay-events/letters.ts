import { chargeableKinds } from '#contract/services/index.ts'
import {
  stayLetters,
  type LetterTrouble,
  type StayEventParams,
  type StayLetter,
} from '#contract/stay-events.ts'
import type { Kysely } from 'kysely'
import type { Database, NoticesTable } from '../db/schema.ts'
import type { Tx } from '../db/store.ts'
import { stayOfSubject } from './events-of.ts'
import { insertStayEvent } from './insert-stay-event.ts'

/* Letters to guests in their stays' history: one row a stay, which says how far the letter is. */

type Notice = Pick<
  NoticesTable,
  'id' | 'kind' | 'state' | 'to_email' | 'to_phone' | 'mailed_at' | 'texted_at' | 'made_at'
>
type Subjects = Pick<NoticesTable, 'subject_kind'> & { ids: readonly string[] }

const isOfStays = (kind: string) => (stayLetters as readonly string[]).includes(kind)

interface StayOfLetter {
  id: string
  customer_email: string | null
  customer_phone: string | null
}

/** The stays that a letter is about, or on whose bill it stands. */
export async function staysOfLetter(
  db: Kysely<Database>,
  { subject_kind: kind, ids }: Subjects,
): Promise<StayOfLetter[]> {
  if (ids.length === 0) return []
  const stays = [...new Set(await bookingIdsOf(db, kind, ids))].toSorted()
  if (stays.length === 0) return []
  return await db
    .selectFrom('hotel_bookings')
    .select(['id', 'customer_email', 'customer_phone'])
    .where('id', 'in', stays)
    .orderBy('id')
    .execute()
}

async function bookingIdsOf(db: Kysely<Database>, kind: string, ids: readonly string[]) {
  if (kind === 'receipts') {
    const rows = await db
      .selectFrom('receipts')
      .select('booking_id')
      .where('id', 'in', [...ids])
      .execute()
    return rows.map(({ booking_id }) => booking_id)
  }
  const subjects =
    kind === 'cart'
      ? await db
          .selectFrom('cart_rows')
          .select(['subject_kind as kind', 'subject_id as id'])
          .where('cart_id', 'in', [...ids])
          .execute()
      : ids.map((id) => ({ kind, id }))
  const found: string[] = []
  for (const subject of subjects) {
    const stay = await stayOfSubject(db, subject)
    if (stay !== null) found.push(stay)
  }
  return found
}

/** Written alike by most people: the case of an e-mail, spaces of a number. */
const plain = (text: string) => text.replaceAll(/[\s()-]/g, '').toLowerCase()

function addressOf(to: string | null, own: string | null): StayLetter['email'] {
  if (to === null) return null
  return own !== null && plain(own) === plain(to) ? 'own' : 'other'
}

export function letterOf(
  notice: Notice,
  stay: StayOfLetter,
  trouble: LetterTrouble | null,
  since: string,
): StayLetter {
  return {
    kind: notice.kind,
    state: notice.state,
    trouble,
    email: addressOf(notice.to_email, stay.customer_email),
    phone: addressOf(notice.to_phone, stay.customer_phone),
    emailed: notice.mailed_at !== null,
    texted: notice.texted_at !== null,
    since,
  }
}

/** The receipt that a letter brings, or the one order that it is about. */
export function letterSubject({ subject_kind: kind, ids }: Subjects): StayEventParams {
  const [subject] = ids
  if (subject === undefined) return {}
  if (kind === 'receipts') return { subject }
  return chargeableKinds.some((one) => one === kind) ? { service: kind, subject } : {}
}

/** A letter was queued, in the transaction of its cause. `by`: who of the staff asked for it. */
export async function noteLetter(
  tx: Tx,
  notice: Notice,
  subjects: Subjects,
  trouble: LetterTrouble | null,
  by: string | null,
): Promise<void> {
  if (!isOfStays(notice.kind)) return
  for (const stay of await staysOfLetter(tx.db, subjects)) {
    const letter = letterOf(notice, stay, trouble, notice.made_at)
    await insertStayEvent(tx, {
      bookingId: stay.id,
      kind: 'letter',
      params: { letter, ...letterSubject(subjects) },
      at: notice.made_at,
      by,
      noticeId: notice.id,
    })
  }
}

/** A letter got on, or did not. Nothing is written where nothing changed but the next try. */
export async function updateLetter(
  tx: Tx,
  notice: Notice,
  trouble: LetterTrouble | null,
): Promise<void> {
  if (!isOfStays(notice.kind)) return
  const rows = await tx.db
    .selectFrom('stay_events')
    .select(['id', 'params'])
    .where('notice_id', '=', notice.id)
    .orderBy('id')
    .execute()
  for (const { id, params } of rows) {
    const told = JSON.parse(params) as { letter: StayLetter }
    const was = told.letter
    const is = {
      ...was,
      state: notice.state,
      trouble,
      emailed: notice.mailed_at !== null,
      texted: notice.texted_at !== null,
    }
    if (JSON.stringify(is) === JSON.stringify(was)) continue
    const letter = { ...is, since: tx.stamp.at }
    await tx.update('stay_events', id, { params: JSON.stringify({ ...told, letter }) })
  }
}
