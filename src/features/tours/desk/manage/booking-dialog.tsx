import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { BookTour } from '#contract/tour-bookings.ts'
import { firstTourDay } from '#domain/tours.ts'
import { EmailField, PhoneField } from '#parts/desk/contact-fields.tsx'
import { BanWarning } from '#parts/desk/ban-warning.tsx'
import type { Entry } from '#parts/desk/catalogue/entry.ts'
import { TakeChosen } from '#parts/desk/choose-first.tsx'
import { EstimateLine } from '#parts/desk/estimate-line.tsx'
import { FoundDraft } from '#parts/desk/drafted-form.tsx'
import { FormDialog } from '#parts/desk/form-dialog.tsx'
import { GuestPicker } from '#parts/desk/guest-picker/guest-picker.tsx'
import type { TakeOrderProps } from '#parts/desk/service-desk.ts'
import { useBans } from '#parts/desk/use-bans.ts'
import { useOrderForm } from '#parts/desk/use-order-form.ts'
import { useHouseNow } from '#parts/use-house-now.ts'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { DateField } from '#ui/date-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { tourKind } from '../../offer.ts'
import { bookTourTitle } from '../../operations/book.ts'
import {
  bookingProblems,
  deskBookingBody,
  draftOf,
  estimate,
  peopleOf,
  type BookingDraft,
} from './new-booking.ts'
import { useTourDesk } from '../index.tsx'
import { departureIn } from '../tours-screen.tsx'
import { leftOn } from './select.ts'

/** Opened by the desk's "New order": which tour, then its form. */
export default function TakeTour(props: TakeOrderProps) {
  const { t } = useLingui()
  const { timezone } = useHouse()
  const now = useHouseNow()
  const { rows = [] } = useTourDesk()
  const { booking } = (props.changing?.body ?? {}) as Partial<BookTour>
  return (
    <TakeChosen
      kind={tourKind}
      title={t`Which tour?`}
      asked={booking?.tour_id}
      onClose={props.onClose}
    >
      {(tour) => {
        const earliest = firstTourDay(departureIn(tour), timezone, now)
        const { checkIn = earliest } = props.guest ?? {}
        return (
          <BookingDialog
            tour={tour}
            date={checkIn > earliest ? checkIn : earliest}
            leftOn={(date) => leftOn(tour, rows, date)}
            {...props}
          />
        )
      }}
    </TakeChosen>
  )
}

/** New booking (spec 3 §2.13): who, when, how many, and what it will come to. */
export function BookingDialog({
  tour,
  date,
  leftOn: leftThen,
  guest,
  changing,
  onClose,
  onSaved,
}: {
  tour: Pick<Entry, 'id' | 'name' | 'priceCents'>
  /** The day that is looked at. */
  date: string
  /** Places left of a day, as far as this device knows. */
  leftOn: (date: string) => number
} & TakeOrderProps) {
  const { t, i18n } = useLingui()
  const banOf = useBans()
  const { draft, change, code, foundDraft, dialog, field, confirm } = useOrderForm<BookingDraft>({
    prefix: 'booking',
    about: guest ? `${tour.id}:${guest.stayId}` : tour.id,
    begin: () =>
      changing === null
        ? {
            name: guest?.name ?? '',
            phone: guest?.phone ?? '',
            email: guest?.email ?? '',
            date,
            people: '1',
            notes: '',
          }
        : draftOf(changing.body as BookTour),
    problemsOf: bookingProblems,
    changing,
  })
  const total = estimate(draft, tour.priceCents)
  const left = draft.date === '' ? null : leftThen(draft.date)
  const people = peopleOf(draft)
  const isTooMany = left !== null && people !== null && people > left && changing === null

  async function save() {
    const body = deskBookingBody(draft, { tour, code })
    const done = await confirm(() => ({
      route: 'bookTour',
      // One of the documents' paths names the tour: without it nothing could be sent there.
      params: { tourId: body.booking.tour_id },
      body,
      words: { title: i18n._(bookTourTitle(body, tour.name)), detail: tour.name },
    }))
    if (done) onSaved(done)
  }

  return (
    <FormDialog
      {...dialog}
      title={t`New booking`}
      description={tour.name}
      act={<Trans>Book</Trans>}
      notSaved={t`Failed to create booking`}
      onClose={onClose}
      onSave={() => void save()}
    >
      <FoundDraft {...foundDraft} />
      <div className="grid gap-4 sm:grid-cols-2">
        <GuestPicker
          {...field('name')}
          label={t`Guest name`}
          data-autofocus
          onPick={({ name, phone, email }) => change({ name, phone, email })}
        />
        <PhoneField {...field('phone')} />
        <DateField {...field('date')} label={t`Date`} />
        <TextField
          {...field('people')}
          label={t`People`}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
        />
        <EmailField {...field('email')} />
      </div>
      <TextArea {...field('notes')} label={t`Notes`} optional rows={2} maxLength={1000} />
      <BanWarning ban={banOf(draft)} />
      {isTooMany && (
        <Alert tone="waiting" title={t`Not enough places that day`}>
          <Plural
            value={left}
            one="# place is left, as far as this device knows. The house would refuse this."
            other="# places are left, as far as this device knows. The house would refuse this."
          />
        </Alert>
      )}
      <EstimateLine cents={total} />
    </FormDialog>
  )
}
