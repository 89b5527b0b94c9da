import { Trans } from '@lingui/react/macro'
import { Smartphone } from 'lucide-react'
import { useContent } from '#parts/use-content.ts'
import { Fact } from '../../parts/fact.tsx'
import { Facts } from '../../parts/facts.tsx'

/** The house's Wi-Fi and power, and what still works without them. */
export function LinkAndPower() {
  const { wifi = [] } = useContent()
  return (
    <ul className="grid gap-5">
      <Facts of={wifi} />
      <Fact icon={<Smartphone />} title={<Trans>This site without internet</Trans>}>
        <Trans>
          Open it once and it stays on your phone: rooms, map and this page can be read, and what
          you ask for waits there and is sent when there is internet and the site is open.
        </Trans>
      </Fact>
    </ul>
  )
}
