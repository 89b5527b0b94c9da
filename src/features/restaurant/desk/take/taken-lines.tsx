import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { IconButton } from '#ui/icon-button.tsx'
import { Money } from '#ui/money.tsx'
import type { CartLine } from '../../cart.ts'

/** What is ordered so far. */
export function TakenLines({
  lines,
  gone,
  onQuantity,
}: {
  lines: readonly CartLine[]
  /** Ids of dishes that the house no longer has. */
  gone: ReadonlySet<string>
  onQuantity: (line: CartLine, qty: number) => void
}) {
  const { t } = useLingui()
  if (lines.length === 0) {
    return (
      <p className="rounded-md border border-dashed border-control-border px-4 py-3 text-center text-ink-soft">
        <Trans>Nothing in it yet. Add dishes from the menu.</Trans>
      </p>
    )
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map((line) => {
        const { name } = line
        return (
          <li key={line.id} className="flex items-center gap-2">
            <span className="w-9 shrink-0 font-semibold tabular">{line.qty} ×</span>
            <span className="min-w-0 flex-1 py-1.5">
              {name}
              {gone.has(line.id) && (
                <span className="block text-sm font-medium text-error">
                  <Trans>No longer available</Trans>
                </span>
              )}
            </span>
            <Money cents={line.priceCents * line.qty} className="tabular" />
            <IconButton label={t`Remove ${name}`} onClick={() => onQuantity(line, 0)}>
              <X />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}
