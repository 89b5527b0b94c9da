import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { BookCart } from '#contract/cart.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { stayCartQuery, takeFromCart, type StoredCartLine } from '#offline/stay-cart.ts'
import { inOrder } from './lines.ts'
import { isCart } from './use-own-carts.ts'

/**
 * The lines in the cart on this device, by their days; undefined while they are read. Lines already
 * sent are removed: the page may have been closed between saving a request and emptying the cart.
 * @param changing the operation whose lines are in the cart again; undefined: not known yet
 */
export function useCart(changing: string | null | undefined): StoredCartLine[] | undefined {
  const client = useQueryClient()
  const lines = useQuery(stayCartQuery).data
  const rows = useQuery(outboxQuery(['guest']))
  const sent =
    lines === undefined || changing === undefined ? [] : sentLines(lines, rows.data ?? [], changing)
  const sentIds = sent.join(' ')
  useEffect(() => {
    if (sentIds !== '') void takeFromCart(client, sentIds.split(' '))
  }, [sentIds, client])
  if (lines === undefined || (rows.isPending && !rows.isError)) return undefined
  return inOrder(lines.filter(({ line }) => !sent.includes(line)))
}

const ENDED = ['withdrawn', 'superseded', 'settled']

/** The cart's lines that are in an operation which was taken or may still be. Pure. */
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
