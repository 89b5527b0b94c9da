import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '#ui/alert.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { CallButton } from '#ui/call-button.tsx'
import type { Menu } from './use-menu.ts'

/** How far the menu can be trusted. */
export function Notices({ menu, phone }: { menu: Menu; phone: string }) {
  const { t } = useLingui()
  const call = phone !== '' && <CallButton phone={phone} variant="secondary" />
  return (
    <>
      {menu.examples && (
        <Alert tone="error" title={t`Failed to load menu.`} action={call} live>
          <Trans>
            These dishes are examples of what we cook, with no promise of today’s prices. The menu
            comes by itself when the link is back; until then, please call to order.
          </Trans>
        </Alert>
      )}
      {menu.cause !== null && <AsOf at={menu.asOf} />}
    </>
  )
}
