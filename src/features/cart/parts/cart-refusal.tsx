import { Trans, useLingui } from '@lingui/react/macro'
import type { BookCart } from '#contract/cart.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { refusalText } from '#offline/refusal-text.ts'
import { Money } from '#ui/money.tsx'
import { lineNames } from '../operations/texts.ts'
import { quoteIn, refusedLines } from '../refused.ts'
import { RefusalText } from './refusal-text.tsx'

/** Why the server refused a stay: each refused line, with its reason. */
export function CartRefusal({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  const quoted = operation.answer?.code === 'conflict' ? quoteIn(operation.answer.body) : null
  const refused = [...refusedLines(quoted)]
  if (quoted === null) {
    return (
      refusalText(operation.answer, i18n) ?? (
        <Trans>The house cannot accept this. Please check what you entered.</Trans>
      )
    )
  }
  if (refused.length === 0) {
    return (
      <Trans>
        The price has changed since it was put together: it is now <Money amount={quoted.total} />.
      </Trans>
    )
  }
  const names = lineNames(operation.body as BookCart, operation.words.detail)
  // Spans, because this is also rendered inside paragraphs.
  return refused.map(([line, refusal]) => {
    const name = names(line)
    return (
      <span key={line} className="block">
        <Trans>
          {name}: <RefusalText refusal={refusal} />
        </Trans>
      </span>
    )
  })
}
