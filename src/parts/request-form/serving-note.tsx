import { Trans, useLingui } from '@lingui/react/macro'
import { nextOpenDay, spansOn, type OpeningHours, type Serving } from '#domain/hours.ts'
import { formatHour } from '#lib/format-hour.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { useFormats } from '#ui/formats.tsx'
import { closedDay, isClosedOn } from './closed.ts'

/**
 * Below day and time: when kitchen or bar serve on that day; on a day on which they are closed, the
 * next one that is open, in one tap.
 */
export function ServingNote({
  hours,
  place = 'kitchen',
  date: chosen,
  onDate,
}: {
  hours: OpeningHours
  place?: Serving | undefined
  /** `YYYY-MM-DD`; '': none is chosen. */
  date: string
  onDate: (date: string) => void
}) {
  const { t, i18n } = useLingui()
  const { date } = useFormats()
  if (isClosedOn(hours, chosen)) {
    const next = nextOpenDay(hours, chosen)
    const day = date(next ?? '', 'weekday')
    return (
      <Alert
        tone="waiting"
        live
        action={
          next !== null && (
            <Button variant="secondary" onClick={() => onDate(next)}>
              <Trans>Take {day}</Trans>
            </Button>
          )
        }
      >
        {i18n._(closedDay(hours, chosen, place))}
      </Alert>
    )
  }
  const [first = hours, second] = spansOn(hours, chosen)
  const hour = (time: string) => formatHour(time, i18n.locale)
  const [from, until] = [hour(first.open), hour(first.close)]
  if (second) {
    const [again, end] = [hour(second.open), hour(second.close)]
    return (
      <p className="-mt-2 note">
        {place === 'bar'
          ? t`The house’s time. The bar serves from ${from} to ${until} and from ${again} to ${end}.`
          : t`The house’s time. The kitchen serves from ${from} to ${until} and from ${again} to ${end}.`}
      </p>
    )
  }
  return (
    <p className="-mt-2 note">
      {place === 'bar'
        ? t`The house’s time. The bar serves from ${from} to ${until}.`
        : t`The house’s time. The kitchen serves from ${from} to ${until}.`}
    </p>
  )
}
