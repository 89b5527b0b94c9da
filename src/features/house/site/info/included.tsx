import { Trans } from '@lingui/react/macro'
import { useContent } from '#parts/use-content.ts'
import { useHasTaxes } from '#parts/use-has-taxes.ts'
import { useServiceCards } from '#parts/use-shown-services.ts'
import { TextLink } from '#ui/text-link.tsx'
import { Facts } from '../../parts/facts.tsx'

/** What is included in the price. */
export function Included() {
  const { included = [] } = useContent()
  const hasTaxes = useHasTaxes()
  const hasServices = useServiceCards().length > 0
  return (
    <div className="grid gap-5">
      <ul className="grid gap-5 sm:grid-cols-2">
        <Facts of={included} />
      </ul>
      <p className="text-ink-soft empty:hidden">
        {hasServices && (
          <Trans>
            All else can be added: <TextLink to="/services">all services</TextLink>.
          </Trans>
        )}{' '}
        {hasTaxes && <Trans>Prices include taxes.</Trans>}
      </p>
    </div>
  )
}
