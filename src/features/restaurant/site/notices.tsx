import { Trans, useLingui } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import { Alert } from '#ui/alert.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import type { Menu } from './use-menu.ts'

/** How far the menu can be trusted. */
export function Notices({ menu, phone }: { menu: Menu; phone: string }) {
  const { t } = useLingui()
  const call = phone !== '' && (
    <ButtonLink
      href={`tel:${phone.replaceAll(' ', '')}`}
      variant="secondary"
      icon={<Phone aria-hidden="true" />}
    >
      <Trans>Call {phone}</Trans>
    </ButtonLink>
  )
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
