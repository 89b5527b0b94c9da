import * as z from 'zod/mini'
import { cashCount, cashCountLineOf, countCash } from '#contract/cash-counts.ts'
import { read, write, type Endpoint } from '../../pipeline/endpoint.ts'
import { writtenBy } from '../written-by.ts'
import { cashCountOf, cashCountRows } from './wire.ts'

/** GET /api/cash-counts */
const listCashCounts = read({
  name: 'listCashCounts',
  answer: z.object({ data: z.array(cashCount) }),
  async read(db) {
    return { data: await cashCountRows(db, null) }
  },
})

/** POST /api/cash-counts: what somebody counted is a fact; what it should be is worked out here. */
const count = write({
  name: 'countCash',
  body: countCash,
  answer: z.object({ id: z.string(), data: cashCount }),
  async write(tx, { body, operation, now }) {
    const id = tx.newId('cash_counts')
    const latest = now.toISOString()
    const { since, until } = body.shift
    await tx.insert('cash_counts', {
      id,
      till: body.till,
      till_name: body.till_name,
      handed_by: body.from,
      taken_over_by: body.to,
      since,
      // A device's clock may run ahead; the house's day of a count is never one to come.
      until: until > latest ? latest : until,
      counts: JSON.stringify(body.counts.map(cashCountLineOf)),
      reason: body.reason,
      note: body.note,
      ...writtenBy(tx, operation),
      device_clock: operation?.deviceClock ?? null,
    })
    const row = await tx.lockWritten('cash_counts', id)
    const data = cashCountOf(row)
    return {
      status: 201,
      body: { id, data },
      changes: [
        {
          resource: 'cash_counts',
          rowId: id,
          changed: Object.fromEntries(
            data.counts.map((one) => [`difference_${one.currency}`, [null, one.difference]]),
          ),
        },
      ],
    }
  },
})

export const endpoints: Endpoint[] = [listCashCounts, count]
