import type { BookCart } from '#contract/cart.ts'
import type { Tx } from '../../db/store.ts'
import type { Operation } from '../../pipeline/endpoint.ts'
import { uniqueCode } from '../unique-code.ts'
import { describeLine } from './describe-line.ts'
import type { LineOutcome } from './book-lines.ts'
import type { CartRow } from './wire.ts'

/** Stores the cart, its lines and the rows that they became. */
export async function insertCart(
  tx: Tx,
  body: BookCart,
  outcomes: readonly LineOutcome[],
  operation: Operation | null,
): Promise<CartRow> {
  const id = tx.newId('carts')
  await tx.insert('carts', {
    id,
    code: await uniqueCode(tx, 'carts', body.code),
    take: body.take,
    payment_method: body.payment.method,
    customer_name: body.customer.name,
    customer_phone: body.customer.phone,
    customer_email: body.customer.email,
    source: body.source,
    device_time: operation?.deviceTime ?? null,
    language: body.language ?? null,
  })
  for (const [at, { line, booking, refusal }] of outcomes.entries()) {
    const position = at + 1
    const { title, from, to } = await describeLine(tx.db, line)
    await tx.db
      .insertInto('cart_lines')
      .values({
        cart_id: id,
        position,
        line: line.line,
        kind: line.kind,
        title,
        // Not all of it is for a day.
        from_day: from || null,
        to_day: to || null,
        refusal: refusal === null ? null : JSON.stringify(refusal.body),
      })
      .execute()
    const rows = booking?.subjects ?? []
    if (rows.length === 0) continue
    await tx.db
      .insertInto('cart_rows')
      .values(
        rows.map((row) => ({
          subject_kind: row.kind,
          subject_id: row.id,
          cart_id: id,
          position,
        })),
      )
      .execute()
  }
  const cart = await tx.lockWritten('carts', id)
  return cart
}
