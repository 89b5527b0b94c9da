import { useLingui } from '@lingui/react/macro'
import { DateField } from '#ui/date-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Rows, type ListProps } from './rows.tsx'

/** Single days on which restaurant, bar and reception are closed. */
export function ClosedDateRows({ state: { form, set }, error }: ListProps) {
  const { t } = useLingui()
  return (
    <Rows
      id="setting-closed_dates"
      legend={t`Closed on these dates`}
      error={error}
      add={t`Add a closed day`}
      empty={t`None. On such a day guests can order no meal and reserve no table.`}
      rows={form.closed_dates}
      fresh={{ date: '', text: '' }}
      limit={100}
      onChange={(rows) => set('closed_dates', rows)}
      nameOf={(row, at) => row.text || row.date || t`closed day ${at + 1}`}
      render={(row, change) => (
        <div className="@container min-w-0">
          <div className="grid gap-3 @md:grid-cols-2">
            <DateField label={t`Date`} value={row.date} onChange={(date) => change({ date })} />
            <TextField
              label={t`Reason`}
              optional
              maxLength={80}
              value={row.text}
              onChange={(text) => change({ text })}
            />
          </div>
        </div>
      )}
    />
  )
}
