import { Trans, useLingui } from '@lingui/react/macro'
import { offline } from '#offline/offline.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { useValue } from '#ui/use-value.ts'
import { useHouse } from '../../house.ts'

/** What this device cannot do: nothing can be kept here, or a newer version has taken over. */
export function StoreNotice() {
  const { t } = useLingui()
  const device = useValue(offline().device)
  const { phone } = useHouse()
  if (device === 'unavailable') {
    return (
      <Alert tone="error" title={t`Nothing can be kept on this device just now`} live>
        <Trans>
          You see what the network gives, but an order cannot be saved here. A private window or a
          full device can be the reason: open the site in a normal window, free some space, or call{' '}
          {phone}.
        </Trans>
      </Alert>
    )
  }
  if (device === 'newer') {
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
  return null
}
