import { useLingui } from '@lingui/react/macro'
import { payables } from '#contract/payments.ts'
import { useBaseWord } from '#parts/currency-names.ts'
import { serviceLabels } from '#parts/services.ts'
import { Chip } from '#ui/chip.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { isFixed, type TaxForm } from '../form.ts'
import { Rows, type ListProps } from './rows.tsx'

/** Taxes contained in the prices: a percentage of services, or an amount for nights. */
export function TaxRows({ state: { form, set }, error }: ListProps) {
  const { t } = useLingui()
  return (
    <Rows
      id="setting-taxes"
      legend={t`Taxes`}
      error={error}
      add={t`Add a tax`}
      empty={t`No taxes.`}
      rows={form.taxes}
      fresh={{ name: '', of: 'price', percent: '', amount: '', applies_to: ['room'] }}
      limit={12}
      onChange={(rows) => set('taxes', rows)}
      nameOf={(row, at) => row.name || t`tax ${at + 1}`}
      render={(row, change) => <Tax row={row} change={change} />}
    />
  )
}

interface TaxProps {
  row: TaxForm
  change: (part: Partial<TaxForm>) => void
}

function Tax({ row, change }: TaxProps) {
  const { t } = useLingui()
  const word = useBaseWord()
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-end gap-3">
        <TextField label={t`Name`} value={row.name} onChange={(name) => change({ name })} />
        {isFixed(row.of) ? (
          <TextField
            label={t`In ${word}`}
            inputMode="decimal"
            value={row.amount}
            onChange={(amount) => change({ amount })}
          />
        ) : (
          <TextField
            label={t`Percent`}
            inputMode="decimal"
            value={row.percent}
            onChange={(percent) => change({ percent })}
          />
        )}
      </div>
      <SelectField
        label={t`Charged`}
        // Of a draft of before there were amounts.
        value={row.of ?? 'price'}
        options={[
          { value: 'price', label: t`As a percentage` },
          { value: 'room', label: t`Per room and night` },
          { value: 'guest', label: t`Per guest and night` },
        ]}
        onChange={(of) => change({ of: of as TaxForm['of'] })}
      />
      {!isFixed(row.of) && <AppliesTo row={row} change={change} />}
    </div>
  )
}

function AppliesTo({ row, change }: TaxProps) {
  const { t, i18n } = useLingui()
  return (
    <fieldset aria-label={t`Contained in`} className="flex flex-wrap gap-2">
      {payables.map((one) => {
        const on = row.applies_to.includes(one)
        return (
          <Chip
            key={one}
            pressed={on}
            onClick={() =>
              change({
                applies_to: payables.filter((each) =>
                  each === one ? !on : row.applies_to.includes(each),
                ),
              })
            }
          >
            {i18n._(serviceLabels[one])}
          </Chip>
        )
      })}
    </fieldset>
  )
}
