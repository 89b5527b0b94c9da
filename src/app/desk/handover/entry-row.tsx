import { Trans, useLingui } from '@lingui/react/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import { syncStatusOf } from '#offline/sync-status.ts'
import { ReasonText } from '#features/parked/desk/reason-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { DateTimeText, TimeText } from '#ui/date-text.tsx'
import { SyncStatusBadge } from '#ui/sync-status.tsx'
import { descriptors } from '../../operations.ts'
import type { Entry } from './entries.ts'

/** What an entry is called, in the reader's language. */
export function useEntryTitle(): (row: OperationRow) => string {
  const { i18n } = useLingui()
  return (row) => {
    const title = descriptors[row.route]?.title(row)
    return title ? i18n._(title) : row.words.title
  }
}

/** One entry that is not at the house: how far it came, why, what helps, and a tick. */
export function MissingEntry({
  entry,
  ticked,
  onTick,
}: {
  entry: Entry
  ticked: boolean
  onTick: (on: boolean) => void
}) {
  const { t } = useLingui()
  const { row, standing, earlier } = entry
  const title = useEntryTitle()(row)
  const descriptor = descriptors[row.route]
  const syncStatus = syncStatusOf(row)
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0">
          <span className="font-semibold">{title}</span>{' '}
          <span className="text-ink-soft">{row.words.detail}</span>
        </p>
        {standing === 'lost' ? (
          <Badge tone="error">
            <Trans>Not known at the house</Trans>
          </Badge>
        ) : standing === 'needs' ? (
          <SyncStatusBadge syncStatus={syncStatus === 'not-sent' ? syncStatus : 'needs-decision'} />
        ) : (
          syncStatus !== 'over' && <SyncStatusBadge syncStatus={syncStatus} />
        )}
      </div>
      <p className="text-sm text-ink-soft">
        {row.actor.kind === 'staff' ? row.actor.name : t`Guests on this device`}
        {' · '}
        {earlier ? (
          <DateTimeText value={row.deviceTime} format="short" />
        ) : (
          <TimeText value={row.deviceTime} />
        )}
      </p>
      <p className="text-sm whitespace-pre-line">
        {standing === 'needs' ? (
          <ReasonText operation={row} descriptor={descriptor} />
        ) : standing === 'lost' ? (
          <Trans>
            The house had this, but no longer has it. Check whether it was done; if not, record it
            again.
          </Trans>
        ) : syncStatus === 'sent' ? (
          <Trans>
            Sent, but no answer yet. We ask again as soon as the house answers and the desk is open
            here; it is never done twice.
          </Trans>
        ) : (
          <Trans>
            It is sent in their name as soon as the house answers and the desk is open here.
          </Trans>
        )}
      </p>
      <CheckboxField label={t`My colleague knows about it`} checked={ticked} onChange={onTick} />
    </li>
  )
}
