import { Trans } from '@lingui/react/macro'
import { Bus, Car, Footprints, type LucideIcon, Plane, Ship, TrainFront } from 'lucide-react'
import type { Content } from '#contract/content.ts'
import { useContent } from '#parts/use-content.ts'
import { useHouse } from '#parts/use-house.ts'
import { useTextIn } from '#parts/use-text-in.ts'
import { PlainText } from '#ui/plain-text.tsx'
import { Price } from '#ui/shown-currency.tsx'
import { toCents } from '#domain/money.ts'
import { Fact } from './fact.tsx'

const icons: Readonly<Record<Content['directions'][number]['mode'], LucideIcon>> = {
  car: Car,
  bus: Bus,
  plane: Plane,
  boat: Ship,
  train: TrainFront,
  walk: Footprints,
}

/** The way to the house by car, bus…, as it says it. */
export function GettingHere() {
  const { extras } = useHouse()
  const say = useTextIn()
  const { directions = [] } = useContent()
  if (directions.length === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>Ask us for the way: it depends on where you come from.</Trans>
      </p>
    )
  }
  return (
    <ul className="grid gap-5">
      {directions.map(({ mode, title, text, transfer }, at) => {
        const Icon = icons[mode] ?? Car
        return (
          <Fact key={at} icon={<Icon />} title={say(title)}>
            <PlainText text={say(text)} />
            {transfer === true && extras.airport_transfer !== null && (
              <p>
                <Trans>
                  Airport transfer:{' '}
                  <Price
                    cents={toCents(extras.airport_transfer)}
                    className="font-medium text-ink"
                  />
                </Trans>
              </p>
            )}
          </Fact>
        )
      })}
    </ul>
  )
}
