import { useLingui } from '@lingui/react/macro'
import { promoServices } from '#contract/services/index.ts'
import { useBaseWord } from '#parts/currency-names.ts'
import { serviceLabels } from '#parts/services.ts'
import { DateField } from '#ui/date-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Rows, type ListProps } from './rows.tsx'

/** The guest house's own promo codes. */
export function PromoRows({ state: { form, set }, error }: ListProps) {
  const { t, i18n } = useLingui()
  const word = useBaseWord()
  return (
    <Rows
      id="setting-promo_codes"
      legend={t`Promo codes`}
      error={error}
      add={t`Add a promo code`}
      empty={t`No promo codes.`}
      rows={form.promo_codes}
      fresh={{ code: '', percent: '10', cap: '', from: '', to: '', service: 'room' }}
      limit={50}
      onChange={(rows) => set('promo_codes', rows)}
      nameOf={(row, at) => row.code || t`promo code ${at + 1}`}
      render={(row, change) => (
        <div className="@container min-w-0">
          <div className="grid grid-cols-2 items-end gap-3 @md:grid-cols-3">
            <TextField label={t`Code`} value={row.code} onChange={(code) => change({ code })} />
            <SelectField
              label={t({ message: 'For', context: 'what a promo code is for' })}
              value={row.service}
              options={promoServices.map((one) => ({
                value: one,
                label: i18n._(serviceLabels[one]),
              }))}
              onChange={(service) => change({ service: service as typeof row.service })}
            />
            <TextField
              label={t`Percent off`}
              inputMode="decimal"
              value={row.percent}
              onChange={(percent) => change({ percent })}
            />
            <TextField
              label={t`At most, in ${word}`}
              inputMode="decimal"
              optional
              value={row.cap}
              onChange={(cap) => change({ cap })}
            />
            {/* In half of a narrow row the year would be cut off. */}
            <DateField
              className="col-span-2 @md:col-span-1"
              label={t`From`}
              value={row.from}
              onChange={(from) => change({ from })}
            />
            <DateField
              className="col-span-2 @md:col-span-1"
              label={t`Until`}
              value={row.to}
              onChange={(to) => change({ to })}
            />
          </div>
        </div>
      )}
    />
  )
}
