import { Trans } from '@lingui/react/macro'
import { Coffee, Droplets, Flower2, SquareParking, WashingMachine, Wifi } from 'lucide-react'
import { TextLink } from '#ui/text-link.tsx'
import { Fact } from '../../parts/fact.tsx'

/** What is included in the price. */
export function Included() {
  return (
    <div className="grid gap-5">
      <ul className="grid gap-5 sm:grid-cols-2">
        <Fact icon={<Coffee />} title={<Trans>Continental breakfast</Trans>}>
          <Trans>Fruit, bread, jam from the garden, tea and coffee from the hills around.</Trans>
        </Fact>
        <Fact icon={<Wifi />} title={<Trans>Wi-Fi</Trans>}>
          <Trans>In every room and on the veranda, while the mountain lets it.</Trans>
        </Fact>
        <Fact icon={<Droplets />} title={<Trans>Hot water, drinking water</Trans>}>
          <Trans>Warmed by the sun, and a flask of boiled water in your room.</Trans>
        </Fact>
        <Fact icon={<SquareParking />} title={<Trans>Parking</Trans>}>
          <Trans>Inside the gate, with a guard at night.</Trans>
        </Fact>
        <Fact icon={<Flower2 />} title={<Trans>Garden and veranda</Trans>}>
          <Trans>Chairs that face the volcanoes, and herbs that you may pick.</Trans>
        </Fact>
        <Fact icon={<WashingMachine />} title={<Trans>Boots dried</Trans>}>
          <Trans>Leave them by the stove after the trek. Washing is a service of its own.</Trans>
        </Fact>
      </ul>
      <p className="text-ink-soft">
        <Trans>
          All else can be added: <TextLink to="/services">all services</TextLink>. Prices include
          taxes.
        </Trans>
      </p>
    </div>
  )
}
