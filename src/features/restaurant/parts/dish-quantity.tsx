import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { NumberStepper } from '#ui/number-stepper.tsx'
import { MAX_DISH_QUANTITY } from '../cart.ts'

/** "Add", and once there is one of it, a stepper in its place; the focus moves along. */
export function DishQuantity({
  label,
  addLabel,
  quantity,
  onQuantity,
}: {
  label: string
  addLabel: string
  quantity: number
  onQuantity: (quantity: number) => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const none = quantity === 0
  const set = (next: number) => {
    onQuantity(next)
    if ((next === 0) === none) return
    // The last button: "Add", or "More" of the stepper, so that a second tap adds a second.
    setTimeout(() => {
      const buttons = box.current?.querySelectorAll('button')
      buttons?.[buttons.length - 1]?.focus()
    })
  }
  return (
    <div ref={box}>
      {none ? (
        <Button variant="secondary" icon={<Plus />} aria-label={addLabel} onClick={() => set(1)}>
          <Trans>Add</Trans>
        </Button>
      ) : (
        <NumberStepper
          label={label}
          compact
          value={quantity}
          onChange={set}
          min={0}
          max={MAX_DISH_QUANTITY}
        />
      )}
    </div>
  )
}
