import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { DetailsDialog } from '../calendar/details-dialog.tsx'
import { showDecisions, StayCard } from '../calendar/stay-card.tsx'
import type { DeskBooking } from '../../desk-booking.ts'
import { MovePanel } from './move-panel.tsx'
import type { Moves } from './use-moves.ts'

/** Below the timeline: the chosen stay with its steps, or its open move. */
export function StayPanel({
  booking,
  moves,
  steps,
  panel,
  onClose,
}: {
  booking: DeskBooking
  moves: Moves
  steps: readonly OperationRow[]
  panel: RefObject<HTMLElement | null>
  onClose: () => void
}) {
  const { t } = useLingui()
  const [viewed, setViewed] = useState(false)
  const isHeld = useRef(moves.proposal !== null)
  // On a phone the panel opens below the edge; during a drag the page does not scroll.
  useEffect(() => {
    if (!isHeld.current) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [panel])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={moves.proposal ? t`Move this stay?` : t`Chosen stay`}
      className="shrink-0 scroll-mb-3 rounded-md border border-control-border bg-surface py-3 pr-2 pl-4 outline-none"
    >
      {moves.proposal ? (
        <MovePanel booking={booking} move={moves.proposal} moves={moves} />
      ) : (
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <StayCard
              booking={booking}
              steps={steps}
              onView={() => setViewed(true)}
              onDecide={showDecisions}
            />
          </div>
          <IconButton label={t`Close`} onClick={onClose}>
            <X />
          </IconButton>
        </div>
      )}
      {viewed && <DetailsDialog booking={booking} onClose={() => setViewed(false)} />}
    </section>
  )
}
