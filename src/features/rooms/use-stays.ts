import { useQueries } from '@tanstack/react-query'
import type { LinkCause } from '#offline/link/types.ts'
import { offline } from '#offline/offline.ts'
import { ReadError, type Refusal } from '#offline/reads/types.ts'
import { useValue } from '#ui/use-value.ts'
import { stays, staysByStatus, type Stay } from './stays.ts'

export interface KnownStays {
  rows: readonly Stay[]
  /** From when the oldest of them is; null where it is not known. */
  asOf: string | null
  /** The house was asked in vain: what is shown is kept, or nothing. */
  cause: LinkCause | null
  /** The house answered that it does not say. */
  refusal: Refusal | null
  /** Nothing is known yet: neither kept nor heard. */
  pending: boolean
  /** Nothing is kept, and nothing was heard: which nights are gone is not known. */
  failed: boolean
}

/** Which nights are gone, from our house in one list, from others by state. */
export function useStays(): KnownStays {
  const foreign = useValue(offline().host) === 'foreign'
  const lists = useQueries({ queries: foreign ? staysByStatus() : [stays()] })
  const kept = lists.map(({ data }) => data)
  const errors = lists.map(({ error }) => (error instanceof ReadError ? error : null))
  const times = kept.flatMap((list) => list?.asOf ?? [])
  return {
    rows: kept.flatMap((list) => list?.rows ?? []),
    asOf: times.toSorted()[0] ?? null,
    cause:
      kept.find((list) => list?.cause)?.cause ??
      errors.find((error) => error?.linkCause)?.linkCause ??
      null,
    refusal:
      kept.find((list) => list?.refusal)?.refusal ??
      errors.find((error) => error?.refusal)?.refusal ??
      null,
    pending: lists.some((list) => list.isPending),
    failed: lists.some((list) => list.isError && list.data === undefined),
  }
}
