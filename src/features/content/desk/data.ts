import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ContentDraft, ContentRow } from '#contract/content.ts'
import { unwritten } from '#contract/content-parts.ts'
import { rowQuery } from '#offline/reads/row-query.ts'
import { contentQuery } from '#parts/use-content.ts'
import { useHouse } from '#parts/use-house.ts'
import { ReadError, type CachedOne } from '#offline/reads/types.ts'

const draftQuery = () =>
  rowQuery({ resource: 'content_drafts', route: 'getContentDraft', id: 'content' })

/** As the server tells of them. */
const NEVER = '1970-01-01T00:00:00.000Z'
const NO_ROW = {
  id: 'content',
  version: 0,
  created_at: NEVER,
  changed_at: NEVER,
  operation_id: null,
} as const

/** The draft as a write was answered with it: what the device has may be older for a while. */
const TAKEN = ['content', 'taken']

export interface Drafted {
  draft: ContentDraft | undefined
  /** What guests read. */
  published: ContentRow | undefined
  cached: CachedOne<ContentDraft> | undefined
  error: ReadError | null
  asking: boolean
  refetch: () => void
  /** The draft as the server just told it. */
  take: (row: ContentDraft) => void
  /** What guests read was changed. */
  changed: () => void
}

/** The draft, and beside it what is published. */
export function useDrafted(): Drafted {
  const client = useQueryClient()
  const draft = useQuery(draftQuery())
  const taken = useQuery<ContentDraft>({ queryKey: TAKEN, queryFn: skipToken }).data
  const published = useQuery(contentQuery())
  const take = useCallback(
    (row: ContentDraft) => {
      client.setQueryData<ContentDraft>(TAKEN, row)
      // And onto the device.
      void client.invalidateQueries({ queryKey: draftQuery().queryKey })
    },
    [client],
  )
  const house = useHouse()
  // A house that has published, or drafted, nothing has no such rows.
  const shown: ContentRow | undefined =
    published.data === undefined
      ? undefined
      : (published.data.row ?? { ...NO_ROW, ...unwritten({ language: 'en', ...house }) })
  const cached = draft.data?.row ?? null
  const newest = taken !== undefined && taken.version > (cached?.version ?? 0) ? taken : cached
  const begun: ContentDraft | undefined =
    draft.data === undefined || shown === undefined
      ? undefined
      : (newest ?? {
          ...shown,
          ...NO_ROW,
          device_time: null,
          changed_by: null,
          is_published: true,
        })
  return {
    draft: begun,
    published: shown,
    cached: draft.data,
    error: draft.error instanceof ReadError ? draft.error : null,
    asking: draft.isFetching || published.isFetching,
    refetch: () => {
      void draft.refetch()
      void published.refetch()
    },
    take,
    changed: () => void client.invalidateQueries({ queryKey: contentQuery().queryKey }),
  }
}
