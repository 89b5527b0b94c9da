import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { Bill } from '#features/folio/desk/bill.tsx'
import { useFolio, type FolioView } from '#features/folio/desk/use-folio.ts'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { moneyTaken } from '#features/payments/desk/record.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { AsOf } from '#parts/desk/as-of.tsx'
import { contactOf } from '#parts/desk/service-desk.ts'
import { RefreshButton } from '#parts/refresh-button.tsx'
import { BusyText } from '#ui/busy-text.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { descriptors } from '../../operations.ts'
import { billDescriptors } from '../bill-descriptors.ts'
import { EarlierStays } from './earlier-stays.tsx'
import { History } from './history/history.tsx'
import { Requests } from './requests.tsx'
import { StayHead } from './stay-head.tsx'
import { StayNotes } from './stay-notes.tsx'
import { BedDouble } from 'lucide-react'
import { useFolioLabels } from '#features/folio/desk/use-folio-labels.ts'
import type { Stay } from '#features/folio/stay.ts'
import { stayAddress } from '#parts/desk/stay-link.tsx'

/** One stay: who, what they asked for, what they owe, and everything that is done about it. */
export function StayPage({ stayId }: { stayId: string }) {
  const [search] = useSearchParams()
  const view = useFolio(stayId, search.get('rooms') === 'all', billDescriptors)
  const bookings = useBookings()
  if (view === undefined || (view !== null && bookings.bookings === undefined)) {
    return (
      <BusyText>
        <Trans>Loading…</Trans>
      </BusyText>
    )
  }
  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <ParkedWork descriptors={descriptors} />
      {view === null ? (
        <NoStay refetch={bookings.refetch} />
      ) : (
        <Known view={view} bookings={bookings} />
      )}
    </div>
  )
}

function Known({
  view,
  bookings: known,
}: {
  view: FolioView
  bookings: ReturnType<typeof useBookings>
}) {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const { folio, stay, others, candidates, cached } = view
  const booking = known.bookings?.find(({ id }) => id === stay.id)
  if (booking === undefined) return <NoStay refetch={known.refetch} />
  const together = search.get('rooms') === 'all'
  const contact = contactOf(booking)
  return (
    <>
      <StayHead booking={booking} bookings={known} view={view} />
      {cached && <AsOf cached={cached} />}
      <StayNotes booking={booking} contact={contact} view={view} />
      {others.length > 0 && <RoomsTogether stays={[stay, ...others]} at={stay.id} />}
      {others.length > 0 && (
        <ChipGroup
          label={t`Rooms on this bill`}
          value={together ? 'all' : 'one'}
          onChange={(value) =>
            setSearch(value === 'all' ? { rooms: 'all' } : {}, { replace: true })
          }
          options={[
            { value: 'one', label: t`This room` },
            { value: 'all', label: t`All rooms of this booking`, count: others.length + 1 },
          ]}
        />
      )}
      <Bill folio={folio} stay={stay} candidates={candidates} money={moneyTaken} />
      <Requests
        stay={{ id: stay.id, contact, checkIn: stay.checkIn, checkOut: stay.checkOut }}
        room={isOver(booking) ? null : stay.roomNumber}
      />
      <History booking={booking} view={view} />
      <EarlierStays booking={booking} bookings={known.bookings ?? []} />
    </>
  )
}

const isOver = ({ status }: DeskBooking) =>
  status === 'completed' || status === 'cancelled' || status === 'no-show'

function NoStay({ refetch }: { refetch: () => void }) {
  const { t } = useLingui()
  return (
    <>
      <DeskHeading title={t`Stay`} />
      <EmptyState
        picture={<DrawnLantern />}
        title={t`This stay is not known here`}
        text={
          <Trans>
            It is not among the bookings on this device. Try again when there is internet.
          </Trans>
        }
        action={
          <>
            <RefreshButton refetch={refetch} />
            <ButtonLink to="/dashboard/bookings">
              <Trans>To the bookings</Trans>
            </ButtonLink>
          </>
        }
      />
    </>
  )
}

/** Rooms booked together, each one tap away. */
function RoomsTogether({ stays, at }: { stays: readonly Stay[]; at: string }) {
  const { t } = useLingui()
  const { room } = useFolioLabels()
  return (
    <nav aria-label={t`Rooms booked together`} className="flex flex-wrap gap-2">
      {stays
        .toSorted((a, b) => (a.roomNumber < b.roomNumber ? -1 : 1))
        .map((stay) => (
          <ButtonLink
            key={stay.id}
            variant={stay.id === at ? 'primary' : 'secondary'}
            aria-current={stay.id === at ? 'page' : undefined}
            icon={<BedDouble />}
            to={stayAddress(stay.id)}
          >
            {room(stay)}
          </ButtonLink>
        ))}
    </nav>
  )
}
