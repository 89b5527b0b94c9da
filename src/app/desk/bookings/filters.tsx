import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { bookingStatuses, type BookingRow } from '#parts/desk/booking-row.ts'
import { statusLabels } from '#parts/status-labels.ts'
import { useOffered } from '#parts/use-offered.ts'
import { SearchField } from '#ui/search-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { typeLabels } from '#parts/services.ts'
import { bookingTypes } from '../services.ts'
import type { BookingFilter } from './select.ts'

/** Search, type and state of the combined list (spec 3 §2.5); of types those that are offered or in it. */
export function Filters({
  filter,
  rows,
  onChange,
}: {
  filter: BookingFilter
  rows: readonly BookingRow[]
  onChange: (filter: BookingFilter) => void
}) {
  const { t, i18n } = useLingui()
  const isOffered = useOffered()
  const found = useMemo(() => new Set(rows.map(({ type }) => type)), [rows])
  const types = bookingTypes.filter((type) => isOffered(type) || found.has(type))
  return (
    <div className="grid grid-cols-2 items-end gap-3 *:first:col-span-2 md:grid-cols-[minmax(0,2fr)_1fr_1fr] md:*:first:col-span-1">
      <SearchField
        label={t`Search guest, reference, dish…`}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <SelectField
        label={t`Type`}
        value={filter.type}
        onChange={(type) => onChange({ ...filter, type: type as BookingFilter['type'] })}
        options={[
          { value: 'all', label: t`All types` },
          ...types.map((type) => ({ value: type, label: i18n._(typeLabels[type]) })),
        ]}
      />
      <SelectField
        label={t`Status`}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
        options={[
          { value: 'all', label: t`All states` },
          ...bookingStatuses.map((status) => ({
            value: status,
            label: i18n._(statusLabels[status]!),
          })),
        ]}
      />
    </div>
  )
}
