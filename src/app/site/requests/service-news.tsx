import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnService } from '#parts/guest-requests.ts'
import { ReceivedPanel } from '#parts/request-status-panel.tsx'

/** Where something stands that the house has taken; `null`: it has said no more than that. */
export function ServiceNews({ service }: { service: OwnService | null }) {
  const { i18n } = useLingui()
  return (
    <ReceivedPanel
      stage={service?.stage}
      words={service && i18n._(service.words)}
      reason={service?.reason}
      code={service?.code}
      codeWords={<Trans>With it and your phone or e-mail you find and cancel it.</Trans>}
    />
  )
}
