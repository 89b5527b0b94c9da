import { exchangeFor, takenCurrencies, type HouseMoney } from '#domain/money.ts'
import type { Currency } from '#lib/currency.ts'
import { useLingui } from '@lingui/react/macro'
import { useCurrencyName } from '#parts/currency-names.ts'
import { ChipGroup } from '#ui/chip-group.tsx'
import { TextField } from '#ui/text-field.tsx'

interface Money {
  /** '': the house's base currency. */
  currency: Currency
  /** The provider's or the bank's. */
  reference: string
}

interface MoneyFieldProps {
  form: Money
  onChange: (patch: Partial<Money>) => void
}

/** In which money it is taken; nothing to choose in a house without a rate. */
export function CurrencyField({ form, house, onChange }: MoneyFieldProps & { house: HouseMoney }) {
  const { t } = useLingui()
  const nameOf = useCurrencyName()
  const taken = takenCurrencies(house)
  if (taken.length < 2) return null
  return (
    <ChipGroup
      label={t`Currency`}
      value={exchangeFor(house, form.currency).currency}
      onChange={(currency) => onChange({ currency })}
      options={taken.map((value) => ({ value, label: nameOf(value) }))}
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
