import { fromFirstField, withReasons, type Fields } from '../../pipeline/refusal.ts'
import { sendMessage as messageBody, sentMessage } from '#contract/community.ts'
import { countOf } from '../../db/count.ts'
import type { Tx } from '../../db/store.ts'
import { write, type Invalid } from '../../pipeline/endpoint.ts'
import { checkHourly } from './limits.ts'
import { openTicket } from './open-ticket.ts'

const PER_HOUR = 10
/** Letters to the house in an hour; what comes above that is read at the desk. */
const LETTERS_PER_HOUR = 60

/** The documents' words (spec 1 §5). */
const reasons = {
  name: 'enter_name',
  email: 'enter_email',
  subject: 'add_subject',
  message: 'message_too_short',
} as const

const reasonFor = (fields: Fields): Invalid | undefined =>
  fromFirstField(withReasons(fields, reasons))

const recentMessages = (tx: Tx, now: Date): Promise<number> =>
  countOf(
    tx.db
      .selectFrom('tickets')
      .where('created_at', '>', new Date(now.getTime() - 3_600_000).toISOString())
      .where('state', '=', 'open')
      .where('deleted_at', 'is', null),
  )

/** POST /api/contact: opens a ticket and tells the house. */
export const sendMessage = write({
  name: 'sendMessage',
  body: messageBody,
  answer: sentMessage,
  invalid: reasonFor,
  async write(tx, { body, actor, now }) {
    await checkHourly(tx, { actor, now }, 'sendMessage', PER_HOUR)
    const notify = (await recentMessages(tx, now)) < LETTERS_PER_HOUR
    const { id, changes } = await openTicket(tx, body, notify)
    return {
      status: 201,
      body: { id, message: 'Message sent successfully. We’ll get back to you soon.' },
      changes,
    }
  },
})
