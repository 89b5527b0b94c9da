import { uuidv7 } from '#lib/uuid.ts'
import { internationalPhone } from '#domain/phone.ts'
import { normalizedContacts, type ContactDetails } from '../budgets/contacts.ts'
import { trySpend } from '../budgets/spend.ts'
import type { NoticeKind } from '../db/schema.ts'
import type { Tx } from '../db/store.ts'
import { settingsOf } from '../house-settings.ts'

/** SMS within the country cost a tenth of those to others. */
const HOME_PREFIX = '+250'

/** Something that a person, or the house itself, is to be told. */
export interface NewNotice {
  kind: NoticeKind
  /** Says what it is about and which time: the same text is never told twice, not in years. */
  dedupe: string
  /** The table, or kind of thing, that `subject_ids` are of; composed from the rows when sent. */
  subject_kind: string
  subject_ids: readonly string[]
  /** Null: no e-mail. Notices to the house may leave both out: its own address is used. */
  to_email: string | null
  /** As people write it; put into international form when sent. Null: no SMS. */
  to_phone: string | null
  /** `en`, `fr`, `rw`…; what there are no words for is English. Null: the house's own. */
  language?: string | null | undefined
  /** Default: now. */
  notBefore?: string
}

/** Whether there is room for one more to this contact; then it is counted. */
async function spendOn(
  tx: Tx,
  kind: 'letters' | 'sms' | 'smsAbroad',
  reached: ContactDetails,
): Promise<boolean> {
  const contacts = normalizedContacts(reached)
  return contacts.length > 0 && (await trySpend(tx, kind, contacts)) === 0
}

/**
 * The ways that a notice may take. What a stranger makes the house send goes to an address that
 * nobody has confirmed: it is counted, and what is too much is left out, while what it tells of
 * stands. What staff do, what was paid, and news to the house itself, go out whatever was counted.
 */
async function allowedChannels(tx: Tx, notice: NewNotice) {
  const email = notice.to_email?.trim() || null
  const phone = notice.to_phone?.trim() || null
  const asked = notice.kind !== 'message_received' && notice.kind !== 'room_gone'
  if (!asked || tx.stamp.requester?.lane !== 'stranger') return { email, phone, nobody: false }
  const number = phone === null ? null : internationalPhone(phone)
  const kind = number?.startsWith(HOME_PREFIX) === true ? 'sms' : 'smsAbroad'
  const left = {
    email:
      email !== null &&
      (await spendOn(tx, 'letters', { customer_phone: null, customer_email: email }))
        ? email
        : null,
    phone:
      number !== null && (await spendOn(tx, kind, { customer_phone: number, customer_email: null }))
        ? phone
        : null,
  }
  const wanted = email !== null || phone !== null
  return { ...left, nobody: wanted && left.email === null && left.phone === null }
}

/**
 * Queues a notice in the transaction that makes it true: it is sent if that commits, soon after,
 * and once. Answers false where it was queued before. What it says is read from the rows at the
 * time of sending, so that a later change is not contradicted.
 */
export async function queueNotice(tx: Tx, notice: NewNotice): Promise<boolean> {
  const at = tx.stamp.at
  const to = await allowedChannels(tx, notice)
  const made = await tx.db
    .insertInto('notices')
    .values({
      id: uuidv7(Date.parse(at)),
      kind: notice.kind,
      dedupe: notice.dedupe,
      subject_kind: notice.subject_kind,
      subject_ids: JSON.stringify(notice.subject_ids),
      to_email: to.email,
      to_phone: to.phone,
      language: notice.language ?? (await settingsOf(tx.db)).language,
      state: to.nobody ? 'dropped' : 'queued',
      attempts: 0,
      next_try_at: to.nobody ? null : (notice.notBefore ?? at),
      mailed_at: null,
      texted_at: null,
      last_error: to.nobody ? 'more than a stranger may ask for' : null,
      made_at: at,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}
