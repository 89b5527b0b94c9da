import { useLingui } from '@lingui/react/macro'
import { currencies, isCurrency, writtenRate } from '#lib/currency.ts'
import { useCurrencyName } from '#parts/currency-names.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { RateForm } from '../form.ts'
import { Rows, type ListProps } from './rows.tsx'

/** Other currencies that guests see and pay in, each with its rate. */
export function RateRows({ state: { form, set }, error }: ListProps) {
  const { t } = useLingui()
  const nameOf = useCurrencyName()
  const base = form.rates[0]?.base ?? form.base_currency
  const others = currencies.filter((one) => one !== base)
  const left = others.filter((one) => form.rates.every(({ currency }) => currency !== one))
  const label = ({ currency }: RateForm) => {
    if (!isCurrency(currency)) return t`Rate`
    const { one, of } = writtenRate(base, currency)
    return t`1 ${one} in ${of}`
  }
  return (
    <Rows
      id="setting-rates"
      legend={t`Other currencies`}
      error={error}
      add={t`Add a currency`}
      empty={t`Guests see and pay ${nameOf(base)} alone.`}
      rows={form.rates}
      fresh={{ currency: left[0] ?? '', rate: '', base }}
      limit={others.length}
      onChange={(rows) => set('rates', rows)}
      nameOf={(row) => nameOf(row.currency)}
      render={(row, change) => (
        <div className="@container min-w-0">
          <div className="grid items-end gap-3 @md:grid-cols-2">
            <SelectField
              label={t`Currency`}
              value={row.currency}
              options={others
                .filter((one) => one === row.currency || left.includes(one))
                .map((value) => ({ value, label: `${value} · ${nameOf(value)}` }))}
              onChange={(currency) => change({ currency, rate: '' })}
            />
            <TextField
              label={label(row)}
              inputMode="decimal"
              value={row.rate}
              onChange={(rate) => change({ rate })}
            />
          </div>
        </div>
      )}
    />
  )
}
