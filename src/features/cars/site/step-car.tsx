import type { MessageDescriptor } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fuel, Settings2, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { pictureUrl } from '#offline/link/base.ts'
import { Badge } from '#ui/badge.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { cx } from '#ui/cx.ts'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Money } from '#ui/money.tsx'
import { Picture } from '#ui/picture.tsx'
import { fuelLabels, transmissionLabels, type Car } from '../data.ts'
import { fieldIds } from '../form/problems.ts'
import { RentalPeriodText } from '../parts/rental-summary.tsx'
import type { StepProps } from './use-rental.ts'
import { KnownAsOf } from './taken-note.tsx'

/** Step 1: the cars on offer, those free for the days in the form first. */
export function StepCar({ form, change, rental }: StepProps) {
  const { t } = useLingui()
  const { cars, known, period } = rental
  // Days that nobody has chosen yet do not make a car unavailable.
  const taken = form.pickupDate === null ? new Set<string>() : known.taken
  const inOrder = [...cars].sort((a, b) => Number(taken.has(a.id)) - Number(taken.has(b.id)))
  if (cars.length === 0) {
    return (
      <EmptyState
        headingLevel={2}
        picture={<DrawnLantern />}
        title={<Trans>No car can be rented just now</Trans>}
        text={<Trans>Please call the house, or look again later.</Trans>}
        action={<CallButton phone={rental.house.phone} />}
      />
    )
  }
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="sr-only">{t`Car`}</legend>
      {form.pickupDate !== null && (
        <div className="grid gap-1">
          <p className="text-ink-soft">
            <RentalPeriodText period={period} />
          </p>
          <KnownAsOf known={known} />
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {inOrder.map((car, index) => (
          <CarCard
            key={car.id}
            id={index === 0 ? fieldIds.car : undefined}
            car={car}
            taken={taken.has(car.id)}
            chosen={form.carId === car.id}
            onChoose={() => change({ carId: car.id })}
          />
        ))}
      </div>
    </fieldset>
  )
}

function CarCard({
  id,
  car,
  taken,
  chosen,
  onChoose,
}: {
  id: string | undefined
  car: Car
  taken: boolean
  chosen: boolean
  onChoose: () => void
}) {
  const { i18n } = useLingui()
  const label = (known: MessageDescriptor | undefined, said: string) =>
    known ? i18n._(known) : said
  return (
    <label
      className={cx(
        'relative flex cursor-pointer flex-col overflow-hidden rounded-md border bg-surface transition-colors hover:border-primary',
        'border-line choice',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <Picture
        src={pictureUrl(car.imagePath)}
        alt=""
        ratio="16/9"
        className={taken ? 'opacity-60' : ''}
      />
      <span className="flex flex-1 flex-col gap-2 p-4">
        <span className="flex items-start justify-between gap-3">
          <span className="grid">
            <span className="font-display text-lg font-semibold">{car.name}</span>
            {car.category !== '' && <span className="note">{car.category}</span>}
          </span>
          <input
            id={id}
            type="radio"
            name="car"
            checked={chosen}
            onChange={onChoose}
            className="mt-1 size-5 shrink-0 outline-none"
          />
        </span>
        {car.description !== '' && <span className="text-ink-soft">{car.description}</span>}
        <span className="flex flex-wrap gap-x-4 gap-y-1 note">
          <Fact icon={<Users />}>
            <Plural value={car.seats} one="# seat" other="# seats" />
          </Fact>
          {car.transmission !== '' && (
            <Fact icon={<Settings2 />}>
              {label(transmissionLabels[car.transmission], car.transmission)}
            </Fact>
          )}
          {car.fuel !== '' && <Fact icon={<Fuel />}>{label(fuelLabels[car.fuel], car.fuel)}</Fact>}
        </span>
        <span className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
          <span>
            <Money cents={car.dailyRateCents} className="text-lg font-semibold" />{' '}
            <span className="note">
              <Trans>a day</Trans>
            </span>
          </span>
          {taken && (
            <Badge tone="conflict">
              <Trans>Taken on these days</Trans>
            </Badge>
          )}
        </span>
      </span>
    </label>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 [&_svg]:size-4">
      {icon}
      {children}
    </span>
  )
}
