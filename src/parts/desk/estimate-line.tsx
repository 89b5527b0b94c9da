import { Trans } from '@lingui/react/macro'
import { Money } from '#ui/money.tsx'

/** What an order will come to, under its form; a dash while that is not known. */
export function EstimateLine({ cents }: { cents: number | null | undefined }) {
  return (
    <p className="flex items-baseline justify-between gap-3 border-t border-line pt-4">
      <span className="text-ink-soft">
        <Trans>Estimate</Trans>
      </span>
      <span className="text-lg font-semibold tabular">
        {cents == null ? '–' : <Money cents={cents} />}
      </span>
    </p>
  )
}
