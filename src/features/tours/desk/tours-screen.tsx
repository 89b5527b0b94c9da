import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import { hourOf } from '#domain/hours.ts'
import { looseNumber, looseText } from '#lib/loose.ts'
import { AsOf } from '#parts/desk/as-of.tsx'
import { Button } from '#ui/button.tsx'
import { DataList } from '#ui/data-list.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Money } from '#ui/money.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { tourKind } from '../offer.ts'
import { EntriesState } from '#parts/desk/catalogue/entries-state.tsx'
import { AvailabilityBadge, EntryCell, noWork, toneOf } from '#parts/desk/catalogue/entry-cell.tsx'
import type { Entry } from '#parts/desk/catalogue/entry.ts'
import { EntryFilters, useEntryFilter } from '#parts/desk/catalogue/filters.tsx'
import { RowButtons, SwitchButton } from '#parts/desk/catalogue/row-buttons.tsx'
import { ScreenHead } from '#parts/desk/catalogue/screen-head.tsx'
import { byName, selectEntries } from '#parts/desk/catalogue/select.ts'
import { useCatalogue, type Catalogue } from '#parts/desk/catalogue/use-catalogue.ts'
import { useDialogs, type Dialogs } from '#parts/desk/catalogue/use-dialogs.tsx'

const noEntries: readonly Entry[] = []
const locationOf = ({ row }: Entry) => looseText(row.location)

/** People a day; what the documents have where a host does not say. */
export const capacityOf = ({ row }: Entry) => looseNumber(row.capacity) ?? 10

/** `HH:MM` at the house; null: it has no hour. */
export const departureIn = ({ row }: Entry) => hourOf(row.departure_time)

/** What of the tours' screen is about their bookings, which is another's. */
interface OfBookings {
  /** 'Bookings (all)'; null while none is known. */
  count: number | null
  /** The snapshot's day, and what counts toward it. */
  snapshot: ReactNode
  /** Of that day. */
  renderSpots: (tour: Entry) => ReactNode
  /** Null while the house does not offer it. */
  onBook: ((tour: Entry) => void) | null
  /** 'Tour Bookings', and the dialog; given the tours that are there. */
  renderBookings: (tours: readonly Entry[]) => ReactNode
}

/** Tourism Services (spec 3 §2.13). */
export function ToursScreen({
  decisions,
  ofBookings,
}: {
  decisions: ReactNode
  ofBookings: OfBookings
}) {
  const { t } = useLingui()
  const catalogue = useCatalogue(tourKind)
  const dialogs = useDialogs(tourKind, catalogue)
  const { filter, set } = useEntryFilter()
  const { categories, kept } = catalogue
  const all = catalogue.entries ?? noEntries
  const { search, category, available } = filter
  const shown = useMemo(
    () => byName(selectEntries(all, { search, category, available }, locationOf)),
    [all, search, category, available],
  )
  return (
    <div className="mx-auto grid max-w-6xl gap-5">
      <ScreenHead
        title={<Trans>Tourism Services</Trans>}
        kind={tourKind}
        catalogue={catalogue}
        dialogs={dialogs}
        category={category}
      />
      {decisions}
      <div className="grid grid-cols-3 gap-2.5">
        <StatTile label={t`Total Tours`} value={all.length} />
        <StatTile
          label={t`Available`}
          value={all.filter((tour) => tour.available).length}
          tone="confirmed"
        />
        <StatTile label={t`Bookings (all)`} value={ofBookings.count ?? '–'} />
      </div>
      <EntryFilters
        label={t`Search tours`}
        filter={filter}
        categories={categories}
        withAvailability
        onSet={set}
      />
      {ofBookings.snapshot}
      {kept && <AsOf kept={kept} />}
      <EntriesState kind={tourKind} catalogue={catalogue} loading={t`Loading tours…`}>
        {shown.length === 0 ? (
          <EmptyState
            picture={<DrawnLantern />}
            title={t`No tours found.`}
            text={
              categories.length === 0
                ? t`No categories found. Please create a category first.`
                : all.length === 0
                  ? t`Add the first one.`
                  : t`Try fewer words.`
            }
          />
        ) : (
          <TourList
            tours={shown}
            open={catalogue.open}
            dialogs={dialogs}
            renderSpots={ofBookings.renderSpots}
            onBook={ofBookings.onBook}
          />
        )}
      </EntriesState>
      {ofBookings.renderBookings(all)}
      {dialogs.shown}
    </div>
  )
}

function TourList({
  tours,
  open,
  dialogs,
  renderSpots,
  onBook,
}: {
  tours: readonly Entry[]
  open: Catalogue['open']
  dialogs: Dialogs
} & Pick<OfBookings, 'renderSpots' | 'onBook'>) {
  const { t } = useLingui()
  const workOn = (tour: Entry) => open.get(tour.id) ?? noWork
  const daysOf = ({ row }: Entry) => Math.max(1, looseNumber(row.duration_days) ?? 1)
  return (
    <DataList
      label={t`Tours`}
      rows={tours}
      rowKey={({ id }) => id}
      rowTone={(tour) => toneOf(workOn(tour))}
      columns={[
        {
          key: 'tour',
          header: t`Tour`,
          primary: true,
          render: (tour) => (
            <EntryCell entry={tour} work={workOn(tour)} isDense>
              <p>{[tour.category, locationOf(tour)].filter(Boolean).join(' · ')}</p>
              <p>
                <Plural value={daysOf(tour)} one="# day" other="# days" /> ·{' '}
                <Plural value={capacityOf(tour)} one="# place" other="# places" />
                {departureIn(tour) && (
                  <>
                    {' · '}
                    <Trans>leaves at {departureIn(tour)}</Trans>
                  </>
                )}
              </p>
            </EntryCell>
          ),
        },
        { key: 'spots', header: t`Spots Left`, render: renderSpots },
        {
          key: 'price',
          header: t`Price / Person`,
          align: 'end',
          render: (tour) => <Money cents={tour.priceCents} />,
        },
        {
          key: 'status',
          header: t`Status`,
          render: (tour) => (
            <span className="inline-grid justify-items-end md:justify-items-start">
              <AvailabilityBadge available={tour.available} />
              <SwitchButton entry={tour} onSwitch={() => dialogs.toggle(tour)} />
            </span>
          ),
        },
      ]}
      renderActions={(tour) => (
        <RowButtons
          entry={tour}
          act={
            onBook ? (
              <Button
                variant="primary"
                aria-label={t`Book ${tour.name}`}
                disabled={!tour.available}
                onClick={() => onBook(tour)}
                className="flex-1 md:flex-none"
              >
                <Trans>Book</Trans>
              </Button>
            ) : undefined
          }
          onEdit={() => dialogs.edit(tour)}
          onDelete={() => dialogs.remove(tour)}
        />
      )}
    />
  )
}
