import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clearDraft, readDraft, saveDraft } from '#offline/drafts.ts'

/**
 * Whether a payment of a rental was sent and never answered. Another host may have taken it and
 * would take it twice, so that it is remembered over a reload, from before it is sent. Nothing of
 * the card. Our own house needs none of it: asked again, it answers what was paid.
 */
const nameOf = (operationId: string) => `cars:paying-in-doubt:${operationId}`
const keyOf = (operationId: string) => ['cars', 'paying-in-doubt', operationId]

export function useDoubt(operationId: string) {
  const client = useQueryClient()
  const found = useQuery({
    queryKey: keyOf(operationId),
    queryFn: async () => (await readDraft(nameOf(operationId))) !== null,
    networkMode: 'always',
  })
  return {
    /** Undefined: not known yet. */
    doubted: found.data,
    async set(doubted: boolean): Promise<void> {
      if (doubted) await saveDraft(nameOf(operationId), { sent: true })
      else await clearDraft(nameOf(operationId))
      client.setQueryData(keyOf(operationId), doubted)
    },
  }
}
