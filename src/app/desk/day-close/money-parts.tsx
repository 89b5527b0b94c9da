import type { Currency } from '#lib/currency.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { payables } from '#contract/payments.ts'
import type { DayFigures } from '#domain/day-close.ts'
import { useMethodLabels } from '#features/folio/desk/method-labels.ts'
import { useCurrencyWord } from '#parts/currency-names.ts'
import { RateText } from '#parts/rate-text.tsx'
import { serviceLabels } from '#parts/services.ts'
import { useFormats } from '#ui/formats.tsx'
import { Money } from '#ui/money.tsx'
import { MoneyTable, Part, type MoneyRow } from './money-table.tsx'

/** What a method is called here: cards online and at the terminal stand together. */
function useNames(): (method: string, currency: Currency) => string {
  const { t } = useLingui()
  const { base } = useFormats()
  const wordOf = useCurrencyWord()
  const methodLabels = useMethodLabels()
  return (method, currency) => {
    const name = method === 'card' ? t`Card` : methodLabels(method)
    const word = wordOf(currency)
    return currency === base ? name : t`${name}, ${word}`
  }
}

/** Money by method and currency, each rate by itself. */
export function ByMethod({ figures, id }: { figures: DayFigures; id: string }) {
  const { t } = useLingui()
  const nameOf = useNames()
  const rows = figures.methods.map((row): MoneyRow => {
    const { method, currency, rate, voided, dollars } = row
    return {
      ...row,
      key: `${method} ${currency} ${rate}`,
      label: nameOf(method, currency),
      note: (
        <>
          {rate !== null && (
            <span className="block">
              <Trans>
                <RateText currency={currency} rate={rate} />: <Money amount={dollars} />
              </Trans>
            </span>
          )}
          {voided !== 0 && (
            <span className="block">
              <Trans>
                Voided, not counted: <Money amount={voided} currency={currency} />
              </Trans>
            </span>
          )}
        </>
      ),
    }
  })
  return (
    <Part id={id} title={t`By method`}>
      <MoneyTable label={t`By method`} first={t`Method`} rows={rows} total={figures.dollars} />
    </Part>
  )
}

/** Money by who took it or gave it back; what came online by itself. */
export function ByCashier({ figures, id }: { figures: DayFigures; id: string }) {
  const { t } = useLingui()
  const methodOf = useNames()
  const nameOf = (cashier: string, provider: string | null) => {
    if (provider === null) return cashier === '' ? t`Not known` : cashier
    return provider === 'sandbox' || provider === 'demo'
      ? t`Online, test cards: no real money`
      : t`Online (${provider})`
  }
  const rows = figures.cashiers.map((row): MoneyRow => {
    const { cashier, provider, method, currency } = row
    return {
      ...row,
      key: `${provider} ${cashier} ${method} ${currency}`,
      label: nameOf(cashier, provider),
      note: methodOf(method, currency),
    }
  })
  return (
    <Part id={id} title={t`By cashier`}>
      <MoneyTable label={t`By cashier`} first={t`Who`} rows={rows} />
    </Part>
  )
}

/** Money by what it was for, in the base currency. */
export function ByKind({ figures, id }: { figures: DayFigures; id: string }) {
  const { t, i18n } = useLingui()
  const { base } = useFormats()
  const rows = figures.kinds.map((row): MoneyRow => {
    const known = payables.find((one) => one === row.kind)
    return {
      ...row,
      key: row.kind,
      label: known === undefined ? row.kind : i18n._(serviceLabels[known]),
      currency: base,
    }
  })
  return (
    <Part id={id} title={t`By what was sold`}>
      <MoneyTable label={t`By what was sold`} first={t`For`} rows={rows} />
    </Part>
  )
}
