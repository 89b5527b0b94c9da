import { uuidv7 } from '#lib/uuid.ts'
import { internationalPhone, isHomePhone } from '#domain/phone.ts'
import { normalizedContacts, type ContactDetails } from '../budgets/contacts.ts'
import { trySpend } from '../budgets/spend.ts'
import type { NoticeKind } from '../db/schema.ts'
import type { Tx } from '../db/store.ts'
import { settingsOf } from '../house-settings.ts'
import { noteLetter } from '../stay-events/letters.ts'

/** A message to a person or to the property itself. */
export interface NewNotice {
  kind: NoticeKind
  /** Identifies subject and occasion: the same notice is never sent twice. */
  dedupe: string
  /** The table, or kind of thing, of `subject_ids`; composed from the rows when sent. */
  subject_kind: string
  subject_ids: readonly string[]
  /** Null: no e-mail. Notices to the property may leave both out: its own address is used. */
  to_email: string | null
  /** As typed; converted to international form when sent. Null: no SMS. */
  to_phone: string | null
  /** `en`, `fr`, `rw`…; English where there are no texts. Null: the property's default. */
  language?: string | null | undefined
  /** Default: now. */
  notBefore?: string
  /** Who of the staff asked for it; null: it was caused by something else. */
  askedBy?: string | null
}

/** Whether the budget has room for one more to this contact; then it is counted. */
async function spendOn(
  tx: Tx,
  kind: 'letters' | 'sms' | 'smsAbroad',
  reached: ContactDetails,
): Promise<boolean> {
  const contacts = normalizedContacts(reached)
  return contacts.length > 0 && (await trySpend(tx, kind, contacts)) === 0
}

/**
 * The channels that a notice may use. Notices that a stranger causes go to an unconfirmed address,
 * so they are counted; above the budget the notice is dropped, while the booking stands. Notices by
 * staff, for payments and to the property itself are always sent.
 */
async function allowedChannels(tx: Tx, notice: NewNotice) {
  const email = notice.to_email?.trim() || null
  const phone = notice.to_phone?.trim() || null
  const asked = notice.kind !== 'message_received' && notice.kind !== 'room_gone'
  if (!asked || tx.stamp.requester?.lane !== 'stranger') return { email, phone, nobody: false }
  const number = phone === null ? null : internationalPhone(phone)
  // Within the country they cost a tenth of those to others.
  const kind = number !== null && isHomePhone(number) ? 'sms' : 'smsAbroad'
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
 * Queues a notice in the transaction of its cause: it is sent once, soon after the commit. Answers
 * false where it was queued before. The text is composed from the rows at the time of sending, so
 * that it includes later changes.
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
    .returningAll()
    .executeTakeFirst()
  if (made === undefined) return false
  const { subject_kind, subject_ids: ids, askedBy = null } = notice
  await noteLetter(tx, made, { subject_kind, ids }, to.nobody ? 'limit' : null, askedBy)
  return true
}
