import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RentCar } from '#contract/rentals.ts'
import { newCode } from '#lib/code.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { useHouse } from '#parts/use-house.ts'
import { BanWarning } from '#parts/desk/ban-warning.tsx'
import { useBans } from '#parts/desk/use-bans.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { useFormats } from '#ui/formats.tsx'
import { Money } from '#ui/money.tsx'
import { NotAuthenticated } from '#ui/not-authenticated.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TimeField } from '#ui/time-field.tsx'
import { useSaving } from '#ui/use-saving.ts'
import { useValue } from '#ui/use-value.ts'
import { outingsCollide } from '#domain/cars.ts'
import type { DeskRental } from '../data.ts'
import { rentCarTitle } from '../../operations/words.ts'
import { deskRentalBody, estimate, rentalDraftProblems, type RentalDraft } from './new-rental.ts'

/** A car as the dialog needs it. */
export interface RentableCar {
  id: string
  name: string
  rateCents: number
}

const draftOf = (changing: OperationRow | null, today: string): RentalDraft => {
  if (changing === null) {
    return { name: '', phone: '', start: today, startTime: '10:00', end: '', endTime: '10:00' }
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

/** New Rental (spec 3 §2.7): who, from when, until when, and what it will come to. */
export function RentalDialog({
  car,
  outings,
  today,
  changing,
  onClose,
  onSaved,
}: {
  car: RentableCar
  /** When it is out already, as far as this device knows. */
  outings: readonly DeskRental[]
  today: string
  /** One that waits or was refused, to be put otherwise. */
  changing: OperationRow | null
  onClose: () => void
  onSaved: (operationIds: string[]) => void
}) {
  const { t, i18n } = useLingui()
  const banOf = useBans()
  const house = useHouse()
  const formats = useFormats()
  const { busy, failure, save } = useSaving()
  const token = useValue(offline().session)?.token
  const [draft, setDraft] = useState(() => draftOf(changing, today))
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState(false)
  const [made] = useState(() => ({ id: uuidv7(), code: newCode() }))
  const problems = attempt === 0 ? {} : rentalDraftProblems(draft)
  const totals = estimate(draft, car.rateCents)
  const said = Object.entries(problems).map(([field, message]) => ({
    id: `rental-${field}`,
    message: i18n._(message),
  }))
  const body = deskRentalBody(draft, { car, house: house.name, code: made.code })
  const other =
    totals && outings.find((one) => outingsCollide(body.schedule, one) && one.id !== changingId())

  function changingId() {
    return changing === null ? '' : `op:${changing.id}`
  }

  const field = (name: keyof RentalDraft) => ({
    id: `rental-${name}`,
    value: draft[name],
    error: problems[name] && i18n._(problems[name]),
    onChange: (value: string) => setDraft((now) => ({ ...now, [name]: value })),
  })

  async function confirm() {
    setAttempt(attempt + 1)
    setRefused(!token)
    if (!token || Object.keys(rentalDraftProblems(draft)).length > 0) return
    const { outbox, actor } = offline()
    const words = { title: i18n._(rentCarTitle(body, car.name)), detail: car.name }
    const done = await save(async () => {
      if (changing !== null) {
        const outcome = await outbox.change(changing.id, { body, words })
        return [outcome.outcome === 'changed' ? outcome.successor.id : changing.id]
      }
      const operation = { id: made.id, route: 'rentCar' as const, body, actor: actor(), words }
      return [(await outbox.confirm(operation)).id]
    })
    if (done !== null) onSaved(done)
  }

  return (
    <Dialog
      open
      closeOnBackdrop={false}
      onClose={onClose}
      title={t`New Rental`}
      description={car.name}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            busy={busy}
            busyText={t`Saving…`}
            onClick={() => void confirm()}
          >
            <Trans>Rent</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ErrorSummary attempt={attempt} title={t`Required`} errors={said} />
        {refused && (
          <NotAuthenticated>
            <Trans>Please login first.</Trans>
          </NotAuthenticated>
        )}
        {failure && <NotSaved title={t`Not saved`} reason={failure} phone="" />}
        <div className="grid grid-cols-2 gap-4">
          <TextField
            {...field('name')}
            className="col-span-2 sm:col-span-1"
            label={t`Guest name`}
            autoComplete="off"
            maxLength={120}
            data-autofocus
          />
          <TextField
            {...field('phone')}
            className="col-span-2 sm:col-span-1"
            label={t`Phone`}
            optional
            type="tel"
            autoComplete="off"
            maxLength={40}
          />
          <DateField {...field('start')} label={t`Start date`} />
          <TimeField {...field('startTime')} label={t`Start time`} />
          <DateField {...field('end')} label={t`End date`} />
          <TimeField {...field('endTime')} label={t`End time`} />
        </div>
        <BanWarning ban={banOf(draft)} />
        {other && (
          <Alert tone="waiting" title={t`The car is out then`}>
            <Trans>
              {other.customer_name || t`Guest`} has it from{' '}
              {formats.date(other.pickup_date, 'short')} {other.pickup_time} to{' '}
              {formats.date(other.dropoff_date, 'short')} {other.dropoff_time}. The house would
              refuse this.
            </Trans>
          </Alert>
        )}
        <p className="flex items-baseline justify-between gap-3 border-t border-line pt-4">
          <span className="text-ink-soft">
            <Trans>Estimate</Trans>
          </span>
          <span className="text-lg font-semibold tabular">
            {totals ? <Money cents={totals.total_cents} /> : '–'}
          </span>
        </p>
      </div>
    </Dialog>
  )
}
