import { Trans, useLingui } from '@lingui/react/macro'
import type { BookRoom } from '#contract/bookings.ts'
import { walkInId } from '#features/rooms/operations/walk-in.ts'
import { stayAddress, StayLink } from '#parts/desk/stay-link.tsx'
import { Money } from '#ui/money.tsx'
import { NewStaySent } from '../new-stay/sent.tsx'

/** The keys are out: what was written down, the code, and how far it has come. */
export function WalkInSent({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <NewStaySent
      id={id}
      done="checkInHotelBooking"
      gone={t`This walk-in is not on this device any more.`}
      describe={({ head, taken }) => {
        const { code, customer, pricing } = head.body as BookRoom
        const stay = walkInId(head)
        return {
          code,
          confirmed: <Trans>The house has it all: the guest is in.</Trans>,
          waiting: (
            <Trans>
              The guest can have the keys: it goes to the house in order as soon as there is
              internet and the desk is open.
            </Trans>
          ),
          refused: (
            <Trans>The house could not take it as it was. Decide below before you hand on.</Trans>
          ),
          facts: [
            {
              term: t`Guest`,
              detail: <StayLink id={stay}>{customer.name || t`Guest`}</StayLink>,
            },
            { term: t`Stay`, detail: head.words.detail },
            { term: t`Total`, detail: <Money amount={pricing.grand_total} /> },
            { term: t`Paid`, detail: taken ?? <Trans>Not yet: it stays owed</Trans> },
          ],
          links: [
            { to: stayAddress(stay), text: <Trans>Bill and receipt</Trans> },
            { to: '/dashboard/walk-in', text: <Trans>Another walk-in</Trans> },
          ],
        }
      }}
    />
  )
}
