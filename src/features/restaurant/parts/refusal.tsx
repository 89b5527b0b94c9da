import { Trans, useLingui } from '@lingui/react/macro'
import type { PlaceOrder } from '#contract/restaurant.ts'
import { currentOf } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { refusalText } from '#offline/refusal-text.ts'
import { DateText } from '#ui/date-text.tsx'
import { Money } from '#ui/money.tsx'
import type { Quote } from '../operations/place.ts'

/**
 * Why the server refused an order. In English the server's own text; in other languages ours, for
 * the reasons we know, since the server writes only English; where it sent no text, the documents'
 * (spec 2 §8).
 */
export function Refusal({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  const { answer } = operation
  const known = TRANSLATED_CODES.includes(answer?.code ?? '')
  if (known && i18n.locale !== 'en') return <KnownReason operation={operation} />
  return refusalText(answer, i18n) ?? <Trans>Failed to place order.</Trans>
}

const TRANSLATED_CODES = ['too_late', 'item_unavailable', 'price_changed']

function KnownReason({ operation }: { operation: OperationRow }) {
  const { schedule } = operation.body as PlaceOrder
  const { items = [], total = 0 } = currentOf<Quote>(operation.answer?.body)
  switch (operation.answer?.code) {
    case 'too_late':
      return (
        <Trans>
          The time you asked for, {schedule.time} on <DateText value={schedule.date} />, has passed.
        </Trans>
      )
    case 'item_unavailable': {
      const list = items.flatMap(({ name }) => name || []).join(', ')
      return <Trans>No longer available: {list}.</Trans>
    }
    default:
      return (
        <Trans>
          The price has changed since this order was made: it is now <Money amount={total} />.
        </Trans>
      )
  }
}
