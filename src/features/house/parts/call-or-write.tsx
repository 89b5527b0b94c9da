import { Trans } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import { useHouse } from '#parts/use-house.ts'
import { ButtonLink, type ButtonLinkProps } from '#ui/button-link.tsx'
import { CallButton } from '#ui/call-button.tsx'

/** Links to call and to write to the house; the call only where its number is known. */
export function CallOrWrite({ variant = 'secondary' }: { variant?: ButtonLinkProps['variant'] }) {
  const { phone } = useHouse()
  return (
    <div className="flex flex-wrap gap-2">
      <CallButton phone={phone} variant={variant} />
      <ButtonLink to="/contact" variant="secondary" icon={<Mail />}>
        <Trans>Write to us</Trans>
      </ButtonLink>
    </div>
  )
}
