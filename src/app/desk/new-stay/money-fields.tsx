import { useLingui } from '@lingui/react/macro'
import { ChipGroup } from '#ui/chip-group.tsx'
import { TextField } from '#ui/text-field.tsx'

interface Money {
  currency: 'USD' | 'RWF'
  /** The provider's or the bank's. */
  reference: string
}

interface MoneyFieldProps {
  form: Money
  onChange: (patch: Partial<Money>) => void
}

/** In which money it is taken; a house without a rate takes dollars alone. */
export function CurrencyField({
  form,
  rwfPerUsd,
  onChange,
}: MoneyFieldProps & { rwfPerUsd: number | null }) {
  const { t } = useLingui()
  if (rwfPerUsd === null) return null
  return (
    <ChipGroup
      label={t`Currency`}
      value={form.currency}
      onChange={(currency) => onChange({ currency })}
      options={[
        { value: 'USD', label: t`US dollars` },
        { value: 'RWF', label: t`Rwandan francs` },
      ]}
    />
  )
}

export function ReferenceField({ form, onChange }: MoneyFieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      label={t`Transaction number`}
      optional
      value={form.reference}
      maxLength={120}
      autoComplete="off"
      onChange={(reference) => onChange({ reference })}
    />
  )
}
