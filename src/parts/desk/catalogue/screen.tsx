import { useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import type { Kind } from '#parts/catalogue/kind.ts'
import { Button } from '#ui/button.tsx'
import { DataList, type DataColumn } from '#ui/data-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Money } from '#ui/money.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { useGrowing } from '#ui/use-growing.tsx'
import { AsOf } from '../as-of.tsx'
import { EntriesState } from './entries-state.tsx'
import { AvailabilityBadge, EntryCell } from './entry-cell.tsx'
import { noWork, toneOf } from '../picture-cell.tsx'
import type { Category, Entry } from './entry.ts'
import { EntryFilters, useEntryFilter } from './filters.tsx'
import { RowButtons, SwitchButton } from './row-buttons.tsx'
import { ScreenHead } from './screen-head.tsx'
import { selectEntries } from './select.ts'
import { useCatalogue } from './use-catalogue.ts'
import { useDialogs } from './use-dialogs.tsx'

interface CatalogueScreenProps {
  kind: Kind
  title: string
  /** 'max-w-6xl' */
  className: string
  /** Cards of what needs a decision, which are every service's. */
  decisions: ReactNode
  labels: {
    total: string
    available: string
    search: string
    loading: string
    list: string
    /** Column headings: the entry and its price. */
    entry: string
    price: string
    /** Text where nothing matches. */
    noneFound: string
    /** Text of an empty list; the same unless given. */
    none?: string
    /** Text where there is no category yet. */
    noCategory?: string
    categoryFirst: string
  }
  picture: ReactNode
  /** The third counter, beside all and available. */
  renderFigure: (categories: readonly Category[]) => ReactNode
  /** Further searched texts, beside name and category. */
  searched: (entry: Entry) => string
  sort: (entries: readonly Entry[], categories: readonly Category[]) => readonly Entry[]
  withAvailability?: boolean
  /** Above the list. */
  above?: ReactNode
  /** Shown below its name. */
  renderDetails: (entry: Entry) => ReactNode
  /** In a table of many columns. */
  isDense?: boolean
  /** Columns between the entry and its price. */
  columns?: readonly DataColumn<Entry>[]
  /** The availability is shown elsewhere. */
  withoutSwitch?: boolean
  /** The kind's own action with its label; null while the house does not offer it. */
  act?: { text: ReactNode; label: (entry: Entry) => string; on: (entry: Entry) => void } | null
  /** Shown below the list; receives all entries. */
  renderBelow?: (all: readonly Entry[]) => ReactNode
}

const noEntries: readonly Entry[] = []

/**
 * A service's offer: counters, filters and the list, with its dialogs (spec 3 §2.6, §2.7, §2.13).
 */
export function CatalogueScreen(props: CatalogueScreenProps) {
  const { kind, labels, searched, sort, act } = props
  const { t } = useLingui()
  const catalogue = useCatalogue(kind)
  const dialogs = useDialogs(kind, catalogue)
  const { filter, set } = useEntryFilter()
  const { categories, cached, open } = catalogue
  const all = catalogue.entries ?? noEntries
  const { search, category, available } = filter
  const shown = useMemo(
    () => sort(selectEntries(all, { search, category, available }, searched), categories),
    [all, categories, search, category, available, searched, sort],
  )
  const [limit, end] = useGrowing(shown.length, `${category} ${search}`)
  const workOn = (entry: Entry) => open.get(entry.id) ?? noWork
  return (
    <div className={`mx-auto grid gap-5 ${props.className}`}>
      <ScreenHead
        title={props.title}
        kind={kind}
        catalogue={catalogue}
        dialogs={dialogs}
        category={category}
      />
      {props.decisions}
      <div className="grid grid-cols-3 gap-2.5">
        <StatTile label={labels.total} value={all.length} />
        <StatTile
          label={labels.available}
          value={all.filter((entry) => entry.available).length}
          tone="confirmed"
        />
        {props.renderFigure(categories)}
      </div>
      <EntryFilters
        label={labels.search}
        filter={filter}
        categories={categories}
        withAvailability={props.withAvailability}
        onSet={set}
      />
      {props.above}
      {cached && <AsOf cached={cached} />}
      <EntriesState kind={kind} catalogue={catalogue} loading={labels.loading}>
        {shown.length === 0 ? (
          <EmptyState
            picture={props.picture}
            title={
              (categories.length === 0 && labels.noCategory) ||
              (all.length === 0 && labels.none) ||
              labels.noneFound
            }
            text={
              categories.length === 0
                ? labels.categoryFirst
                : all.length === 0
                  ? t`Add the first one.`
                  : t`Try fewer words.`
            }
          />
        ) : (
          <DataList
            label={labels.list}
            rows={shown.slice(0, limit)}
            rowTone={(entry) => toneOf(workOn(entry))}
            columns={[
              {
                key: 'entry',
                header: labels.entry,
                primary: true,
                render: (entry) => (
                  <EntryCell entry={entry} work={workOn(entry)} isDense={props.isDense}>
                    {props.renderDetails(entry)}
                  </EntryCell>
                ),
              },
              ...(props.columns ?? []),
              {
                key: 'price',
                header: labels.price,
                align: 'end',
                render: (entry) => <Money cents={entry.priceCents} />,
              },
              {
                key: 'status',
                header: t`Status`,
                render: (entry) => (
                  <span className="inline-grid justify-items-end md:justify-items-start">
                    <AvailabilityBadge available={entry.available} />
                    {!props.withoutSwitch && (
                      <SwitchButton entry={entry} onSwitch={() => dialogs.toggle(entry)} />
                    )}
                  </span>
                ),
              },
            ]}
            renderActions={(entry) => (
              <RowButtons
                entry={entry}
                act={
                  act ? (
                    <Button
                      variant="primary"
                      aria-label={act.label(entry)}
                      disabled={!entry.available}
                      onClick={() => act.on(entry)}
                      className="flex-1 md:flex-none"
                    >
                      {act.text}
                    </Button>
                  ) : undefined
                }
                onEdit={() => dialogs.edit(entry)}
                onDelete={() => dialogs.remove(entry)}
              />
            )}
          />
        )}
        {end}
      </EntriesState>
      {props.renderBelow?.(all)}
      {dialogs.shown}
    </div>
  )
}
