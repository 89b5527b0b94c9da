import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ListState } from '#parts/desk/list-state.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { DeskList } from '#parts/desk/desk-list.ts'

/** The tabs of reviews, tickets and consents: their list, or why there is none. */
export function ListFrame({
  list: { rows, error },
  empty,
  title,
  text,
  failed,
  children,
}: {
  list: Pick<DeskList<unknown>, 'rows' | 'error'>
  /** Nothing is left of the list to show. */
  empty: boolean
  title: string
  text: string
  failed: string
  children: ReactNode
}) {
  const { t } = useLingui()
  return (
    <ListState
      isLoaded={rows !== undefined}
      failures={error ? [error.refusal?.message ?? failed] : []}
      loading={t`Loading…`}
    >
      {empty ? <EmptyState picture={<DrawnLantern />} title={title} text={text} /> : children}
    </ListState>
  )
}
