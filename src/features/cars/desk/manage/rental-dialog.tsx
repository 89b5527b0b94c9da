import { Trans, useLingui } from '@lingui/react/macro'
import type { RentCar } from '#contract/rentals.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { PhoneField } from '#parts/desk/contact-fields.tsx'
import { useHouseDay } from '#parts/use-house-day.ts'
import { useHouse } from '#parts/use-house.ts'
import { BanWarning } from '#parts/desk/ban-warning.tsx'
import type { Entry } from '#parts/desk/catalogue/entry.ts'
import { TakeChosen } from '#parts/desk/choose-first.tsx'
import { EstimateLine } from '#parts/desk/estimate-line.tsx'
import { FoundDraft } from '#parts/desk/drafted-form.tsx'
import { FormDialog } from '#parts/desk/form-dialog.tsx'
import { GuestPicker } from '#parts/desk/guest-picker/guest-picker.tsx'
import type { OrderedFor, TakeOrderProps } from '#parts/desk/service-desk.ts'
import { useBans } from '#parts/desk/use-bans.ts'
import { useOrderForm } from '#parts/desk/use-order-form.ts'
import { Alert } from '#ui/alert.tsx'
import { DateField } from '#ui/date-field.tsx'
import { useFormats } from '#ui/formats.tsx'
import { TimeField } from '#ui/time-field.tsx'
import { rentalPeriodsOverlap } from '#domain/cars.ts'
import { carKind } from '../../offer.ts'
import type { DeskRental } from '../data.ts'
import { useFleet } from '../index.tsx'
import { rentCarTitle } from '../../operations/rent-car.ts'
import { deskRentalBody, estimate, rentalDraftProblems, type RentalDraft } from './new-rental.ts'
import { rentalsByCar } from './rentals-by-car.ts'

const draftOf = (
  changing: OperationRow | null,
  today: string,
  guest: OrderedFor | null,
): RentalDraft => {
  if (changing === null) {
    const { name = '', phone = '', checkIn = today } = guest ?? {}
    const start = checkIn > today ? checkIn : today
    return { name, phone, start, startTime: '10:00', end: '', endTime: '10:00' }
  }
  const { customer, schedule } = changing.body as RentCar
  return {
    name: customer.name,
    phone: customer.phone ?? '',
    start: schedule.pickup_date,
    startTime: schedule.pickup_time,
    end: schedule.dropoff_date,
    endTime: schedule.dropoff_time,
  }
}

/** Opened by the desk's "New order": which car, then its form. */
export default function TakeCar(props: TakeOrderProps) {
  const { t } = useLingui()
  const today = useHouseDay()
  const { rows = [] } = useFleet()
  const { car_id: asked } = (props.changing?.body ?? {}) as Partial<RentCar>
  return (
    <TakeChosen kind={carKind} title={t`Which car?`} asked={asked} onClose={props.onClose}>
      {(car) => (
        <RentalDialog
          car={car}
          rentals={rentalsByCar(rows).get(car.id) ?? []}
          today={today}
          {...props}
        />
      )}
    </TakeChosen>
  )
}

/** New Rental (spec 3 §2.7): who, from when, until when, and what it will come to. */
export function RentalDialog({
  car,
  rentals,
  today,
  guest,
  changing,
  onClose,
  onSaved,
}: {
  car: Pick<Entry, 'id' | 'name' | 'priceCents'>
  /** When it is out already, as far as this device knows. */
  rentals: readonly DeskRental[]
  today: string
} & TakeOrderProps) {
  const { t, i18n } = useLingui()
  const banOf = useBans()
  const house = useHouse()
  const formats = useFormats()
  const { draft, change, code, foundDraft, dialog, field, confirm } = useOrderForm({
    prefix: 'rental',
    about: guest ? `${car.id}:${guest.stayId}` : car.id,
    begin: () => draftOf(changing, today, guest),
    problemsOf: rentalDraftProblems,
    changing,
  })
  const totals = estimate(draft, car.priceCents)
  const body = deskRentalBody(draft, { car, house: house.name, code })
  const other =
    totals &&
    rentals.find((one) => rentalPeriodsOverlap(body.schedule, one) && one.id !== changingId())

  function changingId() {
    return changing === null ? '' : `op:${changing.id}`
  }

  async function save() {
    const done = await confirm(() => ({
      route: 'rentCar',
      body,
      words: { title: i18n._(rentCarTitle(body, car.name)), detail: car.name },
    }))
    if (done) onSaved(done)
  }

  return (
    <FormDialog
      {...dialog}
      title={t`New Rental`}
      description={car.name}
      act={<Trans>Rent</Trans>}
      notSaved={t`Not saved`}
      onClose={onClose}
      onSave={() => void save()}
    >
      <FoundDraft {...foundDraft} />
      <div className="grid grid-cols-2 gap-4">
        <GuestPicker
          {...field('name')}
          className="col-span-2 sm:col-span-1"
          label={t`Guest name`}
          data-autofocus
          onPick={({ name, phone }) => change({ name, phone })}
        />
        <PhoneField {...field('phone')} className="col-span-2 sm:col-span-1" />
        <DateField {...field('start')} label={t`Start date`} />
        <TimeField {...field('startTime')} label={t`Start time`} />
        <DateField {...field('end')} label={t`End date`} />
        <TimeField {...field('endTime')} label={t`End time`} />
      </div>
      <BanWarning ban={banOf(draft)} />
      {other && (
        <Alert tone="waiting" title={t`The car is out then`}>
          <Trans>
            {other.customer_name || t`Guest`} has it from {formats.date(other.pickup_date, 'short')}{' '}
            {other.pickup_time} to {formats.date(other.dropoff_date, 'short')} {other.dropoff_time}.
            The house would refuse this.
          </Trans>
        </Alert>
      )}
      <EstimateLine cents={totals?.total_cents} />
    </FormDialog>
  )
}
