import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BellRing, CalendarX, CircleCheck, Clock, Hourglass } from 'lucide-react'
import type { CustomService } from '../data.ts'

/** What a service's rules mean to a guest, in plain words. */

type Unit = CustomService['unit']

/** After a price: "$30.00 per person". */
export function PerUnit({ unit }: { unit: Unit }) {
  switch (unit) {
    case 'person':
      return <Trans>per person</Trans>
    case 'hour':
      return <Trans>per hour</Trans>
    case 'day':
      return <Trans>per day</Trans>
    case 'kilo':
      return <Trans>per kg</Trans>
    default:
      return <Trans>per piece</Trans>
  }
}

/** The label of the quantity field, and the unit shown after the number. */
export function useQuantityLabels(unit: Unit, span: boolean): { label: string; after?: string } {
  const { t } = useLingui()
  switch (unit) {
    case 'person':
      return { label: t`People` }
    case 'hour':
      // A span has its own hours; the quantity counts items, not hours.
      return { label: span ? t`How many` : t`Number of hours` }
    case 'day':
      return { label: span ? t`How many` : t`Number of days` }
    case 'kilo':
      return { label: t`Kilos`, after: t`kg` }
    default:
      return { label: t`How many` }
  }
}

/** Notice, length, confirming, cancelling: what one would ask on the phone. */
export function RuleList({ service }: { service: CustomService }) {
  return (
    <ul className="grid gap-2.5 text-ink-soft">
      {service.duration_minutes !== null && (
        <Rule icon={<Clock />}>
          <Trans>
            It takes <Length minutes={service.duration_minutes} />.
          </Trans>
        </Rule>
      )}
      {service.notice_hours > 0 && (
        <Rule icon={<Hourglass />}>
          <Notice hours={service.notice_hours} />
        </Rule>
      )}
      <Rule icon={service.needs_confirming ? <BellRing /> : <CircleCheck />}>
        {service.needs_confirming ? (
          <Trans>The house confirms it before it counts.</Trans>
        ) : (
          <Trans>It is confirmed as soon as the house has it.</Trans>
        )}
      </Rule>
      <Rule icon={<CalendarX />}>
        <Cancelling hours={service.cancel_hours} begins={service.wanted !== 'any_time'} />
      </Rule>
    </ul>
  )
}

function Rule({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-primary">
      {icon}
      <span>{children}</span>
    </li>
  )
}

/** "90 minutes", "2 hours" */
function Length({ minutes }: { minutes: number }) {
  return minutes >= 60 && minutes % 60 === 0 ? (
    <Plural value={minutes / 60} one="# hour" other="# hours" />
  ) : (
    <Plural value={minutes} one="# minute" other="# minutes" />
  )
}

/** "Please ask at least 2 days before." */
export function Notice({ hours }: { hours: number }) {
  return hours % 24 === 0 ? (
    <Plural
      value={hours / 24}
      one="Please ask at least # day before."
      other="Please ask at least # days before."
    />
  ) : (
    <Plural
      value={hours}
      one="Please ask at least # hour before."
      other="Please ask at least # hours before."
    />
  )
}

function Cancelling({ hours, begins }: { hours: number | null; begins: boolean }) {
  if (hours === null) {
    return <Trans>Once ordered it cannot be cancelled here: please call the house.</Trans>
  }
  if (!begins) return <Trans>You can cancel it until it is done.</Trans>
  if (hours === 0) return <Trans>You can cancel until it begins.</Trans>
  return hours % 24 === 0 ? (
    <Plural
      value={hours / 24}
      one="You can cancel until # day before it begins."
      other="You can cancel until # days before it begins."
    />
  ) : (
    <Plural
      value={hours}
      one="You can cancel until # hour before it begins."
      other="You can cancel until # hours before it begins."
    />
  )
}
