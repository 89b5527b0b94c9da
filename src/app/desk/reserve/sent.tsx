import { Trans, useLingui } from '@lingui/react/macro'
import type { ReserveRooms } from '#contract/reservations.ts'
import { monthOf } from '#domain/calendar.ts'
import { reserveAddress } from '#features/rooms/desk/reserve/address.ts'
import { changeReservationAddress } from '#features/rooms/operations/reserve.ts'
import { walkInId } from '#features/rooms/operations/walk-in.ts'
import { stayAddress } from '#parts/desk/stay-link.tsx'
import { DateText } from '#ui/date-text.tsx'
import { Money } from '#ui/money.tsx'
import { NewStaySent } from '../new-stay/sent.tsx'

const timeline = '/dashboard/reservations/calendar?view=timeline&month='

/** What was written down, the code to tell, and how far it has come: claimed, or only asked for. */
export function ReserveSent({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <NewStaySent
      id={id}
      done="reserveRooms"
      gone={t`This booking is not on this device any more.`}
      describe={({ head, syncStatus, taken }) => {
        const { code, pricing, schedule, hold_until: held } = head.body as ReserveRooms
        return {
          code,
          confirmed: held ? (
            <Trans>The nights are held.</Trans>
          ) : (
            <Trans>The nights are claimed.</Trans>
          ),
          waiting: (
            <Trans>
              Not at the house yet: the nights are not claimed. It goes there as soon as there is
              internet and the desk is open; the guest is written to only then.
            </Trans>
          ),
          refused: (
            <Trans>The house could not take it as it was. Decide below, then call the guest.</Trans>
          ),
          facts: [
            { term: t`Stay`, detail: head.words.detail },
            {
              term: t`Total`,
              detail: <Money amount={pricing.total} currency={pricing.currency} />,
            },
            ...(taken ? [{ term: t`Deposit`, detail: taken }] : []),
            ...(held
              ? [{ term: t`Held until`, detail: <DateText value={held} format="weekday" /> }]
              : []),
          ],
          links: [
            { to: stayAddress(walkInId(head)), text: <Trans>Open the stay</Trans> },
            ...(syncStatus === 'saved' && head.state === 'waiting'
              ? [
                  {
                    to: changeReservationAddress(head),
                    text: <Trans>Change the reservation</Trans>,
                  },
                ]
              : []),
            { to: timeline + monthOf(schedule.check_in), text: <Trans>Open the timeline</Trans> },
            { to: reserveAddress(), text: <Trans>Another booking</Trans> },
          ],
        }
      }}
    />
  )
}
