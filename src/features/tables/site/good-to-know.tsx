import { Trans, useLingui } from '@lingui/react/macro'
import type { House } from '#contract/house.ts'
import { formatHour } from '#lib/format-hour.ts'
import { sittingMinutes } from '#domain/tables.ts'
import { CallButton } from '#ui/call-button.tsx'
import { Card } from '#ui/card.tsx'

/** What one would ask on the phone. */
export function GoodToKnow({ house }: { house: House }) {
  const { i18n } = useLingui()
  const { open, close } = house.hours.restaurant
  const [from, until] = [formatHour(open, i18n.locale), formatHour(close, i18n.locale)]
  const { phone } = house
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-lg">
        <Trans>Good to know</Trans>
      </h2>
      <ul className="grid list-disc gap-2 pl-5 text-ink-soft">
        <li>
          <Trans>
            The kitchen serves from {from} to {until}.
          </Trans>
        </li>
        <li>
          <Trans>A table is kept for you for {sittingMinutes} minutes.</Trans>
        </li>
        <li>
          <Trans>Cancelling costs nothing.</Trans>
        </li>
      </ul>
      <CallButton phone={phone} variant="secondary" />
    </Card>
  )
}
