import { Trans } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { Button, type ButtonProps } from './button.tsx'

export function PrintButton({ variant = 'secondary' }: Pick<ButtonProps, 'variant'>) {
  return (
    <Button variant={variant} icon={<Printer />} onClick={() => window.print()}>
      <Trans>Print</Trans>
    </Button>
  )
}
