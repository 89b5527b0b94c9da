import { Trans } from '@lingui/react/macro'
import { Bus, Car, Plane } from 'lucide-react'
import { useHouse } from '#parts/use-house.ts'
import { Price } from '#ui/shown-currency.tsx'
import { toCents } from '#domain/money.ts'
import { onMap } from '../near.ts'
import { Fact } from './fact.tsx'

/** Directions from Kigali, for a house that stands in the area of the drawn map. */
export function GettingHere() {
  const house = useHouse()
  const { extras } = house
  const address = house.address || house.name
  if (onMap(house) === null) {
    return (
      <p className="text-ink-soft">
        <Trans>Ask us for the way: it depends on where you come from.</Trans>
      </p>
    )
  }
  return (
    <ul className="grid gap-5">
      <Fact icon={<Car />} title={<Trans>By car from Kigali</Trans>}>
        <Trans>
          Leave by Nyabugogo on National Road 4 and stay on it to Musanze: about 110 kilometres of
          good tarmac over the ridges, two to two and a half hours. In town turn up to {address}.
          Come by daylight if you can: the bends lie in mist after dark.
        </Trans>
      </Fact>
      <Fact icon={<Bus />} title={<Trans>By bus</Trans>}>
        <Trans>
          Coaches leave Nyabugogo for Musanze all day and take about two and a half hours. From the
          bus park a moto or a taxi brings you up in a few minutes; call us and we meet you.
        </Trans>
      </Fact>
      <Fact icon={<Plane />} title={<Trans>From the airport</Trans>}>
        <Trans>
          We fetch you at Kigali International for{' '}
          <Price cents={toCents(extras.airport_transfer)} className="font-medium text-ink" />: add
          the airport transfer when you book your room.
        </Trans>
      </Fact>
    </ul>
  )
}
