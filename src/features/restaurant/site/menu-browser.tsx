import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useInLanguage } from '#parts/use-in-language.ts'
import { AsOf } from '#ui/as-of.tsx'
import { BusyText } from '#ui/busy-text.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { categories, itemsOf } from '../data.ts'
import { categoriesOfSide, categoryOnSwitch, onOffer, type MenuSide } from '../menu.ts'
import { BrowserItem } from './browser-item.tsx'

/** The menu on the home page: restaurant or bar, a category, its dishes (spec 1 §2, §4, §8). */
export function MenuBrowser() {
  const { t } = useLingui()
  const say = useInLanguage()
  const [chosenSide, setSide] = useState<MenuSide>('restaurant')
  const [chosen, setChosen] = useState<string | null>(null)
  const list = useQuery(categories())
  const rows = list.data?.rows ?? []
  const sides = (['restaurant', 'bar'] as const).filter(
    (one) => categoriesOfSide(rows, one).length > 0,
  )
  // There is nothing to choose where all that is offered is on one side.
  const [onlySide] = sides.length === 1 ? sides : []
  const side = onlySide ?? chosenSide
  // Derived on each render: categories may be added, removed or moved to the other side meanwhile.
  const categoryId = categoryOnSwitch(rows, side, chosen)
  const ofSide = categoriesOfSide(rows, side)
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {onlySide === undefined && (
          <ChipGroup
            label={t`Restaurant or bar`}
            value={side}
            onChange={setSide}
            options={[
              { value: 'restaurant', label: t`Our Restaurant` },
              { value: 'bar', label: t`Our Bar` },
            ]}
          />
        )}
        {list.data?.cause && <AsOf at={list.data.asOf} />}
      </div>
      {list.isPending && (
        <BusyText>
          <Trans>Loading categories…</Trans>
        </BusyText>
      )}
      {!list.isPending && ofSide.length === 0 && (
        <p className="text-ink-soft">
          <Trans>No categories found</Trans>
        </p>
      )}
      {ofSide.length > 0 && (
        <ChipGroup
          label={t`Category`}
          value={categoryId ?? ''}
          onChange={setChosen}
          options={ofSide.map((one) => ({ value: one.id, label: say(one).name }))}
        />
      )}
      {categoryId === null ? (
        !list.isPending && (
          <p className="text-ink-soft">
            <Trans>Choose a category to view items</Trans>
          </p>
        )
      ) : (
        <CategoryItems key={categoryId} categoryId={categoryId} side={side} />
      )}
    </div>
  )
}

function CategoryItems({ categoryId, side }: { categoryId: string; side: MenuSide }) {
  const items = useQuery(itemsOf(categoryId))
  const say = useInLanguage()
  if (items.isPending) {
    return <LoadingCards label={<Trans>Loading items…</Trans>} className={GRID} cards={4} />
  }
  const shown = onOffer(items.data?.rows ?? [], categoryId)
  if (shown.length === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>No items in this category</Trans>
      </p>
    )
  }
  return (
    <ul className={GRID}>
      {shown.map((item) => (
        <li key={item.id}>
          <BrowserItem item={say(item)} side={side} />
        </li>
      ))}
    </ul>
  )
}

const GRID = 'grid pair gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4'
