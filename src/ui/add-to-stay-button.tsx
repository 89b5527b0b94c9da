import { Trans } from '@lingui/react/macro'
import { Luggage } from 'lucide-react'
import { Button } from './button.tsx'

/** Adds the order to the stay's cart instead of sending it: booked and paid with the rest. */
export function AddToStayButton({
  busy,
  onAdd,
  className,
}: {
  busy: boolean
  onAdd: () => void
  className?: string
}) {
  return (
    <Button
      variant="secondary"
      block
      icon={<Luggage />}
      busy={busy}
      onClick={onAdd}
      className={className}
    >
      <Trans>Add to my stay</Trans>
    </Button>
  )
}
