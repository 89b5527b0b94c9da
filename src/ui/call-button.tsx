import { callTo } from '#lib/contact-links.ts'
import { Trans } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import { ButtonLink, type ButtonLinkProps } from './button-link.tsx'

/** Calls the house; nothing where its number is not known. */
export function CallButton({
  phone,
  variant = 'quiet',
  className,
}: {
  phone: string
  variant?: ButtonLinkProps['variant']
  className?: string
}) {
  if (phone === '') return null
  return (
    <ButtonLink href={callTo(phone)} variant={variant} className={className} icon={<Phone />}>
      <Trans>Call {phone}</Trans>
    </ButtonLink>
  )
}
