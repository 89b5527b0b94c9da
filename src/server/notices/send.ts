import type { LetterTrouble } from '#contract/stay-events.ts'
import type { NoticesTable } from '../db/schema.ts'
import type { Store } from '../db/store.ts'
import type { Job } from '../jobs.ts'
import { scrub } from '../log.ts'
import { settingsOf } from '../house-settings.ts'
import { claimNotice, recordAttempt } from './claim.ts'
import { compose } from './compose.ts'
import type { Composed, Composers } from './kind.ts'
import { SendError, type Mailer } from './mail.ts'
import type { SmsSender } from './sms.ts'

export interface NoticeChannels {
  composers: Composers
  mailer: Mailer
  /** Whether letters reach people; without a mail server a reset is not even written to a file. */
  hasMailServer: boolean
  /** Null: no SMS. */
  smsSender: SmsSender | null
  publicUrl: string | null
  /** Null: the property's own address. */
  mailFrom: string | null
  /** Writes to the log, without addresses, names or codes. */
  warn?(facts: { kind: string; notice: string; state: string; why: string }): void
}

/** After this time an old letter is useless, although the network may be down for hours. */
const GIVE_UP_MS = 3 * 86_400_000
/** It takes an hour to get there: a house without power for days starts before its link, or with a wrong clock. */
const MIN_TRIES = 10
const FIRST_WAIT_MS = 30_000
const MAX_WAIT_MS = 15 * 60_000

/**
 * Sends queued notices, one at a time, until none is due.
 *
 * Exactly once, as far as SMTP allows: the try is recorded before sending (so no two processes send
 * the same notice) and its success right after. If the power fails between the server's "accepted"
 * and our commit, it is sent again after the lease: a duplicate confirmation is better than none.
 * Both copies have the same Message-ID, which most mail clients show once. E-mail and SMS are
 * recorded separately.
 */
export function noticesJob(store: Store, ways: NoticeChannels, clock: () => Date): Job {
  return {
    name: 'notices',
    everyMs: 3000,
    async run(_now, stopping) {
      while (!stopping.aborted) {
        const notice = await claimNotice(store, clock())
        if (notice === undefined) return
        // Not even a connection: the others would fail too.
        if ((await sendNotice(store, ways, notice, clock())) === 'unreachable') return
      }
    },
  }
}

/** One try. Every result is written to the row. */
async function sendNotice(
  store: Store,
  ways: NoticeChannels,
  notice: NoticesTable,
  now: Date,
): Promise<'done' | 'later' | 'unreachable'> {
  const at = now.toISOString()
  const bearsToken = notice.kind === 'password_reset' || notice.kind === 'staff_invited'
  if (bearsToken && !ways.hasMailServer) {
    await recordAttempt(store, notice, { state: 'kept', next_try_at: null })
    return 'done'
  }
  let composed: Composed | null
  try {
    composed = await compose(store, ways.composers, notice, ways.publicUrl, now)
  } catch (error) {
    return await retryLater(store, ways, notice, asFailure(error), now)
  }
  if (composed === null) {
    return await drop(store, notice, 'nothing to say any more', 'nothing_to_say')
  }
  const deliveries = await deliveriesOf(store, ways, notice, composed, now)
  if (deliveries.length === 0) {
    return await drop(store, notice, 'nobody to tell, or switched off', 'nobody')
  }

  const failures: SendError[] = []
  for (const { mark, send } of deliveries) {
    if (notice[mark] !== null) continue
    const failure = await attempt(send)
    if (failure === null) await recordAttempt(store, notice, { [mark]: at })
    else failures.push(failure)
  }
  const hope = failures.find(({ kind }) => kind !== 'never')
  if (hope !== undefined) return await retryLater(store, ways, notice, hope, now)
  const [refusal] = failures
  const nobody = failures.length === deliveries.length
  const state = nobody ? 'failed' : isOnlyFiled(ways, deliveries) ? 'kept' : 'sent'
  const trouble = refusal === undefined ? null : 'refused'
  await recordAttempt(
    store,
    notice,
    {
      state,
      next_try_at: null,
      last_error: refusal?.message ?? null,
      sent_at: nobody ? null : at,
    },
    state === 'kept' ? 'no_mail_server' : trouble,
  )
  if (refusal !== undefined) warn(ways, notice, state, refusal)
  return 'done'
}

