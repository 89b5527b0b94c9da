import type { NoticesTable } from '../db/schema.ts'
import type { Store } from '../db/store.ts'
import { settingsOf } from '../house-settings.ts'
import { findByEmail, INVITE_LIFE, makeReset, RESET_LIFE } from '../services/session/resets.ts'
import { cartBooked } from './kinds/cart-booked.ts'
import { cancelled } from './kinds/cancelled.ts'
import { confirmed } from './kinds/confirmed.ts'
import type { Compose, Composed, Writing } from './kinds/kind.ts'
import { receipt } from './kinds/receipt.ts'
import { inviteLetter, resetLetter } from './kinds/password-reset.ts'
import { serviceConfirmed } from './kinds/service-confirmed.ts'
import { ticketReply } from './kinds/ticket-reply.ts'
import { messageReceived, roomGone } from './kinds/to-the-house.ts'
import { speak } from './words/speak.ts'

const kinds = {
  booking_confirmed: confirmed,
  booking_cancelled: cancelled,
  service_confirmed: serviceConfirmed,
  cart_booked: cartBooked,
  receipt,
  room_gone: roomGone,
  message_received: messageReceived,
  ticket_reply: ticketReply,
} as const satisfies Record<string, Compose>

/** Composes a notice from the rows as they are at `now`; null: there is nothing to say any more. */
export async function compose(
  store: Store,
  notice: NoticesTable,
  publicUrl: string | null,
  now: Date,
): Promise<Composed | null> {
  const settings = await settingsOf(store.db)
  const speech = speak(notice.language, settings.timezone)
  const ids = JSON.parse(notice.subject_ids) as string[]
  const writing: Writing = { db: store.db, settings, speech, publicUrl, now, notice, ids }
  if (notice.kind === 'password_reset') return await passwordReset(store, writing)
  if (notice.kind === 'staff_invited') return await invitation(store, writing)
  return await kinds[notice.kind](writing)
}

/**
 * The token is made here, at the time of sending, so that it lies nowhere but in the letter; its
 * 30 minutes begin now. Nobody with this address, or asked for too long ago: nothing to say.
 */
async function passwordReset(store: Store, writing: Writing): Promise<Composed | null> {
  const { notice, now } = writing
  if (now.getTime() - Date.parse(notice.made_at) > RESET_LIFE) return null
  const person = await findByEmail(store.db, notice.to_email ?? '')
  if (person === undefined) return null
  const token = await store.transaction((tx) => makeReset(tx, person.id, now))
  return { letter: resetLetter(writing, token), to: person.email, sms: null }
}

/** As a reset's, but the link lives for days: a new colleague does not sit at their letters. */
async function invitation(store: Store, writing: Writing): Promise<Composed | null> {
  const { notice, now } = writing
  const person = await findByEmail(store.db, notice.to_email ?? '')
  if (person === undefined) return null
  const token = await store.transaction((tx) => makeReset(tx, person.id, now, INVITE_LIFE))
  return { letter: inviteLetter(writing, token), to: person.email, sms: null }
}
