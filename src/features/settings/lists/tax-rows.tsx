import { useLingui } from '@lingui/react/macro'
import { payables } from '#contract/payments.ts'
import { serviceLabels } from '#parts/services.ts'
import { Chip } from '#ui/chip.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Rows, type ListProps } from './rows.tsx'

/** Taxes contained in the prices, and the services they apply to. */
export function TaxRows({ state: { form, set }, error }: ListProps) {
  const { t, i18n } = useLingui()
  const rows = form.taxes
  const change = (at: number, part: Partial<(typeof rows)[number]>) =>
    set(
      'taxes',
      rows.map((row, each) => (each === at ? { ...row, ...part } : row)),
    )
  return (
    <Rows
      id="setting-taxes"
      legend={t`Taxes`}
      error={error}
      add={t`Add a tax`}
      empty={t`No taxes.`}
      count={rows.length}
      most={12}
      onAdd={() => set('taxes', [...rows, { name: '', percent: '', applies_to: ['room'] }])}
      onRemove={(at) =>
        set(
          'taxes',
          rows.filter((_, each) => each !== at),
        )
      }
      nameOf={(at) => rows[at]?.name || t`tax ${at + 1}`}
      render={(at) => {
        const row = rows[at]
        if (row === undefined) return null
        return (
          <div className="grid gap-3">
            <div className="grid grid-cols-2 gap-3">
              <TextField
                label={t`Name`}
                value={row.name}
                onChange={(name) => change(at, { name })}
              />
              <TextField
                label={t`Percent`}
                inputMode="decimal"
                value={row.percent}
                onChange={(percent) => change(at, { percent })}
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
                      change(at, {
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
        )
      }}
    />
  )
}
