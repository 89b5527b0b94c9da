import { chmodSync, mkdirSync } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** A message as the templates make it. */
export interface Letter {
  subject: string
  text: string
  html: string
  /** A calendar file (RFC 5545), where the booking has days. */
  calendar?: string
}

export interface Envelope {
  /** The notice's id: names the message, so that a second copy can be known as one. */
  id: string
  to: string
  from: { name: string; address: string }
  /** Where an answer should go, when not to the house. */
  replyTo?: string
  at: Date
}

/** A way for letters to go. Throws SendingFailed. */
export interface Mailer {
  send(letter: Letter, envelope: Envelope): Promise<void>
  /** Takes away what it keeps of a notice's letter; absent: it keeps none. */
  delete?(id: string): Promise<void>
}

/** What went wrong with one way of sending, and whether there is a point in trying again. */
export class SendError extends Error {
  readonly kind: 'unreachable' | 'later' | 'never'

  /**
   * @param kind `unreachable`: the link or the other side is down, others would fail too; `later`:
   * this one, for now; `never`: this address will not be had
   */
  constructor(kind: SendError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

/** The host part of message ids; nobody needs to find it. */
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
    // Nobody's holiday notice should come back for it.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // What stands in a text is never taken for a path or an address to read from.
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
    // A link that died in the middle must not hold the next letter up for minutes.
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
 * 4xx: greylisted, full, busy. 5xx to the recipient or the text: refused for good. 5xx to our name
 * and password (530 to 538): the operator's settings, so later.
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
 * Without a mail server: each letter is a file `<day>-<id>.eml` that any mail program opens, only
 * for the operator's eyes. Written twice, it is still one file.
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
