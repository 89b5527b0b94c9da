import { Trans } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import { ButtonLink, type ButtonLinkProps } from '#ui/button-link.tsx'

/** Nothing where the house's number is not known. */
export function CallButton({
  phone,
  variant = 'quiet',
}: {
  phone: string
  variant?: ButtonLinkProps['variant']
}) {
  if (phone === '') return null
  return (
    <ButtonLink
      href={`tel:${phone.replaceAll(' ', '')}`}
      variant={variant}
      icon={<Phone aria-hidden="true" />}
    >
      <Trans>Call {phone}</Trans>
    </ButtonLink>
  )
}
