import { useQuery } from '@tanstack/react-query'
import { running, type Running } from '#contract/running.ts'
import { readDraft, saveDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { useOnce } from '#ui/use-once.ts'
import { useValue } from '#ui/use-value.ts'

export interface ShownRunning {
  /** Undefined: not asked yet, or neither answered nor kept here. */
  facts: Running | undefined
  /** Whether the house said it just now; else it is what this device kept. */
  isNow: boolean
  asking: boolean
  refetch: () => void
}

/** Its name in the store of this device. */
const KEPT = 'running'
const EVERY_MS = 60_000

class NoAnswer extends Error {}

const readRunning = (body: unknown): Running | null => running.safeParse(body).data ?? null

const readKept = async () => readRunning((await readDraft(KEPT))?.value)

async function askServer(): Promise<Running> {
  const { session, ask } = offline()
  const asked = await ask({ route: 'getRunning', token: session.getSnapshot()?.token ?? null })
  // Another host may answer any path with something.
  const facts = asked.kind === 'answer' && asked.ok ? readRunning(asked.body) : null
  if (facts === null) throw new NoAnswer()
  // Kept for a look without the link; whose device it is needs it no longer.
  const holding = facts.devices.holding.map((one) => ({ ...one, person: '', device: null }))
  void saveDraft(KEPT, { ...facts, devices: { ...facts.devices, holding } })
  return facts
}

/** How the house runs: as it says now, else as it said last on this device. */
export function useRunning(): ShownRunning {
  const link = useValue(offline().link)
  const isDown = link.state === 'down'
  const asked = useQuery({
    queryKey: ['running'],
    queryFn: askServer,
    enabled: !isDown,
    networkMode: 'always',
    retry: false,
    staleTime: 5_000,
    refetchInterval: EVERY_MS,
  })
  const kept = useOnce(readKept, null)
  return {
    facts: asked.data ?? kept ?? undefined,
    isNow: asked.data !== undefined && !asked.isError && !isDown,
    asking: asked.isFetching && !isDown,
    refetch: () => void asked.refetch(),
  }
}
