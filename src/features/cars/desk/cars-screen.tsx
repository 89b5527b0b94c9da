import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Car } from '#contract/rentals.ts'
import type { Entry } from '#parts/desk/catalogue/entry.ts'
import { CatalogueScreen } from '#parts/desk/catalogue/screen.tsx'
import { byName } from '#parts/desk/catalogue/select.ts'
import { DrawnLantern } from '#ui/drawings.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { carKind } from '../offer.ts'

const plateOf = ({ row }: Entry) => (row as Car).plate

/** The parts of the cars' screen that show rentals; the page gives them. */
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
  ofRentals: { activeRentals, renderDays, onRent, renderRentals },
}: {
  decisions: ReactNode
  ofRentals: OfRentals
}) {
  const { t } = useLingui()
  return (
    <CatalogueScreen
      kind={carKind}
      title={t`Car Rentals`}
      className="max-w-6xl"
      decisions={decisions}
      labels={{
        total: t`Total Cars`,
        available: t`Available`,
        search: t`Search by name, plate or category`,
        loading: t`Loading cars…`,
        list: t`Cars`,
        entry: t`Car`,
        price: t`Rate / day`,
        none: t`No cars yet.`,
        noneFound: t`No cars found.`,
        categoryFirst: t`Create a category first`,
      }}
      picture={<DrawnLantern />}
      renderFigure={() => (
        <StatTile label={t`Active Rentals`} value={activeRentals ?? '–'} hint={t`out today`} />
      )}
      searched={plateOf}
      sort={byName}
      withAvailability
      renderDetails={(car) => (
        <>
          <p className="tabular">{plateOf(car)}</p>
          <p>
            {car.category} · <Plural value={(car.row as Car).seats} one="# seat" other="# seats" />
          </p>
          {renderDays(car)}
        </>
      )}
      act={
        onRent && {
          text: <Trans>Rent</Trans>,
          label: (car) => t`Rent ${car.name}`,
          on: onRent,
        }
      }
      renderBelow={renderRentals}
    />
  )
}