/** Nobody has received it yet: it is a file. */
function isOnlyFiled({ hasMailServer }: NoticeChannels, deliveries: readonly Delivery[]): boolean {
  return !hasMailServer && deliveries.every(({ mark }) => mark === 'mailed_at')
}

/** One channel to one person, and the column that records its success. */
interface Delivery {
  mark: 'mailed_at' | 'texted_at'
  send(): Promise<void>
}

/** The channels for which there is a text, an address and a provider. */
async function deliveriesOf(
  store: Store,
  { mailer, smsSender, mailFrom }: NoticeChannels,
  { id }: NoticesTable,
  { letter, to, replyTo, sms }: Composed,
  at: Date,
): Promise<Delivery[]> {
  const deliveries: Delivery[] = []
  // '': to the property, whose address is not set.
  if (letter !== null && to !== null && to !== '') {
    const { name, email } = await settingsOf(store.db)
    const from = { name, address: mailFrom ?? email }
    const envelope = { id, to, from, at, ...(replyTo !== undefined && { replyTo }) }
    deliveries.push({ mark: 'mailed_at', send: () => mailer.send(letter, envelope) })
  }
  if (sms !== null && smsSender !== null) {
    deliveries.push({ mark: 'texted_at', send: () => smsSender.send(sms.to, sms.text) })
  }
  return deliveries
}

async function attempt(work: () => Promise<void>): Promise<SendError | null> {
  try {
    await work()
    return null
  } catch (error) {
    return asFailure(error)
  }
}

/** Other errors (a full disk, a bug) may pass. Their text could contain an address. */
function asFailure(error: unknown): SendError {
  if (error instanceof SendError) return error
  const words = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
  return new SendError('later', scrub(words).slice(0, 300))
}

async function drop(
  store: Store,
  notice: NoticesTable,
  why: string,
  trouble: LetterTrouble,
): Promise<'done'> {
  // One channel succeeded before the other was switched off.
  const partly = notice.mailed_at ?? notice.texted_at
  await recordAttempt(
    store,
    notice,
    {
      state: partly === null ? 'dropped' : 'sent',
      sent_at: partly,
      next_try_at: null,
      last_error: why,
    },
    partly === null ? trouble : null,
  )
  return 'done'
}

/** Schedules a retry with exponential backoff, or gives up. */
async function retryLater(
  store: Store,
  ways: NoticeChannels,
  notice: NoticesTable,
  failure: SendError,
  now: Date,
): Promise<'later' | 'unreachable'> {
  const isOld = now.getTime() - Date.parse(notice.made_at) > GIVE_UP_MS
  const over = isOld && notice.attempts >= MIN_TRIES
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(notice.attempts - 1, 10), MAX_WAIT_MS)
  const jittered = wait * (1 + Math.random() / 4)
  await recordAttempt(
    store,
    notice,
    {
      state: over ? 'failed' : 'queued',
      next_try_at: over ? null : new Date(now.getTime() + jittered).toISOString(),
      last_error: failure.message,
    },
    over ? 'gave_up' : failure.kind === 'unreachable' ? 'unreachable' : 'later',
  )
  warn(ways, notice, over ? 'failed' : 'queued', failure)
  return failure.kind === 'unreachable' ? 'unreachable' : 'later'
}

function warn(
  ways: NoticeChannels,
  notice: NoticesTable,
  state: string,
  { message }: SendError,
): void {
  ways.warn?.({ kind: notice.kind, notice: notice.id, state, why: message })
}
