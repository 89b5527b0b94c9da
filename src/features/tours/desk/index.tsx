import { msg, plural } from '@lingui/core/macro'
import { useLingui, Plural } from '@lingui/react/macro'
import { Mountain } from 'lucide-react'
import { tourTerms } from '#domain/tours.ts'
import { createDeskLists } from '#parts/desk/desk-list.ts'
import { guestOrderOf } from '#parts/desk/guest-stays.ts'
import { createServiceDesk, type Departure } from '#parts/desk/service-desk.ts'
import { withMessages } from '#ui/messages.ts'
import { tourStepDescriptors } from '../operations/desk-steps.ts'
import { type DeskTourBooking, deskTourBookings } from './data.ts'
import { bookedAtDesk } from './manage/new-booking.ts'
import { TourActions } from './tour-actions.tsx'
import { tourFlagLabels, tourMethodLabels } from './labels.ts'
import { useGuestSummary } from '#parts/desk/guest-summary.tsx'
import { RowAlerts } from '#parts/desk/row-alerts.tsx'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'

const lists = createDeskLists(
  { resource: 'tour_bookings', list: deskTourBookings },
  tourStepDescriptors,
  bookedAtDesk,
)
export const useTourDesk = lists.useShown

const to = '/dashboard/tourism'
const none: readonly DeskTourBooking[] = []

export const desk = createServiceDesk<DeskTourBooking>({
  kind: 'tour',
  order: { inFilter: 5, ofDay: 5 },
  ...lists,
  take: {
    route: 'bookTour',
    dialog: withMessages(() => import('./manage/booking-dialog.tsx')),
  },
  actions: (booking) => <TourActions booking={booking} />,
  details: (booking) => <TourDetails booking={booking} />,
  termsOf: tourTerms,
  stood: 'approved',
  flagLabels: tourFlagLabels,
  useRow() {
    const { t } = useLingui()
    return (booking) => ({
      from: booking.date,
      to: null,
      time: null,
      services: [
        booking.tour_name,
        t`${plural(booking.people, { one: '# person', other: '# people' })}`,
      ].filter(Boolean),
    })
  },
  useToday({ rows = none }, { today }) {
    const { t } = useLingui()
    return { departures: toursOn(rows, today, t`Tour`) }
  },
  sends: { all: msg`tours`, none: msg`no tour` },
  entry: {
    order: 4,
    to,
    label: msg`Tourism Services`,
    icon: Mountain,
    screen: withMessages(() => import('./page.tsx')),
  },
  note: { text: msg`Tours with a guide.`, to, label: msg`Tours` },
})

/** Tours that leave on a day. */
export function toursOn(bookings: readonly DeskTourBooking[], today: string, what: string) {
  return bookings
    .filter(
      ({ date, status }) => date === today && status !== 'cancelled' && status !== 'completed',
    )
    .map((booking): Departure => {
      const { id, tour_name: name, customer_name: guest, code, status, people } = booking
      const of = guestOrderOf('tour', booking)
      const about = { name, guest, of, code, status, people }
      return { key: `tour:${id}`, type: 'tour', what, time: '', ...about }
    })
}

/** A tour booking's details, to read (spec 3 §2.5). */
function TourDetails({ booking }: { booking: DeskTourBooking }) {
  const guestFacts = useGuestSummary()
  return (
    <div className="grid gap-5">
      <RowAlerts row={booking} flag={tourFlagLabels(booking.flag)} />
      <TourSummary booking={booking} />
      <DescriptionList
        items={guestFacts(booking, { of: guestOrderOf('tour', booking), booked: true })}
      />
    </div>
  )
}

function TourSummary({ booking }: { booking: DeskTourBooking }) {
  const { t, i18n } = useLingui()
  const method = tourMethodLabels(booking.payment_method)
  const paymentMethod = method ? i18n._(method) : booking.payment_method
  const code = booking.promo_code ?? ''
  return (
    <DescriptionList
      items={[
        { term: t`Tour`, detail: booking.tour_name || booking.tour_id },
        { term: t`Date`, detail: <DateText value={booking.date} format="weekday" /> },
        {
          term: t`People`,
          detail: <Plural value={booking.people} one="# person" other="# people" />,
        },
        {
          term: t`Payment`,
          detail: [paymentMethod, booking.room_number].filter((text) => text !== null).join(': '),
        },
        {
          term: code === '' ? t`Discount` : t`Discount (${code})`,
          detail: booking.discount > 0 && <Money amount={-booking.discount} />,
        },
        {
          term: t`Total`,
          detail: <Money amount={booking.total} className="text-lg font-semibold" />,
        },
      ]}
    />
  )
}
