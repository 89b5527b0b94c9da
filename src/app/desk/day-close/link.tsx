import { Trans } from '@lingui/react/macro'
import { useMay } from '#parts/use-may.ts'
import { TextLink } from '#ui/text-link.tsx'

/** The way to the day close, for who may see money. */
export function DayCloseLink() {
  const isReception = useMay('reception')
  if (!isReception) return null
  return (
    <p className="print:hidden">
      <TextLink standalone to="/dashboard/day-close">
        <Trans>Day close: totals by method, cashier and tax</Trans>
      </TextLink>
    </p>
  )
}
