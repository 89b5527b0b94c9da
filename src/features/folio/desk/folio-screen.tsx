import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import type { CacheAge } from '#parts/desk/oldest-of.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyText } from '#ui/busy-text.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Bill } from './bill.tsx'
import { FolioHead } from './folio-head.tsx'
import type { MoneyTaken } from './money-taken.ts'
import { Owing } from './owing.tsx'
import { useFolio } from './use-folio.ts'

export interface FolioScreenProps {
  /** The booking's id, or `op:<operation>` while this device makes it. */
  stayId: string
  descriptors: OperationDescriptors
  money: MoneyTaken
  /** The stay's next steps: check-in, check-out. */
  Steps: ComponentType<{ stayId: string }>
  /** What needs a decision. */
  decisions: ReactNode
  AsOf: ComponentType<{ kept: CacheAge }>
}

/** One stay's bill, or that of the rooms booked with it (issue "front desk"). */
export function FolioScreen({
  stayId,
  descriptors,
  money,
  Steps,
  decisions,
  AsOf,
}: FolioScreenProps) {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const together = search.get('rooms') === 'all'
  const view = useFolio(stayId, together, descriptors)
  if (view === undefined) {
    return (
      <BusyText>
        <Trans>Loading…</Trans>
      </BusyText>
    )
  }
  if (view === null) return <NoStay />
  const { folio, stay, others, candidates, kept } = view
  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      {decisions}
      <FolioHead stay={stay} balance={folio.balance} steps={<Steps stayId={stay.id} />} />
      {kept && <AsOf kept={kept} />}
      {others.length > 0 && (
        <ChipGroup
          label={t`Rooms on this bill`}
          value={together ? 'all' : 'one'}
          onChange={(value) =>
            setSearch(value === 'all' ? { rooms: 'all' } : {}, { replace: true })
          }
          options={[
            { value: 'one', label: t`This room` },
            { value: 'all', label: t`All rooms of this booking`, count: others.length + 1 },
          ]}
        />
      )}
      <Owing stay={stay} folio={folio} />
      {stay.status === 'cancelled' && (
        <Alert tone="neutral" title={t`This booking is cancelled`}>
          <Trans>Its nights cost nothing here. What was put on the bill beside them stands.</Trans>
        </Alert>
      )}
      <Bill folio={folio} stay={stay} candidates={candidates} money={money} />
    </div>
  )
}

function NoStay() {
  const { t } = useLingui()
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Folio</Trans>
      </h1>
      <EmptyState
        picture={<DrawnLantern />}
        title={t`This stay is not known here`}
        text={
          <Trans>
            It is not among the bookings kept on this device. Ask again when the link is back.
          </Trans>
        }
        action={
          <ButtonLink to="/dashboard/bookings">
            <Trans>To the bookings</Trans>
          </ButtonLink>
        }
      />
    </>
  )
}
