import { Trans, useLingui } from '@lingui/react/macro'
import { Hand } from 'lucide-react'
import { StatusLine } from '#ui/status-line.tsx'
import { daysText } from '#parts/day-and-amount.ts'
import type { DeskBooking } from '../desk-booking.ts'

/**
 * Whose requests lose the room, before it is given to somebody else. `asks`: what is moved is itself
 * a request, so that it takes the room from nobody.
 */
export function RequestsTakenOver({
  requests,
  asks = false,
}: {
  requests: readonly DeskBooking[]
  asks?: boolean
}) {
  const { t } = useLingui()
  return requests.map((request) => {
    const guest = request.customer_name || t`Guest`
    const days = daysText(request.check_in, request.check_out)
    return (
      <StatusLine key={request.id} tone="waiting" icon={<Hand />}>
        {asks ? (
          <Trans>
            {guest} asks for this room too, {days}.
          </Trans>
        ) : (
          <Trans>
            Takes the room from {guest}’s request, {days}: you then offer another room or decline
            it.
          </Trans>
        )}
      </StatusLine>
    )
  })
}
