import type { Hinder } from '#contract/erasure.ts'
import { services } from '#contract/services/index.ts'
import { isOver } from '#contract/services/statuses.ts'
import type { Service } from '#contract/services/service.ts'
import { dayIn } from '#domain/days.ts'
import type { Tx } from '../../db/store.ts'
import { settingsOf } from '../../house-settings.ts'
import { isPayable, payables, paymentsOn, type Subject, takenFor } from '../payments/index.ts'
import { kindOf, type PersonalTable } from './columns.ts'
import type { PersonalData } from './gather.ts'

/** Columns of the day after which it is over whatever the desk said of it, where there is one. */
const lastDay: Partial<Record<PersonalTable, string>> = {
  hotel_bookings: 'check_out',
  ...Object.fromEntries(
    services.flatMap(({ table, overAfter }: Service) => (overAfter ? [[table, overAfter]] : [])),
  ),
}

/** Why a person cannot be erased yet: what they have booked is not over, or money is open. */
export async function hindersOf(tx: Tx, data: PersonalData, now: Date): Promise<Hinder[]> {
  const { timezone } = await settingsOf(tx.db)
  const today = dayIn(timezone, now)
  const hinders: Hinder[] = []
  for (const [table, rows] of data.rows) {
    const kind = kindOf[table]
    if (kind === undefined) continue
    for (const row of rows) {
      if (row.deleted_at !== null) continue
      const subject = { kind, id: row.id, code: String(row.code) } as Hinder
      const column = lastDay[table]
      // Who is out with it, or in the house, is so until the desk says otherwise.
      const day = column === undefined || row.status === 'active' ? null : (row[column] ?? null)
      const over = isOver(kind, String(row.status)) || (day !== null && String(day) < today)
      if (!over) hinders.push({ ...subject, why: 'open' })
      else if (
        isPayable(kind) &&
        (await owes(tx, { kind, id: row.id }, Number(row.written_off_cents ?? 0)))
      )
        hinders.push({ ...subject, why: 'owing' })
    }
  }
  const moving = [
    ...(data.rows.get('provider_payments') ?? []).filter(({ status }) => status === 'pending'),
    ...(data.rows.get('provider_refunds') ?? []).filter(({ status }) =>
      ['queued', 'sending', 'sent', 'unknown'].includes(String(status)),
    ),
    ...(data.rows.get('payments') ?? []).filter(
      (row) => row.deleted_at === null && ['by hand', 'queued'].includes(String(row.refund_status)),
    ),
  ]
  for (const { id } of moving) hinders.push({ kind: 'payment', id, code: null, why: 'owing' })
  return hinders
}

/** `writtenOff`: cents that the house gave up. */
async function owes(tx: Tx, subject: Subject, writtenOff: number): Promise<boolean> {
  const { rows } = await payables[subject.kind].lock(tx, [subject.id])
  const bill = rows.find(({ id }) => id === subject.id)
  if (bill === undefined || bill.cancelled || bill.payment_status === 'paid') return false
  const taken = takenFor(subject, await paymentsOn(tx.db, [subject]))
  return bill.total_cents > taken + writtenOff
}
