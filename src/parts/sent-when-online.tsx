import { Trans } from '@lingui/react/macro'
import { sendsClosed } from '#offline/sends-closed.ts'

/** When what waits on this device is sent, as this browser does it. */
export function SentWhenOnline() {
  return sendsClosed() ? (
    <Trans>
      It is sent as soon as there is internet, for a while also with this page closed. Open the page
      again to be sure.
    </Trans>
  ) : (
    <Trans>
      It is sent as soon as there is internet while this page is open. Keep it open, or open it
      again then.
    </Trans>
  )
}
