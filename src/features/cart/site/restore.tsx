import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { BookCart } from '#contract/cart.ts'
import { isOpenState, type OperationRow } from '#offline/db/schema.ts'
import { saveDraft } from '#offline/drafts.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { newRequestIds } from '#offline/request-ids.ts'
import { putInCart } from '#offline/stay-cart.ts'
import { DrawnHouse } from '#ui/drawings.tsx'
import { GoneRequest } from '#ui/gone-request.tsx'
import { LoadingText } from '#ui/skeleton.tsx'
import { formOf, type CartDraft } from '../form/form.ts'
import { CART_FORM } from '../form/use-cart-form.ts'
import { storedLine } from '../lines.ts'
import { lineNames } from '../operations/texts.ts'
import { cartCode, isCart } from '../use-own-carts.ts'

/**
 * `/book?change={operation}`: puts a stay that waits or was refused back into the cart. Lines already
 * in the cart stay. The change is sent only when the guest confirms it.
 */
export function Restore({ id }: { id: string }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const rows = useQuery(outboxQuery(['guest']))
  const found = rows.data?.find((row) => row.id === id && isCart(row))
  const usable = found !== undefined && isOpenState(found.state)
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    if (!usable || restored) return
    let unmounted = false
    void restore(found, client).then(() => {
      if (!unmounted) setRestored(true)
    })
    return () => {
      unmounted = true
    }
  }, [usable, restored, found, client])

  if (restored) return <Navigate to="/book" replace />
  if (rows.isPending || usable) {
    return <LoadingText label={t`Loading your stay…`} />
  }
  return (
    <GoneRequest
      picture={<DrawnHouse />}
      title={t`This stay can no longer be changed here`}
      to={found?.id}
    />
  )
}

async function restore(
  operation: OperationRow,
  client: Parameters<typeof putInCart>[0],
): Promise<void> {
  const body = operation.body as BookCart
  const names = lineNames(body, operation.words.detail)
  const draft: CartDraft = {
    form: formOf(body),
    ids: newRequestIds(),
    changing: { id: operation.id, code: cartCode(operation) },
  }
  // The draft first: without it use-cart.ts would remove the lines, since they were sent.
  await saveDraft(CART_FORM, draft)
  for (const line of body.lines) {
    // Under its own id, so that opening this page again adds nothing twice.
    await putInCart(client, storedLine(line, names(line.line)), line.line)
  }
}
