import { Trans, useLingui } from '@lingui/react/macro'
import type { RoomPricing } from '#contract/bookings.ts'
import { currentOf } from '#offline/current-of.ts'
import { refusalText } from '#offline/refusal-text.ts'
import { shownServices } from '#parts/services.ts'
import { Money } from '#ui/money.tsx'
import type { LineRefusal } from '../refused.ts'

/**
 * Why the server refuses a line: for a reason that this app knows, in the guest's language; else in
 * the server's text.
 */
export function RefusalText({ refusal }: { refusal: LineRefusal }) {
  const { i18n } = useLingui()
  const current = currentOf<{ spots_left: number }>(refusal.body)
  const [text] = shownServices.flatMap(({ refused }) => refused?.[refusal.code]?.(current) ?? [])
  if (text) return i18n._(text)
  switch (refusal.code) {
    case 'room_taken':
      return <Trans>Somebody else has this room for these nights.</Trans>
    case 'not_offered':
      return <Trans>The house does not offer this at the moment.</Trans>
    // Found by this device; the house says more.
    case refusal.body === null && 'closed':
      return <Trans>The house is closed at that time.</Trans>
    case 'too_late':
      return <Trans>Its time has passed.</Trans>
    case 'price_changed':
      return <NewPrice refusal={refusal} />
    default:
      return (
        refusalText({ message: refusal.message ?? '', body: refusal.body }, i18n) ?? (
          <Trans>The house cannot accept this. Please check what you entered.</Trans>
        )
      )
  }
}

/** Services name what it costs now in one of these ways. */
type Price = Partial<Pick<RoomPricing, 'grand_total'> & { total: number }>

function NewPrice({ refusal }: { refusal: LineRefusal }) {
  const current = currentOf<Price & { pricing: Price }>(refusal.body)
  const { grand_total, total = null } = current.pricing ?? current
  const amount = grand_total ?? total
  return amount === null ? (
    <Trans>The price has changed.</Trans>
  ) : (
    <Trans>
      The price has changed: it is now <Money amount={amount} />.
    </Trans>
  )
}
