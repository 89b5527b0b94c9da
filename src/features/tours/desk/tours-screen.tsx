import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Tour } from '#contract/tour-bookings.ts'
import type { Entry } from '#parts/desk/catalogue/entry.ts'
import { CatalogueScreen } from '#parts/desk/catalogue/screen.tsx'
import { byName } from '#parts/desk/catalogue/select.ts'
import { DrawnLantern } from '#ui/drawings.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { tourKind } from '../offer.ts'

const locationOf = ({ row }: Entry) => (row as Tour).location

/** People a day; the documents' default where the server sends none. */
export const capacityOf = ({ row }: Entry) => (row as Tour).capacity || 10

/** `HH:MM` at the house; null: it has no hour. */
export const departureIn = ({ row }: Entry) => (row as Tour).departure_time ?? null

/** The parts of the tours' screen that show bookings; the page gives them. */
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
  ofBookings: { count, snapshot, renderSpots, onBook, renderBookings },
}: {
  decisions: ReactNode
  ofBookings: OfBookings
}) {
  const { t } = useLingui()
  const daysText = ({ row }: Entry) => (
    <Plural value={(row as Tour).duration_days} one="# day" other="# days" />
  )
  return (
    <CatalogueScreen
      kind={tourKind}
      title={t`Tourism Services`}
      className="max-w-6xl"
      decisions={decisions}
      labels={{
        total: t`Total Tours`,
        available: t`Available`,
        search: t`Search tours`,
        loading: t`Loading tours…`,
        list: t`Tours`,
        entry: t`Tour`,
        price: t`Price / Person`,
        noneFound: t`No tours found.`,
        categoryFirst: t`No categories found. Please create a category first.`,
      }}
      picture={<DrawnLantern />}
      renderFigure={() => <StatTile label={t`Bookings (all)`} value={count ?? '–'} />}
      searched={locationOf}
      sort={byName}
      withAvailability
      above={snapshot}
      isDense
      renderDetails={(tour) => (
        <>
          <p className="min-[90rem]:hidden">
            {[tour.category, locationOf(tour)].filter(Boolean).join(' · ')}
          </p>
          <p>
            <span className="min-[90rem]:hidden">
              {daysText(tour)} · <Plural value={capacityOf(tour)} one="# place" other="# places" />
              {departureIn(tour) && ' · '}
            </span>
            {departureIn(tour) && <Trans>leaves at {departureIn(tour)}</Trans>}
          </p>
        </>
      )}
      columns={[
        { key: 'category', header: t`Category`, wide: true, render: ({ category }) => category },
        { key: 'location', header: t`Location`, wide: true, render: locationOf },
        { key: 'duration', header: t`Duration`, wide: true, render: daysText },
        { key: 'capacity', header: t`Capacity`, wide: true, align: 'end', render: capacityOf },
        { key: 'spots', header: t`Spots Left`, render: renderSpots },
      ]}
      act={
        onBook && {
          text: <Trans>Book</Trans>,
          label: (tour) => t`Book ${tour.name}`,
          on: onBook,
        }
      }
      renderBelow={renderBookings}
    />
  )
}
