import { Trans } from '@lingui/react/macro'
import { Luggage } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useForeignHost } from '../use-foreign-host.ts'

/**
 * Adds the order to the stay's cart instead of sending it: booked and paid with the rest. Nothing with
 * another host, which takes no carts.
 */
export function AddToStayButton({ busy, onAdd }: { busy: boolean; onAdd: () => void }) {
  if (useForeignHost()) return null
  return (
    <Button variant="secondary" block icon={<Luggage />} busy={busy} onClick={onAdd}>
      <Trans>Add to my stay</Trans>
    </Button>
  )
}
