import { chmodSync, mkdirSync } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** A rendered message. */
export interface Letter {
  subject: string
  text: string
  html: string
  /** A calendar file (RFC 5545), where the booking has days. */
  calendar?: string
}

export interface Envelope {
  /** The notice's id, for the Message-ID: duplicates can be recognised. */
  id: string
  to: string
  from: { name: string; address: string }
  /** Where replies go, when not to the property. */
  replyTo?: string
  at: Date
}

/** Sends letters. Throws SendError. */
export interface Mailer {
  send(letter: Letter, envelope: Envelope): Promise<void>
  /** Deletes the stored copy of a notice's letter; absent: none is stored. */
  delete?(id: string): Promise<void>
}

/** A failed delivery, and whether a retry makes sense. */
export class SendError extends Error {
  readonly kind: 'unreachable' | 'later' | 'never'

  /**
   * @param kind `unreachable`: the network or the server is down, others would fail too; `later`:
   *   only this one, for now; `never`: the address is refused for good
   */
  constructor(kind: SendError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

/** The host part of message ids; it need not exist. */
const MESSAGE_ID_HOST = 'notices.imisozi'

function messageOf(letter: Letter, { id, to, from, replyTo, at }: Envelope) {
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    date: at,
    messageId: `<${id}@${MESSAGE_ID_HOST}>`,
    // Suppresses automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Texts are never read as paths or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(letter.calendar !== undefined && {
      attachments: [
        {
          filename: 'stay.ics',
          contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: letter.calendar,
        },
      ],
    }),
  }
}

/** Sends by SMTP. `url`: `smtp://user:password@host:port` or `smtps://…`. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    // A dead connection must not delay the next letter for minutes.
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
  })
  return {
    async send(letter, envelope) {
      try {
        await transport.sendMail(messageOf(letter, envelope))
      } catch (error) {
        throw toSendError(error)
      }
    },
  }
}

/**
 * 4xx: greylisted, full, busy. 5xx for the recipient or the text: refused for good. 5xx for our
 * credentials (530 to 538): a wrong setting, so later.
 */
function toSendError(error: unknown): SendError {
  const { code, responseCode, command } = error as {
    code?: unknown
    responseCode?: unknown
    command?: unknown
  }
  const words = `SMTP ${[code, responseCode, command].filter(Boolean).map(String).join(' ')}`
  if (typeof responseCode !== 'number') {
    return new SendError(code === 'EENVELOPE' ? 'never' : 'unreachable', words)
  }
  const ours = code === 'EAUTH' || (responseCode >= 530 && responseCode <= 538)
  return new SendError(responseCode >= 500 && !ours ? 'never' : 'later', words)
}

/**
 * Without a mail server: each letter becomes a file `<day>-<id>.eml` that any mail client opens,
 * readable by the operator only. Writing it twice gives one file.
 */
export function fileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(letter, envelope) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      chmodSync(folder, 0o700)
      const { message: bytes } = await transport.sendMail(messageOf(letter, envelope))
      const path = join(folder, `${envelope.at.toISOString().slice(0, 10)}-${envelope.id}.eml`)
      await writeFile(`${path}.part`, bytes, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    async delete(id) {
      const files = await readdir(folder).catch(() => [])
      const its = files.filter((file) => file.includes(`-${id}.eml`))
      await Promise.all(its.map((file) => rm(join(folder, file), { force: true })))
    },
  }
}
