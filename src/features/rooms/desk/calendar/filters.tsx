import { useLingui } from '@lingui/react/macro'
import { bookingStatuses } from '#domain/stays.ts'
import { SearchField } from '#ui/search-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { CalendarFilter } from './select.ts'
import { useStatusLabels } from './use-status-labels.ts'

/** Search and status filter (spec 3 §2.4). */
export function CalendarFilters({
  filter,
  onChange,
}: {
  filter: CalendarFilter
  onChange: (change: Partial<CalendarFilter>) => void
}) {
  const { t } = useLingui()
  const labelOf = useStatusLabels()
  const status = bookingStatuses.find((one) => one === filter.status) ?? 'all'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_9rem] gap-2 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <SearchField
        label={t`Search guest, room, code…`}
        value={filter.search}
        onChange={(search) => onChange({ search })}
      />
      <SelectField
        label={t`Status`}
        hideLabel
        value={status}
        onChange={(value) =>
          onChange({ status: bookingStatuses.find((one) => one === value) ?? 'all' })
        }
        options={[
          { value: 'all', label: t`All states` },
          ...bookingStatuses.map((value) => ({ value, label: labelOf(value) })),
        ]}
      />
    </div>
  )
}
