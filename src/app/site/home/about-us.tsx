import { Trans, useLingui } from '@lingui/react/macro'
import { Coffee, Mountain, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHouse } from '#parts/use-house.ts'
import { Section } from '#ui/page.tsx'

export function AboutUs() {
  const { t } = useLingui()
  const { description, altitude_m: altitude } = useHouse()
  return (
    <Section title={t`About Us`} lead={description || undefined}>
      <ul className="grid gap-6 sm:grid-cols-3">
        <Fact icon={<Mountain />} title={t`On the ridge`}>
          {altitude > 0 ? (
            <Trans>
              At {altitude} metres, with the volcanoes at the window and mist in the valley below.
            </Trans>
          ) : (
            <Trans>With the volcanoes at the window and mist in the valley below.</Trans>
          )}
        </Fact>
        <Fact icon={<Coffee />} title={t`Bed and breakfast`}>
          <Trans>
            Breakfast comes with every room. All else that the house offers can be added from one
            place.
          </Trans>
        </Fact>
        <Fact icon={<WifiOff />} title={t`Made for the mountain`}>
          <Trans>
            The link up here comes and goes. This site does not: what you ask for is kept and sent
            as soon as it can be.
          </Trans>
        </Fact>
      </ul>
    </Section>
  )
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="grid content-start gap-1.5">
      <span className="mb-1 grid size-11 place-items-center rounded-md bg-primary-soft text-primary [&_svg]:size-6">
        {icon}
      </span>
      <h3 className="text-lg">{title}</h3>
      <p className="text-ink-soft">{children}</p>
    </li>
  )
}
