import { useQuery } from '@tanstack/react-query'
import type { CashCountLine } from '#contract/cash-counts.ts'
import { offline } from '#offline/offline.ts'

/** A handover that was completed on this device. */
export interface Handover {
  /** The house's time, ISO. */
  at: string
  /** The last entry it covers, by its order on this device. */
  seq: number
  from: string
  to: string
  note: string
  /** Entries of the shift, and how many of them were at the house. */
  all: number
  there: number
  /** Whether the server answered. Stored under this name. */
  heard: boolean
  /** What was not there, in words. */
  missing: string[]
  /** What was counted in the till; absent: it was not, or by an older version. */
  counts?: CashCountLine[]
  reason?: string
  /** Its count was refused or taken back. Not stored: the outbox says it. */
  countRefused?: true
}

const FACT = 'handovers'
const KEY = ['handovers'] as const
/** A month with three shifts a day. */
const MAX_STORED = 90

async function read(): Promise<Handover[]> {
  const facts = (await offline().device.ready())?.facts
  const stored = await facts?.read(FACT)
  return Array.isArray(stored) ? (stored as Handover[]) : []
}

/** The latest first; undefined until it is known. */
export function usePastHandovers(): readonly Handover[] | undefined {
  return useQuery({ queryKey: KEY, queryFn: read, staleTime: Infinity }).data
}

/** Throws where this device can keep nothing. */
export async function rememberHandover(handover: Handover): Promise<void> {
  const opened = await offline().device.ready()
  if (opened === null) throw new Error('The store is not open')
  await opened.facts.write(FACT, [handover, ...(await read())].slice(0, MAX_STORED))
  await offline().client.invalidateQueries({ queryKey: KEY })
}
