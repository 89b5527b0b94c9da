import { greetedAs, linesWithoutAddresses, withoutAddresses } from '#domain/strangers-text.ts'
import { readReplies } from '../../services/community/thread.ts'
import { letterOf, type Compose } from './kind.ts'

/** To a guest who wrote: the desk's answer, with what was asked below it. */
export const ticketReply: Compose = async (writing) => {
  const { db, ids, notice, settings, speech } = writing
  const [ticketId = '', replyId = ''] = ids
  const ticket = await db
    .selectFrom('tickets')
    .selectAll()
    .where('id', '=', ticketId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const reply = readReplies(ticket?.messages ?? null).find(({ id }) => id === replyId)
  if (ticket === undefined || reply === undefined) return null
  const { hello, answer, callUs } = speech.words
  const letter = letterOf(writing, answer.subject(withoutAddresses(ticket.subject, 120)), {
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
