import { greetedAs, linesWithoutAddresses, withoutAddresses } from '#domain/strangers-text.ts'
import { readReplies } from './thread.ts'
import { buildLetter, type Compose } from '../../notices/kind.ts'

/** To a guest who wrote: the desk's answer, with what was asked below it. */
const ticketReply: Compose = async (writing) => {
  const { db, ids, notice, settings, locale } = writing
  const [ticketId = '', replyId = ''] = ids
  const ticket = await db
    .selectFrom('tickets')
    .selectAll()
    .where('id', '=', ticketId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const reply = readReplies(ticket?.messages ?? null).find(({ id }) => id === replyId)
  if (ticket === undefined || reply === undefined) return null
  const { hello, answer, callUs } = locale.texts
  const letter = buildLetter(writing, answer.subject(withoutAddresses(ticket.subject, 120)), {
    title: answer.title(settings.name),
    blocks: [
      { kind: 'paragraph', text: hello(greetedAs(ticket.name)) },
      { kind: 'paragraph', text: reply.text },
      { kind: 'paragraph', text: answer.yours },
      { kind: 'quote', text: linesWithoutAddresses(ticket.message) },
      { kind: 'paragraph', text: callUs(settings.phone) },
    ],
  })
  const replyTo = settings.email === '' ? {} : { replyTo: settings.email }
  return { letter, to: notice.to_email ?? ticket.email, ...replyTo, sms: null }
}

/** To the house: what a guest wrote on the contact page. */
const messageReceived: Compose = async (writing) => {
  const { db, ids, notice, settings, locale } = writing
  const ticket = await db
    .selectFrom('tickets')
    .selectAll()
    .where('id', '=', ids[0] ?? '')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (ticket === undefined) return null
  const w = locale.texts.message
  const letter = buildLetter(writing, w.subject(withoutAddresses(ticket.subject, 120)), {
    title: w.title,
    blocks: [
      {
        kind: 'facts',
        rows: [
          [w.from, `${withoutAddresses(ticket.name)}, ${ticket.email}`],
          ...(ticket.phone === null ? [] : [[w.phone, ticket.phone] as const]),
          [w.about, ticket.subject],
        ],
      },
      { kind: 'quote', text: ticket.message },
      { kind: 'paragraph', text: w.reply },
    ],
  })
  return { letter, to: notice.to_email ?? settings.email, replyTo: ticket.email, sms: null }
}

export const notices = { ticket_reply: ticketReply, message_received: messageReceived }
