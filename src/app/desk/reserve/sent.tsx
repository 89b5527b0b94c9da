import { Trans, useLingui } from '@lingui/react/macro'
import type { ReserveRooms } from '#contract/reservations.ts'
import { monthOf } from '#domain/calendar.ts'
import { reserveAddress } from '#features/rooms/desk/reserve/address.ts'
import { changeReservationAddress } from '#features/rooms/operations/reserve.ts'
import { walkInId } from '#features/rooms/operations/walk-in.ts'
import { useHouse } from '#parts/use-house.ts'
import { stayAddress } from '#parts/desk/stay-link.tsx'
import { DateText } from '#ui/date-text.tsx'
import type { Description } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { NewStaySent, NotHereAnyMore, useSentChain } from '../new-stay/sent.tsx'

const timeline = '/dashboard/reservations/calendar?view=timeline&month='

/** What was written down, the code to tell, and how far it has come: claimed, or only asked for. */
export function ReserveSent({ id }: { id: string }) {
  const { t } = useLingui()
  const { sends_mail } = useHouse()
  const sent = useSentChain(id, 'reserveRooms')
  if (sent === undefined) return null
  if (sent === null) {
    return <NotHereAnyMore title={t`This booking is not on this device any more.`} />
  }
  const { head, syncStatus, taken } = sent
  const { code, pricing, schedule, hold_until: held, ...asked } = head.body as ReserveRooms
  const { phone, email } = asked.customer
  // Whether an SMS goes out a house without a mail server does not tell: nothing is promised there.
  const isTold = asked.confirm && sends_mail !== false && (phone !== '' || email !== null)
  const facts: Description[] = [
    { term: t`Stay`, detail: head.words.detail },
    { term: t`Total`, detail: <Money amount={pricing.total} currency={pricing.currency} /> },
  ]
  if (taken) {
    const detail = <Money amount={taken.amount} currency={taken.currency} />
    facts.push({ term: t`Deposit`, detail })
  }
  if (held) facts.push({ term: t`Held until`, detail: <DateText value={held} format="weekday" /> })
  const links = [
    { to: stayAddress(walkInId(head)), text: <Trans>Open the stay</Trans> },
    { to: timeline + monthOf(schedule.check_in), text: <Trans>Open the timeline</Trans> },
    { to: reserveAddress(), text: <Trans>Another booking</Trans> },
  ]
  if (syncStatus === 'saved' && head.state === 'waiting') {
    const to = changeReservationAddress(head)
    links.splice(1, 0, { to, text: <Trans>Change the reservation</Trans> })
  }
  return (
    <NewStaySent
      syncStatus={syncStatus}
      code={code}
      confirmed={
        held ? <Trans>The nights are held.</Trans> : <Trans>The nights are claimed.</Trans>
      }
      waiting={
        isTold ? (
          <Trans>
            Not at the house yet: the nights are not claimed. It is sent as soon as there is
            internet and the desk is open; the guest gets the confirmation only then.
          </Trans>
        ) : (
          <Trans>
            Not at the house yet: the nights are not claimed. It is sent as soon as there is
            internet and the desk is open.
          </Trans>
        )
      }
      refused={<Trans>The house could not accept it. Decide below, then call the guest.</Trans>}
      facts={facts}
      links={links}
    />
  )
}
