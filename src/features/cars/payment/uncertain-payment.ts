import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clearDraft, readDraft, saveDraft } from '#offline/drafts.ts'

/**
 * Whether a payment of a rental was sent and never answered. Another host may have taken it and
 * would take it twice, so that it is remembered over a reload, from before it is sent. Nothing of
 * the card is stored. Our own server does not need this: asked again, it answers what was paid.
 */
const nameOf = (operationId: string) => `cars:paying-in-doubt:${operationId}`
const keyOf = (operationId: string) => ['cars', 'paying-in-doubt', operationId]

export function useUncertainPayment(operationId: string) {
  const client = useQueryClient()
  const found = useQuery({
    queryKey: keyOf(operationId),
    queryFn: async () => (await readDraft(nameOf(operationId))) !== null,
    networkMode: 'always',
  })
  return {
    /** Undefined: not known yet. */
    doubted: found.data,
    async set(isUncertain: boolean): Promise<void> {
      if (isUncertain) await saveDraft(nameOf(operationId), { sent: true })
      else await clearDraft(nameOf(operationId))
      client.setQueryData(keyOf(operationId), isUncertain)
    },
  }
}
