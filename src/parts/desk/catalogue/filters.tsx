import { useLingui } from '@lingui/react/macro'
import { ChipGroup } from '#ui/chip-group.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useAddressFilters, useTyped } from '#ui/use-address-filters.ts'
import type { Category } from './entry.ts'
import { availabilities, type EntryFilter } from './select.ts'

/** The filter of a list, as it stands in the address, and the fields that change it. */
export function useEntryFilter() {
  const { values, set } = useAddressFilters({ q: '', category: '', available: 'all' })
  const filter: EntryFilter = {
    search: values.q,
    category: values.category,
    available: availabilities.find((one) => one === values.available) ?? 'all',
  }
  return { filter, set }
}

export function EntryFilters({
  label,
  filter,
  categories,
  withAvailability = false,
  onSet,
}: {
  /** Of the search. */
  label: string
  filter: EntryFilter
  categories: readonly Category[]
  withAvailability?: boolean
  onSet: ReturnType<typeof useEntryFilter>['set']
}) {
  const { t } = useLingui()
  const [typed, type] = useTyped(filter.search, (text) => onSet('q', text))
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(12rem,auto)]">
      <SearchField label={label} value={typed} onChange={type} />
      <SelectField
        label={t`Category`}
        hideLabel
        value={filter.category}
        onChange={(id) => onSet('category', id)}
        options={[
          { value: '', label: t`All categories` },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {withAvailability && (
        <div className="sm:col-span-2">
          <ChipGroup
            label={t`Availability`}
            value={filter.available}
            onChange={(value) => onSet('available', value)}
            options={[
              { value: 'all', label: t`All` },
              { value: 'available', label: t`Available` },
              { value: 'unavailable', label: t`Unavailable` },
            ]}
          />
        </div>
      )}
    </div>
  )
}
