import type { UseQueryResult } from '@tanstack/react-query'
import type { Cached } from '#offline/reads/types.ts'

/** How far a list can be trusted. */
export interface ListState {
  /** Nothing is known yet, and the server is still being asked. */
  pending: boolean
  /** Nothing is known, and the server does not answer. */
  failed: boolean
  /** When the cached rows were read; null: the server answered just now. */
  asOf: string | null
}

export const listStateOf = ({
  data,
  isError,
}: Pick<UseQueryResult<Cached<unknown>>, 'data' | 'isError'>): ListState => ({
  pending: data === undefined && !isError,
  failed: data === undefined && isError,
  asOf: data?.cause ? data.asOf : null,
})
