import { useLingui } from '@lingui/react/macro'
import { paymentMethods, paymentStatuses } from '#domain/payments.ts'
import { DateField } from '#ui/date-field.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { MoneyFilter } from '../select.ts'
import { methodLabels, statusLabels } from '../operations/texts.ts'

/** Search, status, method, date from and to (spec 3 §2.9). */
export function Filters({
  filter,
  methods,
  onChange,
}: {
  filter: MoneyFilter
  /** Methods of the rows beside the documents' four. */
  methods: readonly string[]
  onChange: (filter: MoneyFilter) => void
}) {
  const { t, i18n } = useLingui()
  const set = (part: Partial<MoneyFilter>) => onChange({ ...filter, ...part })
  return (
    <div className="grid grid-cols-2 items-end gap-2.5 lg:grid-cols-4 xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1.05fr)_minmax(0,1fr)_9.25rem_9.25rem] [&_label]:text-sm">
      <SearchField
        className="col-span-2 lg:col-span-4 xl:col-span-1"
        label={t`Customer, reference, booking`}
        hideLabel={false}
        value={filter.search}
        onChange={(search) => set({ search })}
      />
      <SelectField
        label={t`Status`}
        value={filter.status}
        onChange={(status) =>
          set({ status: paymentStatuses.find((one) => one === status) ?? 'all' })
        }
        options={[
          { value: 'all', label: t`All` },
          ...paymentStatuses.map((value) => ({ value, label: i18n._(statusLabels[value]) })),
        ]}
      />
      <SelectField
        label={t`Method`}
        value={filter.method}
        onChange={(method) => set({ method })}
        options={[
          { value: 'all', label: t`All` },
          ...[...new Set([...paymentMethods, ...methods])].map((value) => ({
            value,
            label: methodLabels(value),
          })),
        ]}
      />
      <DateField
        label={t`From`}
        value={filter.from}
        max={filter.to || undefined}
        onChange={(from) => set({ from })}
      />
      <DateField
        label={t`To`}
        value={filter.to}
        min={filter.from || undefined}
        onChange={(to) => set({ to })}
      />
    </div>
  )
}
