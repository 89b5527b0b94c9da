import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { BanWarning } from '#parts/desk/ban-warning.tsx'
import type { BookingType } from '#parts/desk/booking-row.ts'
import { oldestOf } from '#parts/desk/oldest-of.ts'
import { useBans } from '#parts/desk/use-bans.ts'
import { RefreshButton } from '#parts/refresh-button.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { descriptors } from '../../operations.ts'
import { AsOf } from '#parts/desk/as-of.tsx'
import { typeLabels } from '#parts/services.ts'
import { NewOrder } from '../new-order.tsx'
import { useSources } from '../services.ts'
import { useHouseTime } from '../../use-house-time.ts'
import { FoundBookings } from './found-bookings.tsx'
import { useAllRows } from './use-selected.ts'

/** Bookings, all services (spec 3 §2.5). */
export function BookingsScreen() {
  const { t, i18n } = useLingui()
  const { today } = useHouseTime()
  const sources = useSources()
  const banOf = useBans()
  const [opened, setOpened] = useState<string | null>(null)
  // The search of the desk leads here with one of them open.
  const [params, setParams] = useSearchParams()
  const open = opened ?? params.get('open')
  const { rows, index, counts } = useAllRows(sources)
  const loading =
    rows.length === 0 &&
    sources.some((source) => source.rows === undefined && source.failure === null)
  const cached = oldestOf(sources.map((one) => one.cached))
  const source = (type: BookingType) => sources.find((one) => one.type === type)
  const details = rows.find((row) => row.key === open)

  function close() {
    setOpened(null)
    if (!params.has('open')) return
    const left = new URLSearchParams(params)
    left.delete('open')
    setParams(left, { replace: true })
  }

  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <DeskHeading title={t`Bookings`} />
        <div className="flex flex-wrap gap-2">
          <NewOrder />
          <ButtonLink to="/dashboard/walk-in" icon={<KeyRound />}>
            <Trans>Walk-in</Trans>
          </ButtonLink>
          <RefreshButton refetch={() => sources.forEach((one) => one.refetch())} />
        </div>
      </div>
      <output className="sr-only">
        <Plural value={counts.pending} one="# pending booking" other="# pending bookings" />
      </output>
      <ParkedWork descriptors={descriptors} />
      <div className="grid grid-cols-3 gap-2.5">
        <StatTile label={t`Total`} value={counts.total} />
        <StatTile label={t`Pending`} value={counts.pending} tone="waiting" />
        <StatTile label={t`Approved`} value={counts.approved} tone="confirmed" />
      </div>
      <FoundBookings
        index={index}
        rows={rows}
        sources={sources}
        today={today}
        banOf={banOf}
        loading={loading ? <LoadingCards label={t`Loading bookings…`} cards={3} /> : null}
        notices={
          <>
            {sources.map(({ type, failure: words }) => {
              const label = i18n._(typeLabels[type])
              return (
                words && (
                  <Alert key={type} tone="error" live title={t`${label}: ${words}`}>
                    <Trans>Everything else is still shown.</Trans>
                  </Alert>
                )
              )
            })}
            {cached && <AsOf cached={cached} />}
          </>
        }
        onDetails={setOpened}
      />
      <Dialog
        open={details !== undefined}
        onClose={close}
        title={details ? `${details.reference}` : t`Booking Details`}
        description={t`Booking Details`}
        footer={
          <Button variant="secondary" onClick={close}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        {details?.contact && (
          <div className="mb-5 empty:hidden">
            <BanWarning ban={banOf(details.contact)} />
          </div>
        )}
        {details && source(details.type)?.details(details)}
      </Dialog>
    </div>
  )
}
