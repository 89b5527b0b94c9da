import { Trans, useLingui } from '@lingui/react/macro'
import { toCents } from '#domain/money.ts'
import { openingHours, type OpeningHours } from '#domain/hours.ts'
import { formatHour } from '#lib/format-hour.ts'
import { OpeningTimes, useClosedDates } from '#parts/opening-hours.tsx'
import { useHouse } from '#parts/use-house.ts'
import { useContent } from '#parts/use-content.ts'
import { useTextIn } from '#parts/use-text-in.ts'
import { useServiceCards } from '#parts/use-shown-services.ts'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { PlainText } from '#ui/plain-text.tsx'
import { Price } from '#ui/shown-currency.tsx'

/** Check-in and check-out times, and the hours of the kitchen, the bar and the desk. */
export function Times() {
  const { t, i18n } = useLingui()
  const house = useHouse()
  const cards = useServiceCards()
  const { check_in_from, check_out_until, extras } = house
  const hours = openingHours(house)
  const closed = useClosedDates()
  const times = (its: OpeningHours) => <OpeningTimes of={its} />
  // Written as the hours below them are.
  const [checkIn, checkOut] = [check_in_from, check_out_until].map((time) =>
    formatHour(time, i18n.locale),
  )
  const say = useTextIn()
  const { meals: said, hours: more = [] } = useContent()
  const meals = say(said)
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Card padding="md">
        <DescriptionList
          items={[
            {
              term: t`Check-in`,
              detail: <Trans>from {checkIn}</Trans>,
            },
            {
              term: t`Check-out`,
              detail: <Trans context="hour">until {checkOut}</Trans>,
            },
            ...cards.flatMap(({ title, hours: place }) =>
              place ? [{ term: title, detail: times(hours[place]) }] : [],
            ),
            { term: t`Desk and telephone`, detail: times(hours.desk) },
            { term: t`Closed on`, detail: closed.length > 0 ? closed.join('; ') : null },
            ...more.map(({ title, text }) => ({ term: say(title), detail: say(text) })),
          ]}
        />
      </Card>
      <div className="grid gap-3 text-ink-soft">
        {meals !== '' && <PlainText text={meals} />}
        {extras.breakfast !== null && (
          <p>
            <Trans>
              A cooked breakfast is{' '}
              <Price cents={toCents(extras.breakfast)} className="font-medium text-ink" /> per
              person per day.
            </Trans>
          </p>
        )}
        {extras.late_checkout !== null && (
          <p>
            <Trans>
              A late check-out is{' '}
              <Price cents={toCents(extras.late_checkout)} className="font-medium text-ink" />.
            </Trans>
          </p>
        )}
      </div>
    </div>
  )
}
