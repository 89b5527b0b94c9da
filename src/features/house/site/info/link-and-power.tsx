import { Trans } from '@lingui/react/macro'
import { Lightbulb, Smartphone, Wifi } from 'lucide-react'
import { Fact } from '../../parts/fact.tsx'

/** What still works without internet or power. */
export function LinkAndPower() {
  return (
    <ul className="grid gap-5">
      <Fact icon={<Wifi />} title={<Trans>Free Wi-Fi, with moods</Trans>}>
        <Trans>
          Good for messages and mail, mostly good for calls. It drops for a while on most days: the
          mast stands on the next ridge, and so does the storm. The key hangs in your room.
        </Trans>
      </Fact>
      <Fact icon={<Lightbulb />} title={<Trans>Power cuts</Trans>}>
        <Trans>
          They happen. Lamps and sockets at the desk run on a battery, hot water comes from the sun,
          and the kitchen cooks on gas. A torch lies in every bedside drawer.
        </Trans>
      </Fact>
      <Fact icon={<Smartphone />} title={<Trans>This site without the link</Trans>}>
        <Trans>
          Open it once and it stays on your phone: rooms, menu, map and this page can be read, and
          what you ask for waits there and is sent when there is internet and the site is open.
        </Trans>
      </Fact>
    </ul>
  )
}
