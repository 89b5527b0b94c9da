import { Plural, useLingui } from '@lingui/react/macro'
import type { RentCar } from '#contract/rentals.ts'
import { cars } from '#contract/services/cars.ts'
import { rentalDays } from '#domain/cars.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { codeOf } from '#parts/own-requests.ts'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { ExtrasWords } from './extras-words.tsx'

/** What was asked for, as it stands on the device; the car's name is the words' detail. */
export function RentalFacts({ operation }: { operation: OperationRow }) {
  const { t } = useLingui()
  const { schedule, locations, extras, customer, totals } = operation.body as RentCar
  const days = rentalDays(schedule.pickup_date, schedule.dropoff_date)
  return (
    <DescriptionList
      items={[
        { term: t`Car`, detail: operation.words.detail },
        {
          term: t`Pick-up`,
          detail: (
            <Handover
              {...{ day: schedule.pickup_date, time: schedule.pickup_time }}
              place={locations.pickup}
            />
          ),
        },
        {
          term: t`Drop-off`,
          detail: (
            <Handover
              {...{ day: schedule.dropoff_date, time: schedule.dropoff_time }}
              place={locations.dropoff}
            />
          ),
        },
        { term: t`Duration`, detail: <Plural value={days} one="# day" other="# days" /> },
        { term: t`Extras`, detail: <ExtrasWords extras={extras} /> },
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

/** When and where the car changes hands. */
export function Handover({ day, time, place }: { day: string; time: string; place: string }) {
  return (
    <>
      <DateText value={day} format="weekday" />, {time}
      <span className="block text-sm font-normal text-ink-soft">{place}</span>
    </>
  )
}
