import { Trans } from '@lingui/react/macro'
import { Luggage } from 'lucide-react'
import { Button } from './button.tsx'

/** Adds the order to the stay's cart instead of sending it: booked and paid with the rest. */
export function AddToStayButton({ busy, onAdd }: { busy: boolean; onAdd: () => void }) {
  return (
    <Button variant="secondary" block icon={<Luggage />} busy={busy} onClick={onAdd}>
      <Trans>Add to my stay</Trans>
    </Button>
  )
}
