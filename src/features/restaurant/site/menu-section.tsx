import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { RequestState } from '#parts/request-form/use-request-form.ts'
import { useInLanguage } from '#parts/use-in-language.ts'
import { Button } from '#ui/button.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { DrawnCup } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { LoadingCards, Skeleton } from '#ui/skeleton.tsx'
import { useGrowing } from '#ui/use-growing.tsx'
import type { Category } from '../data.ts'
import { categoriesInOrder, menuShown, onOffer, type MenuPart } from '../menu.ts'
import { DishCard } from './dish-card.tsx'
import { quantityOf, withQuantity } from '../cart.ts'
import type { OrderForm } from './form/form.ts'
import type { Arrival } from './use-arrival.ts'
import type { Menu } from '../use-menu.ts'

const ALL = 'all'

/** Search, categories and the dishes. */
export function MenuSection({
  menu,
  state,
  arrival,
}: {
  menu: Menu
  state: RequestState<OrderForm>
  arrival: Arrival | null
}) {
  const { t } = useLingui()
  // Their own names tell the bar's from the kitchen's.
  const say = useInLanguage()
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState(arrival?.categoryId ?? ALL)
  const known = category === ALL || menu.categories.some(({ id }) => id === category)
  const categoryId = category === ALL || !known ? null : category
  // The letters come first, the dishes as soon as there is time.
  const searchText = useDeferredValue(search)
  const found = menuShown(upToComing(menu, categoryId), menu.items, {
    categoryId,
    search: searchText,
  })
  const isComing =
    menu.loading || (categoryId === null ? menu.coming.size > 0 : menu.coming.has(categoryId))
  const dishes = found.flatMap(({ items }) => items)
  const wanted = arrival?.itemId ?? null
  const wantedAt = dishes.findIndex(({ id }) => id === wanted)
  const wantedIsHere = wantedAt >= 0
  const [maxDishes, end] = useGrowing(dishes.length, `${categoryId} ${searchText}`, wantedAt + 1)
  const parts = firstDishes(found, maxDishes)

  useEffect(() => {
    if (wanted === null || !wantedIsHere) return
    const card = document.getElementById(dishId(wanted))
    card?.scrollIntoView({ block: 'center' })
  }, [wanted, wantedIsHere])

  const options = [
    { value: ALL, label: t`All` },
    ...categoriesInOrder(menu.categories)
      .filter(({ id }) => menu.coming.has(id) || onOffer(menu.items, id).length > 0)
      .map((one) => ({ value: one.id, label: say(one).name })),
  ]
  const shownCategory = categoryId ?? ALL
  const place = options.findIndex(({ value }) => value === shownCategory)
  const chips = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Sideways only: the page itself stays where it is.
    const row = chips.current?.querySelector<HTMLElement>('[role="toolbar"]')
    const chip = row?.querySelectorAll<HTMLElement>('button')[place]
    if (!row || !chip || place === 0) return
    row.scrollLeft = chip.offsetLeft - row.offsetLeft - (row.clientWidth - chip.clientWidth) / 2
  }, [place])

  const clear = () => {
    setSearch('')
    setCategory(ALL)
  }
  return (
    <section aria-label={t`Menu`} className="grid grid-cols-1 gap-5">
      <SearchField
        label={t`Search the menu`}
        placeholder={t`Search the menu`}
        hideLabel
        value={search}
        onChange={setSearch}
      />
      {menu.loading && <Skeleton className="h-11 w-full" />}
      {menu.categories.length > 0 && (
        <div ref={chips} className="min-w-0">
          <ChipGroup
            label={t`Category`}
            value={shownCategory}
            onChange={setCategory}
            options={options}
          />
        </div>
      )}
      {!isComing && parts.length === 0 && (
        <EmptyState
          picture={<DrawnCup />}
          title={
            search !== ''
              ? t`Nothing on the menu by that name`
              : categoryId === null
                ? t`Nothing on the menu yet`
                : t`No items in this category`
          }
          action={
            // The whole menu is what is empty: there is no more to show.
            (search !== '' || categoryId !== null) && (
              <Button variant="secondary" onClick={clear}>
                <Trans>Show the whole menu</Trans>
              </Button>
            )
          }
        />
      )}
      {parts.map((part) => (
        <MenuPartSection key={part.category.id} name={say(part.category).name}>
          {part.items.map((item) => (
            <li key={item.id} id={dishId(item.id)} className="scroll-mt-24">
              <DishCard
                item={item}
                quantity={quantityOf(state.form, item.id)}
                wanted={item.id === wanted}
                readOnly={menu.examples}
                onQuantity={(qty) => state.change((form) => withQuantity(form, item, qty))}
              />
            </li>
          ))}
        </MenuPartSection>
      ))}
      {isComing && (
        // Another one below what came in: nothing on the page moves.
        <LoadingCards key={parts.length} label={t`Loading items…`} className={GRID} cards={4} />
      )}
      {end}
    </section>
  )
}

/** The categories in order, down to the first whose dishes are still coming: none comes in above another. */
function upToComing({ categories, coming }: Menu, categoryId: string | null): Category[] {
  const inOrder = categoriesInOrder(categories)
  const first = categoryId === null ? inOrder.findIndex(({ id }) => coming.has(id)) : -1
  return first < 0 ? inOrder : inOrder.slice(0, first)
}

/** The menu down to so many dishes. */
function firstDishes(parts: readonly MenuPart[], maxDishes: number): readonly MenuPart[] {
  let left = maxDishes
  return parts.flatMap((part) => {
    const items = part.items.slice(0, Math.max(0, left))
    left -= items.length
    return items.length === 0 ? [] : [{ ...part, items }]
  })
}

const dishId = (itemId: string) => `dish-${itemId}`

function MenuPartSection({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl">
        {name}
      </h2>
      <ul className={GRID}>{children}</ul>
    </section>
  )
}

const GRID = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3'
