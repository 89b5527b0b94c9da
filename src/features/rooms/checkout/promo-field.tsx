import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refusalText } from '#offline/refusal-text.ts'
import { Button } from '#ui/button.tsx'
import { Money } from '#ui/money.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldIds } from './problems.ts'
import type { BundleQuote } from './use-bundle-quote.ts'
import type { Quote } from './use-quote.ts'

/** A promo code: checked at once when online, else when the request arrives. */
export function PromoField({
  code,
  onApply,
  quote,
  asking,
}: {
  code: string
  onApply: (code: string) => void
  quote: Quote | BundleQuote
  asking: boolean
}) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState(code)
  const refused = quote.kind === 'refused' && quote.promo ? quote.said : null
  const applied = code !== '' && typed.trim() === code
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-2">
        <TextField
          id={fieldIds.promo}
          // In one line, over the button too, which stands beside the field.
          className="flex-1 [&>label]:whitespace-nowrap"
          label={t`Promotional code`}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          value={typed}
          onChange={setTyped}
          onBlur={() => onApply(typed.trim())}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // The code is checked before anything is confirmed.
            event.preventDefault()
            onApply(typed.trim())
          }}
          error={
            applied && refused
              ? (refusalText(refused, i18n) ?? t`The house does not take this code.`)
              : undefined
          }
        />
        <Button
          variant="secondary"
          className="mt-7.5"
          busy={asking}
          onClick={() => onApply(typed.trim())}
        >
          <Trans>Apply</Trans>
        </Button>
      </div>
      {applied && quote.kind === 'quote' && (quote.pricing.discount ?? 0) > 0 && (
        <StatusLine tone="confirmed" live>
          <Trans>
            The code takes off{' '}
            <Money amount={quote.pricing.discount ?? 0} currency={quote.pricing.currency} />
          </Trans>
        </StatusLine>
      )}
      {applied && quote.kind === 'none' && !asking && (
        <StatusLine tone="waiting" live className="flex-nowrap items-start [&_svg]:mt-0.5">
          <Trans>The house will check the code when your request arrives</Trans>
        </StatusLine>
      )}
    </div>
  )
}
