import { Trans } from '@lingui/react/macro'
import { Mail, Phone } from 'lucide-react'
import { ButtonLink, type ButtonLinkProps } from '#ui/button-link.tsx'
import { useHouse } from './use-house.ts'

/** The two ways to a person at the house; the call only where its number is known. */
export function CallOrWrite({ variant = 'secondary' }: { variant?: ButtonLinkProps['variant'] }) {
  const { phone } = useHouse()
  return (
    <div className="flex flex-wrap gap-2">
      {phone !== '' && (
        <ButtonLink
          href={`tel:${phone.replaceAll(' ', '')}`}
          variant={variant}
          icon={<Phone aria-hidden="true" />}
        >
          <Trans>Call {phone}</Trans>
        </ButtonLink>
      )}
      <ButtonLink to="/contact" variant="secondary" icon={<Mail aria-hidden="true" />}>
        <Trans>Write to us</Trans>
      </ButtonLink>
    </div>
  )
}
