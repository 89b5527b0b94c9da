import { useInLanguage } from '#parts/use-in-language.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LinkCause } from '#offline/link/types.ts'
import { ReadError, type Refusal } from '#offline/reads/types.ts'
import { rooms } from '../data.ts'
import { useStays } from '../use-stays.ts'
import type { Criteria } from './criteria.ts'
import { findRooms, type Found } from './search.ts'

export type SearchState =
  | { is: 'loading' }
  /** No answer and nothing cached; `refusal` where the server refused. */
  | { is: 'failed'; refusal: Refusal | null }
  | {
      is: 'found'
      found: Found
      /** The age of the cached nights, where the server did not answer. */
      asOf: string | null
      cause: LinkCause | null
      /** It is not known which nights are occupied. */
      nightsUnknown: boolean
    }

/** Searches the rooms and nights on this device, again after each change of them. */
export function useSearch(criteria: Criteria): SearchState {
  const list = useQuery(rooms())
  const inLanguage = useInLanguage()
  const stays = useStays()
  const found = useMemo(
    () =>
      list.data === undefined
        ? null
        : findRooms(list.data.rows.map(inLanguage), stays.rows, criteria),
    [list.data, stays.rows, criteria, inLanguage],
  )
  if (found === null) {
    if (list.isPending) return { is: 'loading' }
    const { error } = list
    return { is: 'failed', refusal: error instanceof ReadError ? error.refusal : null }
  }
  if (stays.pending) return { is: 'loading' }
  if (stays.failed && stays.cause === null) {
    return { is: 'failed', refusal: stays.refusal ?? null }
  }
  return {
    is: 'found',
    found,
    asOf: stays.asOf,
    cause: stays.cause ?? list.data?.cause ?? null,
    nightsUnknown: stays.failed,
  }
}
