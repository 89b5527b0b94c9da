import { savedTicket, sayReply, setTicket as setBody } from '#contract/community.ts'
import type { TicketsTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { refuse, write } from '../../pipeline/endpoint.ts'
import { queueNotice } from '../../notices/queue.ts'
import { fieldsChangedSince } from '../../pipeline/fields-changed-since.ts'
import { writtenBy } from '../written-by.ts'
import { withReply } from './thread.ts'
import { ticketWire } from './wire.ts'

async function ticketOf(tx: Tx, id: string | undefined): Promise<TicketsTable> {
  const row = await tx.lock('tickets', id ?? '')
  return row ?? refuse('no_such_ticket')
}

/** PATCH /api/tickets/{id}: Close, Reopen (spec 3 §4), and how pressing it is. */
export const setTicket = write({
  name: 'setTicket',
  body: setBody,
  answer: savedTicket,
  async write(tx, { params, body, operation }) {
    const row = await ticketOf(tx, params.id)
    const subject = { resource: 'tickets', id: row.id }
    const { status: state = row.state, priority = row.priority ?? 'normal', seen } = body
    const before = { state: row.state, priority: row.priority ?? 'normal' }
    if (state === before.state && priority === before.priority) {
      return { status: 200, body: { data: ticketWire(row) } }
    }
    const other =
      (state !== before.state && seen?.status !== undefined && seen.status !== before.state) ||
      (priority !== before.priority &&
        seen?.priority !== undefined &&
        seen.priority !== before.priority)
    const unseen = [
      ...(state !== before.state && seen?.status === undefined ? ['state'] : []),
      ...(priority !== before.priority && seen?.priority === undefined ? ['priority'] : []),
    ]
    if (other || (await fieldsChangedSince(tx, { operation }, subject, unseen)).length > 0) {
      refuse(
        'ticket_changed',
        { status: before.state },
        {
          current: ticketWire(row),
        },
      )
    }
    const after = await tx.update('tickets', row.id, {
      state,
      priority,
      ...writtenBy(tx, operation),
    })
    return {
      status: 200,
      body: { data: ticketWire(after) },
      changes: [
        {
          resource: 'tickets',
          rowId: row.id,
          changed: {
            ...(state !== before.state && { state: [before.state, state] as [unknown, unknown] }),
            ...(priority !== before.priority && {
              priority: [before.priority, priority] as [unknown, unknown],
            }),
          },
        },
      ],
    }
  },
})

/** POST /api/tickets/{id}/messages: mailed to the guest; the ticket waits for them then. */
export const replyToTicket = write({
  name: 'replyToTicket',
  body: sayReply,
  answer: savedTicket,
  async write(tx, { params, body, operation, now }) {
    const row = await ticketOf(tx, params.id)
    const at = operation?.deviceTime ?? now.toISOString()
    const said = { by: tx.stamp.by ?? '', text: body.text, at }
    const { id, column } = withReply(row.messages, said, tx.newId('replies'))
    // An answer is always added; a state that a colleague set since it was written stays.
    const since = await fieldsChangedSince(tx, { operation }, { resource: 'tickets', id: row.id }, [
      'state',
    ])
    const state = since.length > 0 ? row.state : 'pending'
    const after = await tx.update('tickets', row.id, {
      messages: column,
      state,
      ...writtenBy(tx, operation),
    })
    await queueNotice(tx, {
      kind: 'ticket_reply',
      dedupe: `ticket_reply:${id}`,
      subject_kind: 'ticket',
      subject_ids: [row.id, id],
      to_email: row.email,
      to_phone: null,
    })
    return {
      status: 200,
      body: { data: ticketWire(after) },
      changes: [
        {
          resource: 'tickets',
          rowId: row.id,
          changed: { state: [row.state, state], replied: [null, id] },
        },
      ],
    }
  },
})
