import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PublicRental, RentCar } from '#contract/rentals.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { cars } from '#contract/services/cars.ts'
import {
  rentalDays,
  rentalExtraNames,
  type RentalPeriod,
  type RentalExtras,
  type RentalStatus,
} from '#domain/cars.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { refusalText } from '#offline/refusal-text.ts'
import { differsAtHouse } from '#parts/differs-at-house.ts'
import { codeOf, useOwn } from '#parts/own-requests.ts'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { extraText } from '../form/extras.ts'

/** A rental's states at the house, as a guest reads them. */
export const rentalStatusLabels: Record<RentalStatus, MessageDescriptor> = {
  pending: msg`The car is kept for you; the house confirms it soon`,
  approved: msg`Approved`,
  active: msg`You have the car`,
  completed: msg`Returned`,
  cancelled: msg`Cancelled`,
}

/** "GPS, Full insurance", or "None". */
export function ExtrasText({ extras }: { extras: RentalExtras }) {
  const { i18n } = useLingui()
  const taken = rentalExtraNames.filter((name) => extras[name])
  if (taken.length === 0) return <Trans>None</Trans>
  return <>{taken.map((name) => i18n._(extraText[name])).join(', ')}</>
}

/** "24 Nov, 10:00 – 26 Nov, 10:00" */
export function RentalPeriodText({ period }: { period: RentalPeriod }) {
  return (
    <>
      <DateText value={period.pickup_date} format="short" />, {period.pickup_time}
      {' – '}
      <DateText value={period.dropoff_date} format="short" />, {period.dropoff_time}
    </>
  )
}

/** Why the server refused a rental: its own text and the texts of single fields, a line each. */
export function RentalRefusal({ operation }: { operation: Pick<OperationRow, 'answer'> }) {
  const { i18n } = useLingui()
  return refusalText(operation.answer, i18n) ?? <Trans>Failed to submit order.</Trans>
}

const moves = ['pickup_date', 'pickup_time', 'dropoff_date', 'dropoff_time', 'grand_total'] as const

/** A rental as if it had been asked for as the house has it now: the desk moves it to other days. */
export function rentalNow(operation: OperationRow, row: ResourceRow): OperationRow {
  const rental = row as ResourceRow & PublicRental
  if (!differsAtHouse(cars, operation, rental, moves)) return operation
  const { pickup_date, pickup_time, dropoff_date, dropoff_time, days, grand_total } = rental
  const body = operation.body as RentCar
  return {
    ...operation,
    body: {
      ...body,
      schedule: { pickup_date, pickup_time, dropoff_date, dropoff_time },
      totals: { ...body.totals, days, grand_total },
    },
  }
}

/**
 * What was requested, as the house has it now, before its answer as on the device; the car's name is
 * `words.detail`.
 */
export function RentalSummary({ operation: asked }: { operation: OperationRow }) {
  const { t } = useLingui()
  const handovers = useHandovers()
  const row = useOwn(cars, asked)?.row
  const operation = row ? rentalNow(asked, row) : asked
  const { schedule, locations, extras, customer, totals } = operation.body as RentCar
  const days = rentalDays(schedule.pickup_date, schedule.dropoff_date)
  return (
    <DescriptionList
      items={[
        { term: t`Car`, detail: operation.words.detail },
        ...handovers(schedule, locations),
        { term: t`Duration`, detail: <Plural value={days} one="# day" other="# days" /> },
        { term: t`Extras`, detail: <ExtrasText extras={extras} /> },
        { term: t`Name`, detail: customer.name },
        {
          term: t`Total`,
          detail: <Money amount={totals.grand_total} className="text-lg font-semibold" />,
        },
        {
          term: t`Code`,
          detail: <span className="font-mono tracking-wide">{codeOf(cars, operation)}</span>,
        },
      ]}
    />
  )
}

/** When and where the car is fetched and brought back, as facts of a list. */
export function useHandovers() {
  const { t } = useLingui()
  return (period: RentalPeriod, { pickup, dropoff }: RentCar['locations']) => [
    {
      term: t`Pick-up`,
      detail: <Handover day={period.pickup_date} time={period.pickup_time} place={pickup} />,
    },
    {
      term: t`Drop-off`,
      detail: <Handover day={period.dropoff_date} time={period.dropoff_time} place={dropoff} />,
    },
  ]
}

function Handover({ day, time, place }: { day: string; time: string; place: string }) {
  return (
    <>
      <DateText value={day} format="weekday" />, {time}
      <span className="block text-sm font-normal text-ink-soft">{place}</span>
    </>
  )
}
