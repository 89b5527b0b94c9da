import type { Tx } from '../../db/store.ts'
import { queueNotice } from '../../notices/queue.ts'
import type { Answer } from '../../pipeline/endpoint.ts'

interface NewTicket {
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
}

/** Opens a ticket; `notify`: the house gets a letter about it. */
export async function openTicket(
  tx: Tx,
  ticket: NewTicket,
  notify = true,
): Promise<{ id: string } & Pick<Answer, 'changes'>> {
  const id = tx.newId('tickets')
  await tx.insert('tickets', { id, ...ticket, state: 'open' })
  if (notify) {
    await queueNotice(tx, {
      kind: 'message_received',
      dedupe: `message_received:${id}`,
      subject_kind: 'ticket',
      subject_ids: [id],
      to_email: null,
      to_phone: null,
    })
  }
  return { id, changes: [{ resource: 'tickets', rowId: id, changed: { state: [null, 'open'] } }] }
}
