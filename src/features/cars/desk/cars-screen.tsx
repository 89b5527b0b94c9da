import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import { looseNumber, looseText } from '#lib/loose.ts'
import { AsOf } from '#parts/desk/as-of.tsx'
import { Button } from '#ui/button.tsx'
import { DataList } from '#ui/data-list.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Money } from '#ui/money.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { EntriesState } from '#parts/desk/catalogue/entries-state.tsx'
import { AvailabilityBadge, EntryCell, noWork, toneOf } from '#parts/desk/catalogue/entry-cell.tsx'
import type { Entry } from '#parts/desk/catalogue/entry.ts'
import { EntryFilters, useEntryFilter } from '#parts/desk/catalogue/filters.tsx'
import { carKind } from '../offer.ts'
import { RowButtons, SwitchButton } from '#parts/desk/catalogue/row-buttons.tsx'
import { ScreenHead } from '#parts/desk/catalogue/screen-head.tsx'
import { byName, selectEntries } from '#parts/desk/catalogue/select.ts'
import { useCatalogue, type Catalogue } from '#parts/desk/catalogue/use-catalogue.ts'
import { useDialogs, type Dialogs } from '#parts/desk/catalogue/use-dialogs.tsx'

const noEntries: readonly Entry[] = []
const plateOf = ({ row }: Entry) => looseText(row.plate)

/** What of the cars' screen is about their rentals, which is another's. */
interface OfRentals {
  /** 'Active Rentals'; null while none is known. */
  activeRentals: number | null
  /** When a car is out. */
  renderDays: (car: Entry) => ReactNode
  /** Null while the house does not offer it. */
  onRent: ((car: Entry) => void) | null
  /** 'Active & Recent Rentals', and the dialog; given the cars that are there. */
  renderRentals: (cars: readonly Entry[]) => ReactNode
}

/** Car Rentals (spec 3 §2.7). */
export function CarsScreen({
  decisions,
  ofRentals,
}: {
  decisions: ReactNode
  ofRentals: OfRentals
}) {
  const { t } = useLingui()
  const catalogue = useCatalogue(carKind)
  const dialogs = useDialogs(carKind, catalogue)
  const { filter, set } = useEntryFilter()
  const { categories, kept } = catalogue
  const all = catalogue.entries ?? noEntries
  const { search, category, available } = filter
  const shown = useMemo(
    () => byName(selectEntries(all, { search, category, available }, plateOf)),
    [all, search, category, available],
  )
  return (
    <div className="mx-auto grid max-w-6xl gap-5">
      <ScreenHead
        title={<Trans>Car Rentals</Trans>}
        kind={carKind}
        catalogue={catalogue}
        dialogs={dialogs}
        category={category}
      />
      {decisions}
      <div className="grid grid-cols-3 gap-2.5">
        <StatTile label={t`Total Cars`} value={all.length} />
        <StatTile
          label={t`Available`}
          value={all.filter((car) => car.available).length}
          tone="confirmed"
        />
        <StatTile
          label={t`Active Rentals`}
          value={ofRentals.activeRentals ?? '–'}
          hint={t`out today`}
        />
      </div>
      <EntryFilters
        label={t`Search by name, plate or category`}
        filter={filter}
        categories={categories}
        withAvailability
        onSet={set}
      />
      {kept && <AsOf kept={kept} />}
      <EntriesState kind={carKind} catalogue={catalogue} loading={t`Loading cars…`}>
        {shown.length === 0 ? (
          <EmptyState
            picture={<DrawnLantern />}
            title={all.length === 0 ? t`No cars yet.` : t`No cars found.`}
            text={
              categories.length === 0
                ? t`Create a category first`
                : all.length === 0
                  ? t`Add the first one.`
                  : t`Try fewer words.`
            }
          />
        ) : (
          <CarList
            cars={shown}
            open={catalogue.open}
            dialogs={dialogs}
            renderDays={ofRentals.renderDays}
            onRent={ofRentals.onRent}
          />
        )}
      </EntriesState>
      {ofRentals.renderRentals(all)}
      {dialogs.shown}
    </div>
  )
}

function CarList({
  cars,
  open,
  dialogs,
  renderDays,
  onRent,
}: {
  cars: readonly Entry[]
  open: Catalogue['open']
  dialogs: Dialogs
} & Pick<OfRentals, 'renderDays' | 'onRent'>) {
  const { t } = useLingui()
  const workOn = (car: Entry) => open.get(car.id) ?? noWork
  return (
    <DataList
      label={t`Cars`}
      rows={cars}
      rowKey={(car) => car.id}
      rowTone={(car) => toneOf(workOn(car))}
      columns={[
        {
          key: 'car',
          header: t`Car`,
          primary: true,
          render: (car) => (
            <EntryCell entry={car} work={workOn(car)}>
              <p className="tabular">{plateOf(car)}</p>
              <p>
                {car.category} ·{' '}
                <Plural value={looseNumber(car.row.seats) ?? 4} one="# seat" other="# seats" />
              </p>
              {renderDays(car)}
            </EntryCell>
          ),
        },
        {
          key: 'rate',
          header: t`Rate / day`,
          align: 'end',
          render: (car) => <Money cents={car.priceCents} />,
        },
        {
          key: 'status',
          header: t`Status`,
          render: (car) => (
            <span className="inline-grid justify-items-end md:justify-items-start">
              <AvailabilityBadge available={car.available} />
              <SwitchButton entry={car} onSwitch={() => dialogs.toggle(car)} />
            </span>
          ),
        },
      ]}
      renderActions={(car) => (
        <RowButtons
          entry={car}
          act={
            onRent ? (
              <Button
                variant="primary"
                aria-label={t`Rent ${car.name}`}
                disabled={!car.available}
                onClick={() => onRent(car)}
                className="flex-1 md:flex-none"
              >
                <Trans>Rent</Trans>
              </Button>
            ) : undefined
          }
          onEdit={() => dialogs.edit(car)}
          onDelete={() => dialogs.remove(car)}
        />
      )}
    />
  )
}
