import { useLingui } from '@lingui/react/macro'
import { ChipGroup } from '#ui/chip-group.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { useAddressFilters, useTyped } from '#ui/use-address-filters.ts'
import { useStatusWords } from './order-list.tsx'
import { orderFilters } from './select.ts'

/** The filter of the orders, as it stands in the address. */
export function useOrderFilter() {
  const { values, set } = useAddressFilters({ q: '', status: 'all' })
  const status = orderFilters.find((one) => one === values.status) ?? 'all'
  return { filter: { search: values.q, status }, set }
}

export function OrderFilters({ filter, set }: ReturnType<typeof useOrderFilter>) {
  const { t } = useLingui()
  const words = useStatusWords()
  const [typed, type] = useTyped(filter.search, (text) => set('q', text))
  return (
    <div className="grid gap-3">
      <SearchField label={t`Search orders`} value={typed} onChange={type} />
      <ChipGroup
        label={t`Status`}
        value={filter.status}
        onChange={(status) => set('status', status)}
        options={orderFilters.map((value) => ({
          value,
          label: value === 'all' ? t`All` : words[value],
        }))}
      />
    </div>
  )
}
