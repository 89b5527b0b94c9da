import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

/** What this device cannot do, in words. */
export default function StoreText({ device }: { device: 'unavailable' | 'newer' }): ReactNode {
  const { t } = useLingui()
  const { phone } = useHouse()
  if (device === 'unavailable') {
    return (
      <Alert tone="error" title={t`Nothing can be kept on this device just now`} live>
        <Trans>
          You can read here, but an order cannot be saved. A private window or a full device can be
          the reason: open the site in a normal window, free some space, or call {phone}.
        </Trans>
      </Alert>
    )
  }
  return (
    <Alert
      tone="waiting"
      title={t`A newer version of this site is on this device`}
      live
      action={
        <Button onClick={() => location.reload()}>
          <Trans>Reload this page</Trans>
        </Button>
      }
    >
      <Trans>This page is older than what is kept here. Nothing is lost: reload to go on.</Trans>
    </Alert>
  )
}
