import type { Json, Moment } from './columns.ts'

/* What people are told. */

export const noticeKinds = [
  'booking_confirmed',
  /** Rooms are held for the guest until a day. */
  'booking_held',
  'booking_cancelled',
  /** A meal, laundry, a car, a tour or a table: the house has confirmed it. */
  'service_confirmed',
  /** The one message for all that was booked in one go. */
  'cart_booked',
  /** To whoever paid, where staff send it. */
  'receipt',
  'password_reset',
  /** To a new colleague: choose a password. */
  'staff_invited',
  /** To the owner of a new house: letters arrive. */
  'setup_test',
  /** To the house: paid, and the room went to another. */
  'room_gone',
  /** To the house: a guest wrote. */
  'message_received',
  /** To the house: no good back-up for two days. */
  'backup_overdue',
  /** To the guest who wrote: what the desk answers. */
  'ticket_reply',
  /** To admins: something about how the house runs needs them, or is over. */
  'running_alert',
  'running_alert_over',
] as const

export type NoticeKind = (typeof noticeKinds)[number]

/** E-mail and SMS to be sent, written with the effect that makes them true; see notices/queue.ts. */
export interface NoticesTable {
  id: string
  kind: NoticeKind
  /** Unique for ever: nobody is told the same thing twice. */
  dedupe: string
  subject_kind: string
  /** JSON list of ids */
  subject_ids: Json
  /** Forgotten a while after it was sent. */
  to_email: string | null
  to_phone: string | null
  language: string
  /**
   * queued; sent; kept: there is no mail server, the text lies in DATA_DIR/mail; dropped: there was
   * nothing to say any more, or nobody to say it to; failed: given up.
   */
  state: 'queued' | 'sent' | 'kept' | 'dropped' | 'failed'
  attempts: number
  /** While queued: not before. While it is being sent: when another may think the sender dead. */
  next_try_at: Moment | null
  /** Each way by itself, so that a failed SMS does not send the e-mail again. */
  mailed_at: Moment | null
  texted_at: Moment | null
  /** Without addresses, names or codes. */
  last_error: string | null
  made_at: Moment
  sent_at: Moment | null
}

/** A device of the desk that is told of news when the app is closed (server/push). */
export interface PushSubscriptionsTable {
  id: string
  user_id: string
  /** The session it was made in, as in `sessions`: it ends with that. */
  session_hash: string
  device_id: string | null
  /** Where the browser's push service takes messages for it: a secret, never logged. */
  endpoint: string
  /** The device's keys, base64url: nobody but it can read what is sent. */
  p256dh: string
  auth: string
  created_at: Moment
}

/** What a device is told of a row, once. */
export interface PushDeliveriesTable {
  subscription_id: string
  /** As contract/push-message.ts has them. */
  kind: string
  row_id: string
  /** queued; sent: the push service has taken it; dropped: given up, or refused for good */
  state: 'queued' | 'sent' | 'dropped'
  attempts: number
  /** While queued: not before. While it is being sent: when another may think the sender dead. */
  next_try_at: Moment | null
  /** Names the try that is under way. */
  claim: string | null
  /** Without addresses. */
  last_error: string | null
  made_at: Moment
}
