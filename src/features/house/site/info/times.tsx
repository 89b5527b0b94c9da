import { Trans, useLingui } from '@lingui/react/macro'
import { toCents } from '#domain/money.ts'
import { servingHours } from '#domain/hours.ts'
import { formatHour } from '#lib/format-hour.ts'
import { useHouse } from '#parts/use-house.ts'
import { useServiceCards } from '#parts/use-shown-services.ts'
import { Card } from '#ui/card.tsx'
import { TimeText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Price } from '#ui/shown-currency.tsx'

/** Check-in and check-out times, and the hours of the kitchen, the bar and the desk. */
export function Times() {
  const { t, i18n } = useLingui()
  const house = useHouse()
  const cards = useServiceCards()
  const { check_in_from, check_out_until, extras, hours } = house
  const serving = servingHours(house)
  const open = ({ open: from, close }: { open: string; close: string }) =>
    `${formatHour(from, i18n.locale)} – ${formatHour(close, i18n.locale)}`
  const breakfast = formatHour(serving.kitchen.open, i18n.locale)
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Card padding="md">
        <DescriptionList
          items={[
            {
              term: t`Check-in`,
              detail: (
                <Trans>
                  from <TimeText value={check_in_from} />
                </Trans>
              ),
            },
            {
              term: t`Check-out`,
              detail: (
                <Trans context="hour">
                  until <TimeText value={check_out_until} />
                </Trans>
              ),
            },
            ...cards.flatMap((card) =>
              card.hours ? [{ term: i18n._(card.title), detail: open(serving[card.hours]) }] : [],
            ),
            { term: t`Desk and telephone`, detail: open(hours.contact) },
          ]}
        />
      </Card>
      <div className="grid gap-3 text-ink-soft">
        <p>
          <Trans>
            Breakfast is on the table from {breakfast}. Before a trek we pack it for you: say so the
            evening before.
          </Trans>
        </p>
        <p>
          <Trans>
            Continental breakfast comes with the room. A cooked one is{' '}
            <Price cents={toCents(extras.breakfast)} className="font-medium text-ink" /> a person
            and day, a late check-out{' '}
            <Price cents={toCents(extras.late_checkout)} className="font-medium text-ink" />.
          </Trans>
        </p>
        <p>
          <Trans>Arriving after dark? Call ahead, and the lamp at the gate stays lit.</Trans>
        </p>
      </div>
    </div>
  )
}
