import { useLingui } from '@lingui/react/macro'
import { HeaderSelect } from './header-select.tsx'
import type { CurrencyChoice } from './use-currency.ts'

export function CurrencySelect({ currency }: { currency: CurrencyChoice }) {
  const { t } = useLingui()
  return (
    <HeaderSelect
      label={t`Currency`}
      value={currency.shown.currency}
      options={currency.offered.map((code) => ({ value: code, label: code }))}
      onChange={currency.choose}
    />
  )
}
