import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DeskList } from '#parts/desk/desk-list.ts'
import type { DataColumn } from '#ui/data-list.tsx'
import { WorkBadge } from './work-badge.tsx'

/** Whose a row is, and what of it is not yet with the house. */
export const customerColumn = <Row extends { id: string }>(
  { waiting }: DeskList<Row>,
  nameOf: (row: Row) => string,
  below?: (row: Row) => ReactNode,
): DataColumn<Row> => ({
  key: 'customer',
  header: <Trans>Customer</Trans>,
  primary: true,
  render: (row) => (
    <span className="grid gap-1">
      <span className="break-words">{nameOf(row)}</span>
      {below?.(row)}
      <WorkBadge work={waiting.get(row.id)} />
    </span>
  ),
})
