import { Trans, useLingui } from '@lingui/react/macro'
import { cx } from '#ui/cx.ts'
import { useFormats } from '#ui/formats.tsx'
import type { DeskRental } from '../data.ts'
import { carStrip } from './rentals-by-car.ts'

const looks = {
  free: 'bg-sunken',
  out: 'bg-primary',
  // Home by then: half of the day is free.
  back: 'bg-[linear-gradient(to_right,var(--color-primary)_50%,var(--color-sunken)_50%)]',
}

/** Which days a car is out in the next two weeks, a cell a day; weeks apart by a gap. */
export function CarStrip({ rentals, today }: { rentals: readonly DeskRental[]; today: string }) {
  const { t } = useLingui()
  const formats = useFormats()
  const days = carStrip(rentals, today)
  const last = days.at(-1)?.day ?? today
  const coming = rentals.filter((one) => one.dropoff_date >= today && one.pickup_date <= last)
  const short = (day: string) => formats.date(day, 'short')
  return (
    <div className="mt-1 grid w-fit gap-1">
      <div aria-hidden="true" className="flex gap-0.5">
        {days.map(({ day, state }, at) => (
          <span
            key={day}
            title={short(day)}
            className={cx(
              'h-4 w-1.5 rounded-[2px] border border-line',
              at === 7 && 'ml-1.5',
              looks[state],
            )}
          />
        ))}
      </div>
      <p>
        {coming.length === 0 ? (
          <Trans>Free for two weeks</Trans>
        ) : (
          coming.slice(0, 2).map((one) => (
            <span key={one.id} className="block whitespace-nowrap">
              {t({ message: `Out ${short(one.pickup_date)} – ${short(one.dropoff_date)}` })}
            </span>
          ))
        )}
        {coming.length > 2 && '…'}
      </p>
    </div>
  )
}
