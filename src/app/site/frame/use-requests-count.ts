import { useQuery } from '@tanstack/react-query'
import type { OutboxCounts } from '#offline/outbox/types.ts'
import { countsQuery } from '#offline/reads/outbox-queries.ts'

const NONE: OutboxCounts = { waiting: 0, needYou: 0, signIn: [] }

/** What guests confirmed on this device and is not settled; nothing while the store opens. */
export function useRequestsCount(): OutboxCounts {
  return useQuery(countsQuery(['guest'])).data ?? NONE
}
