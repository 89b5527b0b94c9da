import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'
import { addColumns, kept, tables } from './table.ts'

/** Paying online: transactions at providers, what goes back, and the sandbox provider's own side. */
export const payments: Migration = {
  name: '0007-payments',
  async up(db, kind) {
    await addColumns(db, kind, 'payments', {
      provider_payment_id: 'text?',
      charged: { type: 'integer', old: 0 },
      refund_cents: { type: 'integer', old: 0 },
      refund_charged: { type: 'integer', old: 0 },
      refund_status: 'text?',
      refund_note: 'text?',
      refunded_at: 'text?',
    })
    const whole = sql.raw(kind === 'sqlite' ? 'integer' : 'bigint')
    await sql`
      update payments set charged = case
        when rwf_rate is null then amount_cents
        else cast(floor(amount_cents * rwf_rate / 100 + 0.5) as ${whole})
      end`.execute(db)
    await sql`
      update payments set refund_cents = amount_cents, refund_charged = charged,
        refund_status = 'done', refunded_at = changed_at
      where status = 'refunded'`.execute(db)
    await tables(
      {
        provider_payments: {
          columns: {
            ...kept,
            provider: 'text',
            merchant_reference: 'text',
            provider_reference: 'text?',
            redirect_url: 'text?',
            booking_ids: 'text',
            currency: 'text',
            charged: 'integer',
            amount_cents: 'integer',
            rwf_rate: 'double?',
            status: 'text',
            flag: 'text?',
            reason: 'text?',
            received_currency: 'text?',
            received_charged: 'integer?',
            confirmation: 'text?',
            method: 'text?',
            account: 'text?',
            held_until: 'text?',
            polls: 'integer',
            asked_at: 'text?',
            next_poll_at: 'text?',
            paid_at: 'text?',
          },
        },
        provider_refunds: {
          columns: {
            ...kept,
            provider_payment_id: 'text',
            charged: 'integer',
            cents: 'integer',
            shares: 'text',
            reason: 'text',
            status: 'text',
            answer: 'text?',
            tries: 'integer',
            next_try_at: 'text?',
          },
          references: { provider_payment_id: 'provider_payments' },
        },
        sandbox_payments: {
          columns: {
            ...kept,
            merchant_reference: 'text',
            currency: 'text',
            charged: 'integer',
            refunded: 'integer',
            description: 'text',
            items: 'text',
            return_path: 'text',
            state: 'text',
            ready_at: 'text?',
            card: 'text?',
          },
        },
      },
      [
        { on: 'payments', columns: ['provider_payment_id'] },
        { on: 'provider_payments', columns: ['merchant_reference'], unique: true },
        { on: 'provider_payments', columns: ['provider_reference'] },
        { on: 'provider_payments', columns: ['next_poll_at'] },
        { on: 'provider_refunds', columns: ['provider_payment_id'] },
        { on: 'provider_refunds', columns: ['next_try_at'] },
      ],
    )(db, kind)
  },
}
