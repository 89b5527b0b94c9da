import * as z from 'zod/mini'
import { stayEvent } from '#contract/stay-events.ts'
import { read, type Endpoint } from '../../pipeline/endpoint.ts'
import { sendLetterAgain } from './send-letter-again.ts'
import { stayEventOf, stayEventRows } from './wire.ts'

/** GET /api/stay-events: what devices keep; with `booking_id` all of one stay, however old. */
const listStayEvents = read({
  name: 'listStayEvents',
  answer: z.object({ data: z.array(stayEvent) }),
  async read(db, { query }) {
    const { booking_id } = query
    if (booking_id === undefined) return { data: await stayEventRows(db, null) }
    const rows = await db
      .selectFrom('stay_events')
      .selectAll()
      .where('booking_id', '=', booking_id)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute()
    return { data: rows.map(stayEventOf) }
  },
})

export const endpoints: Endpoint[] = [listStayEvents, sendLetterAgain]
