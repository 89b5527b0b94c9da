import * as z from 'zod/mini'
import { closeDay as closeBody, dayClose } from '#contract/day-close.ts'
import { dayIn } from '#domain/days.ts'
import type { DatedMovement } from '#domain/day-close.ts'
import type { Tx } from '../../db/store.ts'
import { horizonOf } from '../../db/horizon.ts'
import { batches } from '../../db/batches.ts'
import { refuse, write } from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'
import { writtenBy } from '../written-by.ts'
import { closedDays } from './days.ts'
import { carriedOf, figuresOf, gather } from './gather.ts'
import { setChangedSince } from './newest-close.ts'
import { keepOpen, owingNow } from './owing.ts'
import { receiptSeries } from './series.ts'
import { dayCloseOf } from './wire.ts'

const frozen = (close_id: string) => (one: DatedMovement, position: number) => ({
  close_id,
  position,
  day: one.day,
  payment_id: one.payment,
  way: one.way,
  at: one.at,
  method: one.method,
  currency: one.currency,
  rwf_rate: one.rate,
  charged: one.charged,
  cents: one.cents,
  kind: one.kind,
  cashier: one.cashier,
  provider: one.provider,
})

async function freeze(
  tx: Tx,
  id: string,
  { movements, facts }: Awaited<ReturnType<typeof gather>>,
) {
  for (const some of batches(movements.map(frozen(id)))) {
    await tx.db.insertInto('day_close_movements').values(some).execute()
  }
  const counted = facts.map(({ kind, id: fact_id, day }) => ({ kind, fact_id, close_id: id, day }))
  for (const some of batches(counted)) {
    await tx.db.insertInto('day_close_facts').values(some).execute()
  }
}

async function closeOf(tx: Tx, day: string) {
  return await tx.db.selectFrom('day_closes').selectAll().where('day', '=', day).executeTakeFirst()
}

/** POST /api/day-closes: freezes what is counted. Who closes a closed day is answered its close. */
export const closeDay = write({
  name: 'closeDay',
  body: closeBody,
  answer: z.object({ id: z.string(), data: dayClose }),
  // Before the transaction: what is committed after it has this position or a higher one.
  prepare: (_, { store }) => horizonOf(store),
  async write(tx, { body, operation, now }, horizon) {
    const { timezone } = await settingsOf(tx.db)
    const { day } = body
    if (day > dayIn(timezone, now)) refuse('day_close_needs_day', { field: 'day' })
    // One at a time, also of different days: what came late is carried by one of them.
    await tx.next('day_close')
    const there = await closeOf(tx, day)
    if (there !== undefined) {
      return { status: 200, body: { id: there.id, data: dayCloseOf(there) } }
    }
    const closed = await closedDays(tx.db)
    const gathered = await gather(tx.db, day, timezone, closed)
    const figures = figuresOf(gathered, day)
    const { owing, open } = await owingNow(tx.db)
    const id = tx.newId('day_closes')
    await tx.insert('day_closes', {
      id,
      day,
      from_at: gathered.span.from,
      until_at: gathered.span.to,
      figures: JSON.stringify(figures),
      carried: JSON.stringify(carriedOf(gathered, day)),
      series: JSON.stringify(await receiptSeries(tx.db)),
      owing: JSON.stringify(owing),
      seen: body.seen === undefined ? null : JSON.stringify(body.seen),
      ...writtenBy(tx, operation),
      device_clock: operation?.deviceClock ?? null,
    })
    await freeze(tx, id, gathered)
    if (closed.every((one) => one.day < day)) {
      await setChangedSince(tx, horizon)
      await keepOpen(tx, open)
    }
    const row = await tx.lockWritten('day_closes', id)
    return {
      status: 201,
      body: { id, data: dayCloseOf(row) },
      changes: [
        {
          resource: 'day_closes',
          rowId: id,
          changed: {
            day: [null, day],
            movements: [null, gathered.movements.length],
            net: [null, figures.dollars.net],
          },
        },
      ],
    }
  },
})
