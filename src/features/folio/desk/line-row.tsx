import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, X } from 'lucide-react'
import { DateText } from '#ui/date-text.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Money } from '#ui/money.tsx'
import type { BillLine } from '../folio.ts'
import { canBeChosen } from '../split.ts'

/** A line of the bill; ticked: this payer pays it. */
export function LineRow({
  line,
  chosen,
  onToggle,
  onTakeOff,
}: {
  line: BillLine
  chosen: boolean
  onToggle: () => void
  onTakeOff: () => void
}) {
  const { t } = useLingui()
  const id = `line-${line.key}`
  const selectable = canBeChosen(line)
  // A line on a receipt, or one of the booking itself, cannot be removed.
  const removable = line.ref !== null && line.onReceipts === 0
  return (
    <li className="flex items-center gap-3 py-1 pr-2 pl-4">
      <label className="flex min-h-12 min-w-0 flex-1 items-center gap-3 py-1" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          className="size-5 shrink-0 disabled:opacity-40"
          checked={selectable && chosen}
          disabled={!selectable}
          onChange={onToggle}
        />
        <span className="grid min-w-0 flex-1">
          <span className="font-medium wrap-anywhere">
            {line.kind === 'item' && line.qty !== 1 && <span>{line.qty} × </span>}
            {line.title}
          </span>
          <LineNote line={line} />
        </span>
        <span className="grid justify-items-end text-right">
          <Money cents={line.cents} className="font-semibold" />
          <OpenText line={line} />
        </span>
      </label>
      <span className="grid w-11 shrink-0 place-items-center">
        {removable && (
          <IconButton label={t`Take ${line.title} off the bill`} onClick={onTakeOff}>
            <X />
          </IconButton>
        )}
      </span>
    </li>
  )
}

function LineNote({ line }: { line: BillLine }) {
  const day = line.charge?.day
  if (!day && !line.waits && line.onReceipts === 0) return null
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      {day && <DateText value={day} format="short" />}
      {line.onReceipts > 0 && <Trans>On a receipt</Trans>}
      {line.waits && (
        <span className="inline-flex items-center gap-1 text-waiting">
          <Clock className="size-4" />
          <Trans>not yet with the house</Trans>
        </span>
      )}
    </span>
  )
}

function OpenText({ line }: { line: BillLine }) {
  if (line.cents === 0) return null
  if (line.open === 0) {
    return (
      <span className="text-sm text-confirmed">
        <Trans>Paid</Trans>
      </span>
    )
  }
  if (line.open === line.cents) return null
  return (
    <span className="text-sm whitespace-nowrap text-ink-soft">
      <Trans>
        <Money cents={line.open} /> open
      </Trans>
    </span>
  )
}
