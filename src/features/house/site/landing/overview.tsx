import { Trans } from '@lingui/react/macro'
import { BedDouble, Mountain, ShieldCheck } from 'lucide-react'
import { useHouse } from '#parts/use-house.ts'
import { useFormats } from '#ui/formats.tsx'
import { Fact } from '../../parts/fact.tsx'

/** Where the house is, what it is, and what it promises. */
export function Overview() {
  const formats = useFormats()
  const { description, altitude_m } = useHouse()
  const altitude = formats.number(altitude_m)
  return (
    <div className="grid gap-6">
      {description !== '' && <p className="max-w-2xl text-lg">{description}</p>}
      <ul className="grid gap-5 md:grid-cols-3">
        <Fact icon={<Mountain />} title={<Trans>Above the clouds</Trans>}>
          {altitude_m > 0 ? (
            <Trans>At {altitude} metres, with the volcanoes at the window.</Trans>
          ) : (
            <Trans>With the volcanoes at the window.</Trans>
          )}
        </Fact>
        <Fact icon={<BedDouble />} title={<Trans>Bed and breakfast</Trans>}>
          <Trans>Breakfast comes with every room; the rest is yours to choose.</Trans>
        </Fact>
        <Fact icon={<ShieldCheck />} title={<Trans>Nothing gets lost</Trans>}>
          <Trans>
            When the link fails, what you asked for is kept and sent as soon as it can be.
          </Trans>
        </Fact>
      </ul>
    </div>
  )
}
