import { Plural, Trans } from '@lingui/react/macro'
import { DoorOpen, KeyRound } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { DateText } from '#ui/date-text.tsx'
import type { RoomTask } from './rounds.ts'

/** Who comes and who is in: how many, never who. */
export function RoomSummary({ task }: { task: RoomTask }) {
  const { arrival, guest, leaves } = task
  const people = (arrival?.adults ?? 0) + (arrival?.children ?? 0)
  return (
    <>
      {arrival && (
        <Badge tone="conflict" icon={<KeyRound />} className="rounded-md!">
          <Trans>Arrival today</Trans>
          {people > 0 && (
            <>
              {' · '}
              <Plural value={people} one="# guest" other="# guests" />
            </>
          )}
        </Badge>
      )}
      {guest && (
        <Badge tone="neutral" icon={<DoorOpen />} className="rounded-md!">
          {leaves ? (
            <Trans>Guest leaves today</Trans>
          ) : (
            <Trans>
              Guest stays until <DateText value={guest.check_out} format="short" />
            </Trans>
          )}
        </Badge>
      )}
    </>
  )
}
