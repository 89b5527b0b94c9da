import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { paymentReasons } from '#domain/payment-reasons.ts'
import type { SandboxPaymentsTable } from '../../db/schema.ts'
import type { Store } from '../../db/store.ts'
import { ProviderRefusal, type Provider, type ProviderStatus } from '../provider.ts'

export type SandboxRow = Selectable<SandboxPaymentsTable>

/** The delay of the slow test card, ms. */
export const SLOW_MS = 20_000

export const pageOf = (token: string) => `/pay/sandbox/${token}`

/**
 * A simulated provider for demonstrations and tests, with a payment page and test cards. The rest
 * of the server learns from `status` only, as from a real provider. `publicUrl` null: relative
 * URLs.
 */
export function sandboxProvider(
  store: Store,
  clock: () => Date,
  publicUrl: string | null,
): Provider {
  async function rowOf(reference: string): Promise<SandboxRow> {
    const row = await store.db
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('id', '=', reference)
      .executeTakeFirst()
    if (row !== undefined) return row
    throw new ProviderRefusal('Sandbox', 'not_found', 'There is no such payment.')
  }

  return {
    name: 'sandbox',

    async start(order) {
      const token = randomBytes(32).toString('base64url')
      await store.transaction((tx) =>
        tx.insert('sandbox_payments', {
          id: token,
          merchant_reference: order.reference,
          currency: order.currency,
          charged: order.charged,
          refunded: 0,
          description: order.description,
          items: JSON.stringify(order.items),
          return_path: order.returnPath,
          state: 'open',
          ready_at: null,
          card: null,
        }),
      )
      return { reference: token, redirectUrl: `${publicUrl ?? ''}${pageOf(token)}` }
    },

    async status(reference) {
      return statusOf(await rowOf(reference), clock())
    },

    async abandon(reference) {
      await store.transaction(async (tx) => {
        const row = await tx.lock('sandbox_payments', reference)
        if (row?.state === 'open') {
          await tx.update('sandbox_payments', row.id, { state: 'cancelled' })
        }
      })
    },

    async refund({ reference, charged }) {
      return store.transaction(async (tx) => {
        const row = await tx.lock('sandbox_payments', reference)
        const left = row === undefined ? 0 : row.charged - row.refunded
        if (row === undefined || statusOf(row, clock()).status !== 'paid' || charged > left) {
          return { taken: false as const, words: 'More than was paid cannot be given back.' }
        }
        await tx.update('sandbox_payments', row.id, { refunded: row.refunded + charged })
        return { taken: true as const, done: true, words: 'Given back.' }
      })
    },
  }
}

const statusByState: Record<string, Pick<ProviderStatus, 'status' | 'reason'>> = {
  paid: { status: 'paid', reason: null },
  failed: { status: 'failed', reason: paymentReasons.declined },
  cancelled: { status: 'failed', reason: paymentReasons.cancelled },
}

function statusOf(row: SandboxRow, now: Date): ProviderStatus {
  const ready = row.state === 'slow' && row.ready_at !== null && row.ready_at <= now.toISOString()
  const state = ready ? 'paid' : row.state
  const word = statusByState[state] ?? { status: 'pending' as const, reason: null }
  return {
    ...word,
    ...(row.refunded > 0 && row.refunded === row.charged && { status: 'refunded' as const }),
    merchantReference: row.merchant_reference,
    currency: row.currency,
    charged: row.charged,
    confirmation: word.status === 'paid' ? `SBX-${row.id.slice(0, 8)}` : null,
    method: row.card?.split(' ')[0] ?? null,
    account: row.card,
  }
}
