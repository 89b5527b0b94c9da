import * as z from 'zod/mini'
import { issueReceipt as issueBody, receipt, type ReceiptLine } from '#contract/folio.ts'
import { chargeableKinds, extrasTaxedAs } from '#contract/services/index.ts'
import { containedTaxes, folioTotal, type NamedTax, type TaxedStay } from '#domain/folio.ts'
import { toCents } from '#domain/money.ts'
import type { Tx } from '../../db/store.ts'
import { refuse, write } from '../../pipeline/endpoint.ts'
import { lockBooking } from '../bookings/index.ts'
import { uniqueCode } from '../unique-code.ts'
import { settingsOf } from '../../house-settings.ts'
import { stayMoney } from '../money/index.ts'
import { keyOf, paymentsOn, type Subject } from '../payments/index.ts'
import { serverOf } from '../service/registry.ts'
import { writtenBy } from '../written-by.ts'
import { receiptOf } from './wire.ts'

/** What money for a receipt's line is recorded on. */
function billOf(bookingId: string, { kind, ref }: ReceiptLine): Subject {
  if (kind === 'nights' || kind === 'extras') return { kind: 'room', id: ref ?? bookingId }
  return kind === 'item' ? { kind: 'room', id: bookingId } : { kind, id: ref ?? '' }
}

/**
 * Money on what it is for stands on this receipt from now on, and is not edited any more. What stands
 * on an earlier one stays there. A receipt without lines is for what was paid since.
 */
async function linkPayments(
  tx: Tx,
  bookingId: string,
  receiptId: string,
  lines: readonly ReceiptLine[],
): Promise<void> {
  const room: Subject = { kind: 'room', id: bookingId }
  const subjects =
    lines.length > 0
      ? lines.map((line) => billOf(bookingId, line))
      : (await stayMoney(tx.db, room)).subjects
  const unique = [...new Map(subjects.map((one) => [keyOf(one), one])).values()]
  for (const { id, status, receipt_id } of await paymentsOn(tx.db, unique)) {
    if (receipt_id !== null || (status !== 'paid' && status !== 'refunded')) continue
    await tx.update('payments', id, { receipt_id: receiptId })
  }
}

/** The stays that lines of nights are of. */
async function staysOf(tx: Tx, bookingId: string, lines: readonly ReceiptLine[]) {
  const ids = lines.flatMap(({ kind, ref }) => (kind === 'nights' ? [ref ?? bookingId] : []))
  if (ids.length === 0) return new Map<string, TaxedStay>()
  const rows = await tx.db
    .selectFrom('hotel_bookings')
    .select(['id', 'check_in', 'check_out', 'price_per_night_cents', 'discount_cents'])
    .select(['total_cents', 'adults', 'children'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, { ...row, guests: row.adults + row.children }]))
}

/** Lines with the taxes that they were ordered with, where their service keeps them, and their stays. */
async function taxedLines(tx: Tx, bookingId: string, lines: readonly ReceiptLine[]) {
  const stays = await staysOf(tx, bookingId, lines)
  const own = new Map<string, readonly NamedTax[]>()
  for (const kind of chargeableKinds) {
    const ids = lines.flatMap((line) => (line.kind === kind && line.ref !== null ? [line.ref] : []))
    if (ids.length === 0) continue
    for (const [id, taxes] of (await serverOf(kind).taxes?.(tx.db, ids)) ?? []) own.set(id, taxes)
  }
  return lines.map((line) => ({
    ...line,
    cents: toCents(line.amount),
    taxes: own.get(line.ref ?? ''),
    stay: line.kind === 'nights' ? stays.get(line.ref ?? bookingId) : undefined,
  }))
}

/**
 * POST /api/hotel-bookings/{id}/receipts: keeps what was handed to the guest as it was written, with
 * the next number. The taxes are the house's to work out; a receipt is never changed afterwards.
 */
export const issueReceipt = write({
  name: 'issueReceipt',
  body: issueBody,
  answer: z.object({ id: z.string(), data: receipt }),
  async write(tx, { params, body, operation, now }) {
    if (body.lines.length === 0 && (body.payments ?? []).length === 0) {
      refuse('receipt_empty', { field: 'lines' })
    }
    const { row: booking } = await lockBooking(tx, params.id)
    const { taxes, base_currency } = await settingsOf(tx.db)
    const lines = await taxedLines(tx, booking.id, body.lines)
    const id = tx.newId('receipts')
    await tx.insert('receipts', {
      id,
      booking_id: booking.id,
      code: await uniqueCode(tx, 'receipts', body.code),
      number: await tx.next('receipt'),
      payer: body.payer,
      payer_tax_number: body.payer_tax_number ?? null,
      lines: JSON.stringify(body.lines),
      taxes: JSON.stringify(containedTaxes(lines, taxes, extrasTaxedAs, base_currency)),
      total_cents: folioTotal(lines),
      paid_cents: toCents(body.paid),
      currency: body.currency,
      payments: JSON.stringify(body.payments ?? []),
      // When the guest was handed it.
      issued_at: operation?.deviceTime ?? now.toISOString(),
      ...writtenBy(tx, operation),
      device_clock: operation?.deviceClock ?? null,
    })
    await linkPayments(tx, booking.id, id, body.lines)
    const row = await tx.lockWritten('receipts', id)
    return {
      status: 201,
      body: { id, data: receiptOf(row) },
      changes: [{ resource: 'receipts', rowId: id, changed: { number: [null, row.number] } }],
    }
  },
})
