import { Trans, useLingui } from '@lingui/react/macro'
import { servingHours } from '#domain/hours.ts'
import { formatHour } from '#lib/format-hour.ts'
import { useHouse } from '#parts/use-house.ts'

/** The house rules, each with its reason. */
export function HouseRules() {
  const { i18n } = useLingui()
  const { kitchen } = servingHours(useHouse())
  const quiet = formatHour(kitchen.close, i18n.locale)
  return (
    <ul className="grid max-w-2xl list-disc gap-2 pl-5 text-ink-soft marker:text-primary">
      <li>
        <Trans>Quiet from {quiet}: treks leave at five, and the walls are old.</Trans>
      </li>
      <li>
        <Trans>No smoking indoors. The veranda has ashtrays and a better view.</Trans>
      </li>
      <li>
        <Trans>Children are welcome. Under five they share a bed with you for nothing.</Trans>
      </li>
      <li>
        <Trans>Pets stay at home: the garden belongs to the birds.</Trans>
      </li>
      <li>
        <Trans>Muddy boots stay at the door; we lend you slippers.</Trans>
      </li>
      <li>
        <Trans>No plastic bags: they are not allowed in Rwanda. We have paper ones.</Trans>
      </li>
      <li>
        <Trans>Visitors are welcome downstairs and are entered in the book at the desk.</Trans>
      </li>
    </ul>
  )
}
