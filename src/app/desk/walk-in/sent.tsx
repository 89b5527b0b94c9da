import { Trans, useLingui } from '@lingui/react/macro'
import type { BookRoom } from '#contract/bookings.ts'
import { walkInId } from '#features/rooms/operations/walk-in.ts'
import { stayAddress, StayLink } from '#parts/desk/stay-link.tsx'
import { Money } from '#ui/money.tsx'
import { NewStaySent, NotHereAnyMore, useSentChain } from '../new-stay/sent.tsx'

/** The keys are out: what was written down, the code, and how far it has come. */
export function WalkInSent({ id }: { id: string }) {
  const { t } = useLingui()
  const sent = useSentChain(id, 'checkInHotelBooking')
  if (sent === undefined) return null
  if (sent === null) {
    return <NotHereAnyMore title={t`This walk-in is not on this device any more.`} />
  }
  const { head, syncStatus, taken } = sent
  const { code, customer, pricing } = head.body as BookRoom
  const stay = walkInId(head)
  return (
    <NewStaySent
      syncStatus={syncStatus}
      code={code}
      confirmed={<Trans>The house has it all: the guest is in.</Trans>}
      waiting={
        <Trans>
          You can give the guest the keys. It is sent as soon as there is internet and the desk is
          open.
        </Trans>
      }
      refused={<Trans>The house could not accept it. Decide below before you give the keys.</Trans>}
      facts={[
        { term: t`Guest`, detail: <StayLink id={stay}>{customer.name || t`Guest`}</StayLink> },
        { term: t`Stay`, detail: head.words.detail },
        { term: t`Total`, detail: <Money amount={pricing.grand_total} /> },
        {
          term: t({ message: 'Paid', context: 'money' }),
          detail: taken ? (
            <Money amount={taken.amount} currency={taken.currency} />
          ) : (
            <Trans>Not yet: it stays owed</Trans>
          ),
        },
      ]}
      links={[
        { to: stayAddress(stay), text: <Trans>Bill and receipt</Trans> },
        { to: '/dashboard/walk-in', text: <Trans>Another walk-in</Trans> },
      ]}
    />
  )
}
