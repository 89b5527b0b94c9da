import type { Fields, PlainReason } from '../../pipeline/refusal.ts'
import * as z from 'zod/mini'
import { deskPayment as deskPaymentShape, recordPayment } from '#contract/money.ts'
import type { Payable } from '#contract/payments.ts'
import type { RouteName } from '#contract/routes.ts'
import { write, type Endpoint } from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'
import type { Tx } from '../../db/store.ts'
import { nothingBack, payables, paymentsOn, takenFor, type Subject } from '../payments/index.ts'
import { writtenBy } from '../written-by.ts'
import { amountsOf } from './amounts.ts'
import { stayMoney } from './stay-money.ts'
import { syncAfterReceipt } from './sync-payment-status.ts'
import { momentAt } from './moment.ts'
import { deskPayment } from './wire.ts'

/** The documents' words (spec 3 §5). */
export function reasonForMoney(fields: Fields): PlainReason | undefined {
  return fields.amount ? 'amount_required' : undefined
}

export const answer = z.object({ id: z.string(), data: deskPaymentShape })

/** What is open on the whole bill that it is on, and of itself; cents. */
async function openOn(tx: Tx, subject: Subject, totalCents: number): Promise<number[]> {
  const { balance } = await stayMoney(tx.db, subject)
  return [balance, totalCents - takenFor(subject, await paymentsOn(tx.db, [subject]))]
}

/** POST …/payments: money that the desk took is a fact, whatever it does to the balance. */
export function recordEndpoint(name: RouteName, kind: Payable): Endpoint {
  return write({
    name,
    body: recordPayment,
    answer,
    invalid: reasonForMoney,
    async write(tx, { params, body, operation, now }) {
      const subject = { kind, id: params.id ?? '' }
      const { rows } = await payables[kind].lock(tx, [subject.id])
      const settings = await settingsOf(tx.db)
      const taken_at = momentAt(body.created_at, settings.timezone, operation, now)
      const isBase = body.currency === settings.base_currency
      const open = isBase ? [] : await openOn(tx, subject, rows[0]?.total_cents ?? 0)
      const id = tx.newId('payments')
      await tx.insert('payments', {
        id,
        created_at: taken_at,
        subject_kind: kind,
        subject_id: subject.id,
        customer_name: body.customer_name ?? rows[0]?.customer.name ?? '',
        ...amountsOf(body.amount, body.currency, settings, null, open),
        method: body.method,
        status: body.status,
        reference: body.reference ?? null,
        processor: null,
        notes: body.notes ?? null,
        paid_at: body.status === 'paid' ? taken_at : null,
        provider_payment_id: null,
        ...nothingBack,
        ...writtenBy(tx, operation),
        device_clock: operation?.deviceClock ?? null,
      })
      await syncAfterReceipt(tx, subject, now)
      const row = await tx.lockWritten('payments', id)
      return {
        status: 201,
        body: { id, data: await deskPayment(tx.db, row) },
        changes: [
          {
            resource: 'payments',
            rowId: id,
            changed: { status: [null, row.status], amount_cents: [null, row.amount_cents] },
          },
        ],
      }
    },
  })
}
