import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { BusyText } from '#ui/busy-text.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { Money } from '#ui/money.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { useGrowing } from '#ui/use-growing.tsx'
import type { Item } from '../../data.ts'
import { categoriesInOrder, menuShown, onOffer } from '../../menu.ts'
import { DishQuantity } from '../../parts/dish-quantity.tsx'
import type { Menu } from '../../use-menu.ts'

/**
 * The menu to order from: a category at a time, so that the order below it stays within reach of a
 * thumb; a search goes through all of it.
 */
export function Dishes({
  menu,
  quantityOf,
  onQuantity,
}: {
  menu: Menu
  quantityOf: (itemId: string) => number
  onQuantity: (item: Item, qty: number) => void
}) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const searchText = useDeferredValue(search)
  const categories = categoriesInOrder(menu.categories).filter(
    ({ id }) => onOffer(menu.items, id).length > 0,
  )
  const category = (categories.find(({ id }) => id === chosen) ?? categories[0])?.id ?? ''
  const categoryId = searchText.trim() === '' ? category : null
  const dishes = menuShown(categories, menu.items, { categoryId, search: searchText }).flatMap(
    ({ items }) => items,
  )
  const [count, end] = useGrowing(dishes.length, `${categoryId} ${searchText}`)

  if (menu.examples) {
    return (
      <Alert tone="error" title={t`Failed to load menu.`}>
        <Trans>This device has no menu yet. It loads when there is internet.</Trans>
      </Alert>
    )
  }
  if (menu.loading || (menu.items.length === 0 && menu.coming.size > 0)) {
    return (
      <BusyText>
        <Trans>Loading the menu…</Trans>
      </BusyText>
    )
  }
  return (
    <section aria-label={t`Menu`} className="grid min-w-0 content-start gap-3">
      <SearchField label={t`Search the menu`} value={search} onChange={setSearch} />
      {categoryId !== null && categories.length > 1 && (
        <ChipGroup
          label={t`Category`}
          value={category}
          onChange={setChosen}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {dishes.length === 0 && (
        <p className="text-ink-soft">
          <Trans>No items found.</Trans>
        </p>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {dishes.slice(0, count).map((item) => {
          const { name } = item
          return (
            <li key={item.id} className="flex items-center justify-between gap-3 py-1.5">
              <p className="min-w-0">
                <span className="block font-medium">{name}</span>
                <Money cents={item.priceCents} className="text-sm text-ink-soft" />
              </p>
              <DishQuantity
                label={t`Quantity of ${name}`}
                addLabel={t`Add ${name}`}
                quantity={quantityOf(item.id)}
                onQuantity={(qty) => onQuantity(item, qty)}
              />
            </li>
          )
        })}
      </ul>
      {end}
    </section>
  )
}
