import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DataList } from '#ui/data-list.tsx'
import { SyncStatusBadge } from '#ui/sync-status.tsx'

export interface ServiceRow {
  id: string
  name: string
  note: ReactNode
  offered: boolean
  /** What of it is not yet with the house. */
  work: readonly OperationRow[]
  /** The desk's page of what it offers; absent: it is edited here. */
  more?: { to: string; label: string }
  onEdit?: () => void
  /** Makes an order for a guest; absent: another page does, or it is off. */
  onOrder?: (() => void) | undefined
  /** Absent: it is not this person's to switch. */
  onSwitch?: () => Promise<void>
}

const needsDecision = ({ work }: ServiceRow) => work.some(({ state }) => state === 'parked')

/** Every service with its switch: those that come with the program, and the house's own. */
export function ServiceList({ rows }: { rows: readonly ServiceRow[] }) {
  const { t } = useLingui()
  return (
    <DataList
      label={t`Services`}
      rows={rows}
      rowTone={(row) =>
        row.work.length === 0 ? undefined : needsDecision(row) ? 'conflict' : 'waiting'
      }
      columns={[
        {
          key: 'service',
          header: t`Service`,
          primary: true,
          render: (row) => (
            <div className="grid min-w-0 gap-1">
              <p className="font-semibold">{row.name}</p>
              <p className="text-sm font-normal text-ink-soft">{row.note}</p>
              {row.work.length > 0 && (
                <SyncStatusBadge syncStatus={needsDecision(row) ? 'needs-decision' : 'saved'} />
              )}
            </div>
          ),
        },
        {
          key: 'offered',
          header: t`Offered`,
          render: ({ offered }) =>
            offered ? (
              <Badge tone="confirmed">
                <Trans>Offered</Trans>
              </Badge>
            ) : (
              <Badge tone="neutral" className="whitespace-nowrap">
                <Trans>Not offered</Trans>
              </Badge>
            ),
        },
      ]}
      renderActions={({ name, offered, more, onEdit, onOrder, onSwitch }) => (
        <div className="flex flex-1 flex-wrap justify-end gap-2 md:flex-nowrap">
          {onOrder && (
            <Button variant="primary" aria-label={t`Order ${name}`} onClick={onOrder}>
              <Trans>Order</Trans>
            </Button>
          )}
          {more && (
            <ButtonLink to={more.to} variant="quiet" aria-label={t`${more.label}: ${name}`}>
              {more.label}
            </ButtonLink>
          )}
          {onEdit && (
            <Button variant="quiet" aria-label={t`Edit ${name}`} onClick={onEdit}>
              <Trans>Edit</Trans>
            </Button>
          )}
          {onSwitch && (
            <Button
              variant="secondary"
              aria-label={offered ? t`Switch off: ${name}` : t`Switch on: ${name}`}
              onClick={() => void onSwitch()}
              className="min-w-28 flex-1 md:flex-none"
            >
              {offered ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
            </Button>
          )}
        </div>
      )}
    />
  )
}
