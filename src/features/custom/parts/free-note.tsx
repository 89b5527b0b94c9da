import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#lib/format-date.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import type { Free } from '../free.ts'

/** What is left then, what is full, and what is available instead: one tap each. */
export function FreeNote({
  free,
  byDay,
  day,
  onDay,
  onTime,
}: {
  free: Free
  /** It is for one day, without an hour. */
  byDay: boolean
  /** The day chosen. */
  day: string
  onDay: (day: string) => void
  onTime: (time: string) => void
}) {
  const { t, i18n } = useLingui()
  const { left, few, full, fullTimes, times, days, next, fresh, unknown } = free
  const dayText = (date: string) => formatDate(date, { locale: i18n.locale, style: 'weekday' })
  if (unknown) {
    return (
      <p className="note">
        <Trans>
          What is taken is not known on this device. The house checks when your order arrives.
        </Trans>
      </p>
    )
  }
  const taken = fullTimes.map(({ from, until }) => `${from} – ${until}`).join(', ')
  return (
    <div className="grid gap-3">
      {next.length > 0 && (
        <fieldset
          aria-label={t`The next days`}
          className="-m-1.5 flex min-w-0 scroll-row gap-2 p-1.5"
        >
          {next.map((one) => (
            <Button
              key={one.day}

              variant={one.day === day ? 'primary' : 'secondary'}
              aria-pressed={one.day === day}
              disabled={one.full}
              onClick={() => onDay(one.day)}
            >
              {one.full ? t`${dayText(one.day)}: full` : dayText(one.day)}
            </Button>
          ))}
        </fieldset>
      )}
      {taken !== '' && (
        <StatusLine>
          <Trans>Full that day: {taken}</Trans>
        </StatusLine>
      )}
      {full ? (
        <Alert
          live
          tone={fresh ? 'conflict' : 'waiting'}
          title={
            left === 0 && byDay ? (
              <Trans>Full on that day</Trans>
            ) : (
              <Plural
                value={left ?? 0}
                _0="Full at that time"
                one="Only # is left at that time"
                other="Only # are left at that time"
              />
            )
          }
          action={
            <>
              {times.map((time) => (
                <Button key={time} variant="secondary" onClick={() => onTime(time)}>
                  {time}
                </Button>
              ))}
              {times.length === 0 &&
                days.map((date) => (
                  <Button key={date} variant="secondary" onClick={() => onDay(date)}>
                    {dayText(date)}
                  </Button>
                ))}
            </>
          }
        >
          {fresh ? (
            times.length + days.length > 0 ? (
              <Trans>Take one of these, or choose another time.</Trans>
            ) : (
              <Trans>Please choose another time, or less of it.</Trans>
            )
          ) : (
            <Trans>As last known: the house has the last word.</Trans>
          )}
        </Alert>
      ) : (
        left !== null &&
        few && (
          <Badge tone="waiting" className="justify-self-start">
            <Plural value={left} one="# left" other="# left" />
          </Badge>
        )
      )}
    </div>
  )
}
