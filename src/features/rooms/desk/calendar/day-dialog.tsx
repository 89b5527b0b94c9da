import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useFormats } from '#ui/formats.tsx'
import type { DeskBooking } from '../../desk-booking.ts'
import { DetailsDialog } from './details-dialog.tsx'
import { showDecisions, StayCard } from './stay-card.tsx'

/** All stays of one day, each with View, Approve, Reschedule and Cancel (spec 3 §2.4). */
export function DayDialog({
  day,
  stays,
  waiting,
  onClose,
}: {
  /** `YYYY-MM-DD` */
  day: string
  stays: readonly DeskBooking[]
  waiting: ReadonlyMap<string, readonly OperationRow[]>
  onClose: () => void
}) {
  const { t } = useLingui()
  const formats = useFormats()
  const [viewed, setViewed] = useState<string | null>(null)
  const booking = stays.find(({ id }) => id === viewed)
  const arriving = stays.filter(
    ({ check_in, status }) => check_in === day && status !== 'cancelled',
  ).length
  return (
    <Dialog
      open
      onClose={onClose}
      title={formats.date(day, 'full')}
      description={
        stays.length === 0 ? undefined : (
          <>
            <Plural value={stays.length} one="# booking" other="# bookings" />
            {' · '}
            <Plural value={arriving} one="# arrives" other="# arrive" />
          </>
        )
      }
      size="lg"
    >
      {stays.length === 0 ? (
        <p className="text-ink-soft">
          <Trans>Nobody has this night.</Trans>
        </p>
      ) : (
        <ul aria-label={t`Bookings of the day`} className="grid gap-4 divide-y divide-line">
          {stays.map((one) => (
            <li key={one.id} className="not-last:pb-4">
              <StayCard
                booking={one}
                steps={waiting.get(one.id) ?? []}
                onView={() => setViewed(one.id)}
                onDecide={() => {
                  onClose()
                  // The dialog first returns the focus.
                  setTimeout(showDecisions)
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {booking && <DetailsDialog booking={booking} onClose={() => setViewed(null)} />}
    </Dialog>
  )
}
