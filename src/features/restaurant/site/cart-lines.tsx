import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { IconButton } from '#ui/icon-button.tsx'
import { NumberStepper } from '#ui/number-stepper.tsx'
import { Price } from '#ui/shown-currency.tsx'
import type { FieldsProps } from './use-order.ts'
import { MAX_DISH_QUANTITY, withQuantity, type CartLine } from '../cart.ts'
import { fieldIds } from './form/problems.ts'

export function CartLines({
  form,
  change,
  unavailable,
}: Omit<FieldsProps, 'errorOf'> & { unavailable: ReadonlySet<string> }) {
  const setQuantity = (line: CartLine, qty: number) => {
    change((now) => withQuantity(now, line, qty))
    // The line goes, and with it the focus.
    if (qty === 0) document.getElementById(fieldIds.cart)?.focus()
  }
  return (
    <div id={fieldIds.cart} tabIndex={-1} className="scroll-mt-28">
      {form.cart.length === 0 ? (
        <p className="rounded-md border border-dashed border-control-border px-4 py-5 text-center text-ink-soft">
          <Trans>Nothing in it yet. Add dishes from the menu.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {form.cart.map((line) => (
            <Line
              key={line.id}
              line={line}
              isGone={unavailable.has(line.id)}
              onQuantity={(qty) => setQuantity(line, qty)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function Line({
  line,
  isGone,
  onQuantity,
}: {
  line: CartLine
  isGone: boolean
  onQuantity: (qty: number) => void
}) {
  const { t } = useLingui()
  const { name, qty, priceCents } = line
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-3">
      <p className="font-semibold">{name}</p>
      <Price cents={priceCents * qty} className="justify-self-end font-semibold" />
      {isGone ? (
        <p className="text-sm font-medium text-error">
          <Trans>No longer available</Trans>
        </p>
      ) : (
        <NumberStepper
          label={t`Quantity of ${name}`}
          compact
          value={qty}
          onChange={onQuantity}
          min={1}
          max={MAX_DISH_QUANTITY}
        />
      )}
      <IconButton
        label={t`Remove ${name}`}
        className="justify-self-end text-ink-soft"
        onClick={() => onQuantity(0)}
      >
        <Trash2 />
      </IconButton>
    </li>
  )
}
