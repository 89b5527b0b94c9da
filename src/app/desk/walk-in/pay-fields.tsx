import { Trans, useLingui } from '@lingui/react/macro'
import { Banknote, Clock, Smartphone } from 'lucide-react'
import { ChipGroup } from '#ui/chip-group.tsx'
import { useFormats } from '#ui/formats.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { amountIn, type WalkInForm } from './form.ts'

/** How it is paid: what is taken is said in the money that goes over the desk. */
export function PayFields({
  id,
  form,
  totalCents,
  rwfPerUsd,
  error,
  onChange,
}: {
  id: string
  form: WalkInForm
  totalCents: number
  /** null: the house has no rate, and dollars alone are taken. */
  rwfPerUsd: number | null
  error: string | null
  onChange: (patch: Partial<WalkInForm>) => void
}) {
  const { t } = useLingui()
  const formats = useFormats()
  const { amount, currency } = amountIn(form.currency, totalCents, rwfPerUsd)
  const due = totalCents > 0 ? formats.money(amount, currency) : undefined
  const takes = form.paying === 'cash' || form.paying === 'mobile money'
  return (
    <section aria-labelledby="walk-in-pay" className="grid gap-2.5">
      <h2 id="walk-in-pay" className="text-lg">
        <Trans>Payment</Trans>
      </h2>
      <RadioCards
        id={id}
        label={t`How it is paid`}
        hideLabel
        name="paying"
        columns={3}
        value={form.paying}
        error={error}
        onChange={(paying) => onChange({ paying })}
        options={[
          { value: 'cash', label: t`Cash`, hint: due, icon: <Banknote aria-hidden="true" /> },
          {
            value: 'mobile money',
            label: t`Mobile Money`,
            hint: due,
            icon: <Smartphone aria-hidden="true" />,
          },
          {
            value: 'later',
            label: t`Pay later`,
            hint: t`stays owed`,
            icon: <Clock aria-hidden="true" />,
          },
        ]}
      />
      {takes && rwfPerUsd !== null && (
        <ChipGroup
          label={t`Currency`}
          value={form.currency}
          onChange={(chosen) => onChange({ currency: chosen })}
          options={[
            { value: 'USD', label: t`US dollars` },
            { value: 'RWF', label: t`Rwandan francs` },
          ]}
        />
      )}
      {form.paying === 'mobile money' && (
        <TextField
          label={t`Transaction number`}
          optional
          value={form.reference}
          maxLength={120}
          autoComplete="off"
          onChange={(reference) => onChange({ reference })}
        />
      )}
    </section>
  )
}
