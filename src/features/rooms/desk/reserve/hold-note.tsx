import { Trans, useLingui } from '@lingui/react/macro'
import { useHouseDay } from '#parts/use-house-day.ts'
import { Alert } from '#ui/alert.tsx'
import { DateText } from '#ui/date-text.tsx'
import type { DeskBooking } from '../../desk-booking.ts'
import { useLostRequests } from '../lost-requests.ts'
import { holdOf } from './hold.ts'

/** Until when the house holds the rooms for the guest, or that it does no longer. */
export function HoldNote({ booking }: { booking: DeskBooking }) {
  const { t } = useLingui()
  const today = useHouseDay()
  const hold = holdOf(booking, today)
  const isLost = useLostRequests(today).has(booking.id)
  if (hold === null) return null
  const day = <DateText value={hold.until} format="weekday" />
  return hold.lapsed ? (
    <Alert tone="conflict" title={t`The hold has lapsed`}>
      {isLost ? (
        <Trans>It was until {day}.</Trans>
      ) : (
        <Trans>
          It was until {day}. The nights are free for others: approve it if the guest still comes,
          or cancel it.
        </Trans>
      )}
    </Alert>
  ) : (
    <Alert tone="waiting">
      {booking.asked_here ? (
        <Trans>To be held until {day}.</Trans>
      ) : (
        <Trans>Held until {day}. An approval or a deposit makes it firm.</Trans>
      )}
    </Alert>
  )
}
