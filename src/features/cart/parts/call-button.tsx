import { Trans } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import { ButtonLink } from '#ui/button-link.tsx'

/** Nothing where the house's number is not known. */
export function CallButton({ phone }: { phone: string }) {
  if (phone === '') return null
  return (
    <ButtonLink
      href={`tel:${phone.replaceAll(' ', '')}`}
      variant="quiet"
      icon={<Phone aria-hidden="true" />}
    >
      <Trans>Call {phone}</Trans>
    </ButtonLink>
  )
}
