import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { BookCart } from '#contract/cart.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { stayCartQuery, takeFromCart, type StoredCartLine } from '#offline/stay-cart.ts'
import { inOrder } from './lines.ts'
import { isCart } from './use-own-carts.ts'

/**
 * The lines of the stay on this device, by their days; undefined while they are read. What was sent
 * already is none of them: the page may have gone away between saving a cart and emptying it.
 * @param changing the operation whose lines are in the cart again; undefined: not known yet
 */
export function useCart(changing: string | null | undefined): StoredCartLine[] | undefined {
  const client = useQueryClient()
  const lines = useQuery(stayCartQuery).data
  const rows = useQuery(outboxQuery(['guest']))
  const sent =
    lines === undefined || changing === undefined ? [] : sentLines(lines, rows.data ?? [], changing)
  const gone = sent.join(' ')
  useEffect(() => {
    if (gone !== '') void takeFromCart(client, gone.split(' '))
  }, [gone, client])
  if (lines === undefined || (rows.isPending && !rows.isError)) return undefined
  return inOrder(lines.filter(({ line }) => !sent.includes(line)))
}

const ENDED = ['withdrawn', 'superseded', 'settled']

/** Those of the cart that an operation carries which may still come about, or has. Pure. */
export function sentLines(
  lines: readonly StoredCartLine[],
  operations: readonly OperationRow[],
  changing: string | null,
): string[] {
  const sent = new Set(
    operations
      .filter((one) => isCart(one) && one.id !== changing && !ENDED.includes(one.state))
      .flatMap(({ body }) => (body as BookCart).lines.map(({ line }) => line)),
  )
  return lines.map(({ line }) => line).filter((line) => sent.has(line))
}
