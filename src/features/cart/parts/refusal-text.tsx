import { Trans, useLingui } from '@lingui/react/macro'
import { looseNumber, looseObject } from '#lib/loose.ts'
import { refusalText } from '#offline/refusal-text.ts'
import { shownServices } from '#parts/services.ts'
import { Money } from '#ui/money.tsx'
import type { LineRefusal } from '../refused.ts'

/**
 * Why a line cannot be had: in our words where it is one of the reasons we know, so that it speaks
 * the guest's language; else in the house's.
 */
export function RefusalText({ refusal }: { refusal: LineRefusal }) {
  const { i18n } = useLingui()
  const current = looseObject(looseObject(refusal.body).current)
  const said = shownServices.flatMap(({ refused }) => refused?.[refusal.code]?.(current) ?? [])[0]
  if (said) return i18n._(said)
  switch (refusal.code) {
    case 'room_taken':
      return <Trans>Somebody else has this room for these nights.</Trans>
    case 'not_offered':
      return <Trans>The house does not offer this at the moment.</Trans>
    case 'too_late':
      return <Trans>Its time has passed.</Trans>
    case 'price_changed':
      return <NewPrice refusal={refusal} />
    default:
      return (
        refusalText({ message: refusal.message ?? '', body: refusal.body }, i18n) ?? (
          <Trans>The house does not take it like this.</Trans>
        )
      )
  }
}

function NewPrice({ refusal }: { refusal: LineRefusal }) {
  const current = looseObject(looseObject(refusal.body).current)
  const pricing = looseObject(current.pricing ?? current)
  const total = looseNumber(pricing.grand_total) ?? looseNumber(pricing.total)
  return total === null ? (
    <Trans>The price has changed.</Trans>
  ) : (
    <Trans>
      The price has changed: it is now <Money amount={total} />.
    </Trans>
  )
}
