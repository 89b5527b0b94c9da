import { useLingui } from '@lingui/react/macro'
import { payables } from '#contract/payments.ts'
import { serviceLabels } from '#parts/services.ts'
import { Chip } from '#ui/chip.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Rows, type ListProps } from './rows.tsx'

/** Taxes contained in the prices, and the services they apply to. */
export function TaxRows({ state: { form, set }, error }: ListProps) {
  const { t, i18n } = useLingui()
  return (
    <Rows
      id="setting-taxes"
      legend={t`Taxes`}
      error={error}
      add={t`Add a tax`}
      empty={t`No taxes.`}
      rows={form.taxes}
      fresh={{ name: '', percent: '', applies_to: ['room'] }}
      limit={12}
      onChange={(rows) => set('taxes', rows)}
      nameOf={(row, at) => row.name || t`tax ${at + 1}`}
      render={(row, change) => (
        <div className="grid gap-3">
          <div className="grid grid-cols-2 gap-3">
            <TextField label={t`Name`} value={row.name} onChange={(name) => change({ name })} />
            <TextField
              label={t`Percent`}
              inputMode="decimal"
              value={row.percent}
              onChange={(percent) => change({ percent })}
            />
          </div>
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
        </div>
      )}
    />
  )
}
