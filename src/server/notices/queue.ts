import { uuidv7 } from '#lib/uuid.ts'
import type { NoticeKind } from '../db/schema.ts'
import type { Tx } from '../db/store.ts'
import { settingsOf } from '../services/house/settings.ts'

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

/**
 * Queues a notice in the transaction that makes it true: it is sent if that commits, soon after,
 * and once. Answers false where it was queued before. What it says is read from the rows at the
 * time of sending, so that a later change is not contradicted.
 */
export async function queueNotice(tx: Tx, notice: NewNotice): Promise<boolean> {
  const at = tx.stamp.at
  const made = await tx.db
    .insertInto('notices')
    .values({
      id: uuidv7(Date.parse(at)),
      kind: notice.kind,
      dedupe: notice.dedupe,
      subject_kind: notice.subject_kind,
      subject_ids: JSON.stringify(notice.subject_ids),
      to_email: notice.to_email?.trim() || null,
      to_phone: notice.to_phone?.trim() || null,
      language: notice.language ?? (await settingsOf(tx.db)).language,
      state: 'queued',
      attempts: 0,
      next_try_at: notice.notBefore ?? at,
      mailed_at: null,
      texted_at: null,
      last_error: null,
      made_at: at,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}
