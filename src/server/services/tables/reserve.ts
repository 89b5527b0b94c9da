import type { Fields, PlainReason } from '../../pipeline/refusal.ts'
import {
  reservedTable,
  reserveTable as reserveTableBody,
  type ReserveTable,
} from '#contract/tables.ts'
import { tables } from '#contract/services/tables.ts'
import { isTooLate } from '#domain/restaurant.ts'
import { worksAs } from '../../pipeline/actor.ts'
import { dayIn } from '#domain/days.ts'
import { checkOpen as checkWaitingSeats } from '../../budgets/open.ts'
import type { Tx } from '../../db/store.ts'
import { freeCode } from '../free-code.ts'
import { settingsOf } from '../../house-settings.ts'
import { placeEndpoint } from '../service/index.ts'
import { checkDay, checkNotPast, checkOpen, checkParty } from './rules.ts'
import { claimSeats } from './seats.ts'
import { publicReservationOf } from './wire.ts'

/** The documents' words where they name some (spec 2 §5). */
function reasonFor(fields: Fields): PlainReason | undefined {
  if (fields['customer.name'] || fields['customer.phone'] || fields.customer) {
    return 'enter_name_and_phone'
  }
  return undefined
}

/** Seats that guests have asked for and nobody has confirmed: they keep others from them. */
async function checkWaiting(tx: Tx, { customer, party_size }: ReserveTable, today: string) {
  const asked = {
    customer_phone: customer.phone,
    customer_email: customer.email,
    amount: party_size,
  }
  await checkWaitingSeats(tx, 'tableSeats', asked, () =>
    tx.db
      .selectFrom('table_reservations')
      .select(['customer_phone', 'customer_email', 'party_size as amount'])
      .where('status', '=', 'pending')
      .where('source', '!=', 'desk')
      .where('date', '>=', today)
      .where('deleted_at', 'is', null)
      .execute(),
  )
}

/**
 * Reserves a table: pending until staff confirm, but its seats are the party's from receipt on
 * (decisions.md, "Orders"). Judged by the house's clock.
 */
export const reserveTable = placeEndpoint(tables, {
  body: reserveTableBody,
  answer: reservedTable,
  invalid: reasonFor,
  async write(tx, { body, actor, operation, now }) {
    const recorded = worksAs(actor, 'reception') && body.source === 'desk'
    const rules = await settingsOf(tx.db)
    checkDay(rules, body, now)
    checkParty(rules, body)
    if (!recorded) {
      checkNotPast(rules, body, now)
      checkOpen(rules, body)
    }
    // Who has sat there already needs no seats any more.
    const over = recorded && isTooLate(rules.timezone, body.date, body.time, now)
    if (!over) await claimSeats(tx, body, rules, now)
    if (!recorded) await checkWaiting(tx, body, dayIn(rules.timezone, now))

    const id = tx.newId('table_reservations')
    await tx.insert('table_reservations', {
      id,
      code: await freeCode(tx, 'table_reservations', body.code),
      status: 'pending',
      date: body.date,
      time: body.time,
      party_size: body.party_size,
      notes: body.notes,
      custom_request: body.custom_request,
      promo_code: body.promo_code,
      customer_name: body.customer.name,
      customer_phone: body.customer.phone,
      customer_email: body.customer.email,
      source: recorded ? 'desk' : 'public',
      cancel_reason: null,
      device_time: operation?.deviceTime ?? null,
      changed_by: tx.stamp.by ?? null,
      language: body.language ?? null,
    })
    const row = await tx.lock('table_reservations', id)
    if (row === undefined) throw new Error('The reservation just made is not there')
    return {
      status: 201,
      body: { id, reservation: publicReservationOf(row) },
      changes: [
        { resource: 'table_reservations', rowId: id, changed: { status: [null, 'pending'] } },
      ],
    }
  },
})
