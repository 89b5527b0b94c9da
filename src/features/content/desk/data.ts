import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ContentDraft, ContentRow } from '#contract/content.ts'
import { rowQuery } from '#offline/reads/row-query.ts'
import { contentQuery } from '#parts/use-content.ts'
import { ReadError, type CachedOne } from '#offline/reads/types.ts'

const draftQuery = () =>
  rowQuery({ resource: 'content_drafts', route: 'getContentDraft', id: 'content' })
const publishedQuery = () => rowQuery({ resource: 'content', route: 'getContent', id: 'content' })

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
  const published = useQuery(contentQuery())
  const take = useCallback(
    (row: ContentDraft) => {
      const { queryKey } = draftQuery()
      client.setQueryData<CachedOne<ContentDraft>>(queryKey, (before) => ({
        asOf: null,
        from: 'house',
        ...before,
        row,
      }))
      // And onto the device.
      void client.invalidateQueries({ queryKey })
    },
    [client],
  )
  return {
    draft: draft.data?.row ?? undefined,
    published: published.data?.row ?? undefined,
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
