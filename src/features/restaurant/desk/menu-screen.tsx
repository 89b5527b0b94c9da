import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import { AsOf } from '#parts/desk/as-of.tsx'
import { useMay } from '#parts/use-may.ts'
import { DataList } from '#ui/data-list.tsx'
import { DrawnBasket } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Money } from '#ui/money.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { useGrowing } from '#ui/use-growing.tsx'
import { EntriesState } from '#parts/desk/catalogue/entries-state.tsx'
import { AvailabilityBadge, EntryCell, noWork, toneOf } from '#parts/desk/catalogue/entry-cell.tsx'
import { EntryFilters, useEntryFilter } from '#parts/desk/catalogue/filters.tsx'
import { itemKind } from '../offer.ts'
import { RowButtons, SwitchButton } from '#parts/desk/catalogue/row-buttons.tsx'
import { ScreenHead } from '#parts/desk/catalogue/screen-head.tsx'
import { inMenuOrder, selectEntries } from '#parts/desk/catalogue/select.ts'
import { useCatalogue, type Catalogue } from '#parts/desk/catalogue/use-catalogue.ts'
import { useDialogs, type Dialogs } from '#parts/desk/catalogue/use-dialogs.tsx'
import type { Entry } from '#parts/desk/catalogue/entry.ts'

const noEntries: readonly Entry[] = []

/** Restaurant Menu (spec 3 §2.6). */
export default function MenuScreen({
  decisions,
}: {
  /** Cards of what needs a decision, which are every service's. */
  decisions: ReactNode
}) {
  const { t } = useLingui()
  const catalogue = useCatalogue(itemKind)
  const dialogs = useDialogs(itemKind, catalogue)
  const { filter, set } = useEntryFilter()
  const { categories, kept } = catalogue
  const all = catalogue.entries ?? noEntries
  const { search, category, available } = filter
  const shown = useMemo(
    () =>
      inMenuOrder(
        selectEntries(all, { search, category, available }, (one) => one.description),
        categories,
      ),
    [all, categories, search, category, available],
  )
  const [most, end] = useGrowing(shown.length, `${category} ${search}`)
  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <ScreenHead
        title={<Trans>Restaurant Menu</Trans>}
        kind={itemKind}
        catalogue={catalogue}
        dialogs={dialogs}
        category={category}
      />
      {decisions}
      <div className="grid grid-cols-3 gap-2.5">
        <StatTile label={t`Total items`} value={all.length} />
        <StatTile
          label={t`Available items`}
          value={all.filter((item) => item.available).length}
          tone="confirmed"
        />
        <StatTile label={t`Categories`} value={categories.length} />
      </div>
      <EntryFilters
        label={t`Search the menu`}
        filter={filter}
        categories={categories}
        onSet={set}
      />
      {kept && <AsOf kept={kept} />}
      <EntriesState kind={itemKind} catalogue={catalogue} loading={t`Loading the menu…`}>
        {shown.length === 0 ? (
          <EmptyState
            picture={<DrawnBasket />}
            title={categories.length === 0 ? t`No categories yet...` : t`No items found.`}
            text={
              categories.length === 0
                ? t`Create a category first`
                : all.length === 0
                  ? t`Add the first one.`
                  : t`Try fewer words.`
            }
          />
        ) : (
          <>
            <ItemList items={shown.slice(0, most)} open={catalogue.open} dialogs={dialogs} />
            {end}
          </>
        )}
      </EntriesState>
      {dialogs.shown}
    </div>
  )
}

/** A table on wide screens, cards on narrow ones. */
function ItemList({
  items,
  open,
  dialogs,
}: {
  items: readonly Entry[]
  open: Catalogue['open']
  dialogs: Dialogs
}) {
  const { t } = useLingui()
  // An admin says it in the dialog, with all else.
  const isAdmin = useMay('admin')
  const workOn = (item: Entry) => open.get(item.id) ?? noWork
  return (
    <DataList
      label={t`Menu items`}
      rows={items}
      rowKey={(item) => item.id}
      rowTone={(item) => toneOf(workOn(item))}
      columns={[
        {
          key: 'item',
          header: t`Item`,
          primary: true,
          render: (item) => (
            <EntryCell entry={item} work={workOn(item)}>
              {item.description !== '' && <p className="line-clamp-2">{item.description}</p>}
            </EntryCell>
          ),
        },
        { key: 'category', header: t`Category`, render: (item) => item.category },
        {
          key: 'price',
          header: t`Price`,
          align: 'end',
          render: (item) => <Money cents={item.priceCents} />,
        },
        {
          key: 'status',
          header: t`Status`,
          render: (item) =>
            isAdmin ? (
              <AvailabilityBadge available={item.available} />
            ) : (
              <span className="grid justify-items-end md:justify-items-start">
                <AvailabilityBadge available={item.available} />
                <SwitchButton entry={item} onSwitch={() => dialogs.toggle(item)} />
              </span>
            ),
        },
      ]}
      renderActions={(item) => (
        <RowButtons
          entry={item}
          onEdit={() => dialogs.edit(item)}
          onDelete={() => dialogs.remove(item)}
        />
      )}
    />
  )
}
