import { Trans, useLingui } from '@lingui/react/macro'
import { rentalDays } from '#domain/cars.ts'
import { Alert } from '#ui/alert.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { Button } from '#ui/button.tsx'
import { useFormats } from '#ui/formats.tsx'
import { totalsOf } from '../form/body.ts'
import type { Known } from '../use-car-days.ts'
import type { StepProps } from './use-rental.ts'

/** Age of what we know of other people's rentals, where the server did not answer just now. */
export function KnownAsOf({ known }: { known: Known }) {
  if (known.unknown) {
    return (
      <p className="note">
        <Trans>
          Which days are taken is not known on this device. The house checks when your request
          arrives.
        </Trans>
      </p>
    )
  }
  if (known.asOf === null) return null
  return (
    <div className="grid gap-0.5">
      <AsOf at={known.asOf} />
      <p className="note">
        <Trans>Taken days are from then. The house checks when your request arrives.</Trans>
      </p>
    </div>
  )
}

/** More would be a list to search and not a quick choice. */
const MAX_OFFERED = 3

/**
 * Shown where the chosen car is out, as far as this device knows: others free then, one tap each.
 */
export function TakenNote({ form, change, rental }: Omit<StepProps, 'errorOf'>) {
  const { t } = useLingui()
  const formats = useFormats()
  const { car, known, period, prices } = rental
  if (car === null || !known.taken.has(car.id)) return <KnownAsOf known={known} />
  const away = (rate: number) => Math.abs(rate - car.dailyRateCents)
  const others = known.free
    .toSorted((a, b) => away(a.dailyRateCents) - away(b.dailyRateCents))
    .slice(0, MAX_OFFERED)
  const { name } = car
  return (
    <Alert
      tone="conflict"
      title={t`${name} is taken for some of this time`}
      action={others.map((other) => {
        const total = formats.cents(totalsOf(form, other, period, prices).total_cents)
        return (
          <Button key={other.id} variant="secondary" onClick={() => change({ carId: other.id })}>
            <Trans>
              Take {other.name}, {total}
            </Trans>
          </Button>
        )
      })}
    >
      <div className="grid gap-1">
        <p>
          {others.length > 0 ? (
            <Trans>Choose other days, or another car that is free then.</Trans>
          ) : rentalDays(period.pickup_date, period.dropoff_date) > 1 ? (
            <Trans>No other car is free for all of these days. Please try other days.</Trans>
          ) : (
            <Trans>No other car is free then. Please try another day.</Trans>
          )}
        </p>
        <KnownAsOf known={known} />
      </div>
    </Alert>
  )
}
