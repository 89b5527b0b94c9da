import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import { laundryQtyStep, type LaundryTotals } from '#domain/laundry.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { FieldNotes } from '#ui/field.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { useFormats } from '#ui/formats.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Money } from '#ui/money.tsx'
import { NumberStepper } from '#ui/number-stepper.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useUnitLabels } from '../../parts/quote-table.tsx'
import type { OrderableService, OrderLine } from './new-order.ts'

/** A new line: one of whatever is chosen. */
export const emptyLine: OrderLine = { serviceId: '', qty: 1 }

/** What was brought: a service and how much of it, a line each; by halves where it is weighed. */
export function OrderLines({
  id,
  lines,
  services,
  error,
  onChange,
}: {
  id: string
  lines: readonly OrderLine[]
  services: readonly OrderableService[]
  error: string | undefined
  onChange: (lines: readonly OrderLine[]) => void
}) {
  const { t } = useLingui()
  const formats = useFormats()
  const units = useUnitLabels()
  const options = services.map(({ id: value, name, unit, priceCents }) => ({
    value,
    label: `${name}, ${formats.cents(priceCents)} ${units.per(unit)}`,
  }))
  const unitOf = (line: OrderLine) =>
    services.find((one) => one.id === line.serviceId)?.unit ?? 'per item'

  function choose(at: number, serviceId: string) {
    const line = { serviceId, qty: lines[at]?.qty ?? 1 }
    // Half a kilo is no half shirt.
    const qty = Math.max(1, Math.ceil(line.qty))
    onChange(lines.with(at, laundryQtyStep(unitOf(line)) === 1 ? { ...line, qty } : line))
  }

  return (
    <Fieldset legend={t`Services`}>
      <div
        id={id}
        tabIndex={-1}
        aria-describedby={error ? `${id}-error` : undefined}
        className="grid gap-3"
      >
        {lines.map((line, at) => (
          <div key={at} className="flex flex-wrap items-end gap-2">
            <SelectField
              className="min-w-0 flex-1 basis-52"
              label={t`Service ${at + 1}`}
              hideLabel
              value={line.serviceId}
              onChange={(serviceId) => choose(at, serviceId)}
              options={[{ value: '', label: t`Choose a service…` }, ...options]}
            />
            <NumberStepper
              label={t`Quantity ${at + 1}`}
              compact
              value={line.qty}
              min={laundryQtyStep(unitOf(line))}
              max={99}
              step={laundryQtyStep(unitOf(line))}
              unit={units.of(unitOf(line), line.qty)}
              onChange={(qty) => onChange(lines.with(at, { ...line, qty }))}
            />
            <IconButton
              label={t`Remove line ${at + 1}`}
              onClick={() => onChange(lines.filter((_, other) => other !== at))}
            >
              <X />
            </IconButton>
          </div>
        ))}
        <FieldNotes error={error} hintId={`${id}-hint`} errorId={`${id}-error`} />
        <Button
          variant="secondary"
          icon={<Plus />}
          className="w-fit"
          onClick={() => onChange([...lines, emptyLine])}
        >
          <Trans>Add a line</Trans>
        </Button>
      </div>
    </Fieldset>
  )
}

/**
 * What the order comes to.
 *
 * @param fetched a guest's, that the house fetches and brings back: its fees are more than the rush
 * @param paidCents what was paid for it until now; null: nothing, or nobody here knows
 */
export function OrderSums({
  quote,
  rush,
  percent,
  fetched,
  paidCents,
}: {
  quote: LaundryTotals
  rush: boolean
  percent: number
  fetched: boolean
  paidCents: number | null
}) {
  const { t } = useLingui()
  return (
    <>
      <dl className="grid gap-1 border-t border-line pt-4 tabular">
        <Sum term={t`Subtotal`} cents={quote.subtotal_cents} />
        {fetched && quote.fees_cents > 0 && <Sum term={t`Fees`} cents={quote.fees_cents} />}
        {!fetched && rush && <Sum term={t`Rush fee (${percent}%)`} cents={quote.fees_cents} />}
        <Sum term={t`Total`} cents={quote.total_cents} strong />
      </dl>
      {paidCents !== null && <PaidAlready paid={paidCents} total={quote.total_cents} />}
    </>
  )
}

function Sum({ term, cents, strong = false }: { term: string; cents: number; strong?: boolean }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className={strong ? 'text-lg font-semibold' : undefined}>
        <Money cents={cents} />
      </dd>
    </div>
  )
}

/** What the price means at the counter once money was taken. */
function PaidAlready({ paid, total }: { paid: number; total: number }) {
  const formats = useFormats()
  if (paid === total) return null
  const came = formats.cents(paid)
  const difference = formats.cents(Math.abs(total - paid))
  return (
    <Alert tone="waiting" live>
      {total > paid ? (
        <Trans>
          {came} was paid: {difference} more is due then.
        </Trans>
      ) : (
        <Trans>
          {came} was paid: {difference} goes back to the guest then.
        </Trans>
      )}
    </Alert>
  )
}
