import { useQueries } from '@tanstack/react-query'
import { offline } from '#offline/offline.ts'
import { ReadError } from '#offline/reads/types.ts'
import { useValue } from '#ui/use-value.ts'
import { stays, staysByStatus, type Stay } from './stays.ts'

/** Which nights are occupied: from our server in one list, from others by status. */
export function useStays() {
  const foreign = useValue(offline().host) === 'foreign'
  const lists = useQueries({ queries: foreign ? staysByStatus() : [stays()] })
  const cached = lists.map(({ data }) => data)
  const errors = lists.map(({ error }) => (error instanceof ReadError ? error : null))
  const times = cached.flatMap((list) => list?.asOf ?? [])
  return {
    rows: cached.flatMap((list): readonly Stay[] => list?.rows ?? []),
    /** The age of the oldest rows; null where unknown. */
    asOf: times.toSorted()[0] ?? null,
    /** The server did not answer: cached rows are shown, or none. */
    cause:
      cached.find((list) => list?.cause)?.cause ??
      errors.find((error) => error?.linkCause)?.linkCause ??
      null,
    /** The server refused to answer. */
    refusal:
      cached.find((list) => list?.refusal)?.refusal ??
      errors.find((error) => error?.refusal)?.refusal ??
      null,
    /** Still loading: neither cached rows nor an answer yet. */
    pending: lists.some((list) => list.isPending),
    /** Neither cached rows nor an answer: it is not known which nights are occupied. */
    failed: lists.some((list) => list.isError && list.data === undefined),
  }
}
