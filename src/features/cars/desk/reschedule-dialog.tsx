import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  endsAfterStart,
  maxRentalDays,
  rentalDays,
  rentalPeriodsOverlap,
  rentalSteps,
} from '#domain/cars.ts'
import { Alert } from '#ui/alert.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import { daysText } from '#parts/day-and-amount.ts'
import { deskRentals, type DeskRental } from './data.ts'

/** New days as chosen in the dialog; '' where nothing is chosen. */
interface Move {
  pickup_date: string
  dropoff_date: string
}

type MoveProblems = Partial<Record<keyof Move, MessageDescriptor>>

/** Why a move cannot be confirmed (spec 3 §5). The hours stay as agreed. */
function moveProblems(move: Move, rental: DeskRental): MoveProblems {
  const { pickup_date, dropoff_date } = move
  if (pickup_date === '' || dropoff_date === '') {
    return {
      ...(pickup_date === '' && { pickup_date: msg`Choose a start date.` }),
      ...(dropoff_date === '' && { dropoff_date: msg`Choose an end date.` }),
    }
  }
  const times = {
    pickup_time: rental.pickup_time || '00:00',
    dropoff_time: rental.dropoff_time || '23:59',
  }
  if (!endsAfterStart({ ...move, ...times })) {
    return { dropoff_date: msg`End date must be after start date.` }
  }
  if (rentalDays(pickup_date, dropoff_date) > maxRentalDays) {
    return { dropoff_date: msg`A rental may have at most ${maxRentalDays} days.` }
  }
  const same = pickup_date === rental.pickup_date && dropoff_date === rental.dropoff_date
  return same ? { pickup_date: msg`Choose other dates.` } : {}
}

/** Other days for the same car, with what this device knows of it then (spec 3 §2.5, §5). */
export function RescheduleDialog({
  rental,
  busy,
  onClose,
  onMove,
}: {
  rental: DeskRental
  busy: boolean
  onClose: () => void
  onMove: (move: Move) => void
}) {
  const { t, i18n } = useLingui()
  const [move, setMove] = useState<Move>({
    pickup_date: rental.pickup_date,
    dropoff_date: rental.dropoff_date,
  })
  const [tries, setTries] = useState(0)
  const form = useFirstError<HTMLDivElement>(tries)
  const found = moveProblems(move, rental)
  const problems = tries > 0 ? found : {}
  const word = (problem: MessageDescriptor | undefined) => (problem ? i18n._(problem) : undefined)
  const makesSense = move.pickup_date !== '' && move.pickup_date <= move.dropoff_date
  const days = makesSense ? rentalDays(move.pickup_date, move.dropoff_date) : 0
  const guest = rental.customer_name || t`Guest`
  const was = daysText(rental.pickup_date, rental.dropoff_date)

  function confirm() {
    setTries(tries + 1)
    if (Object.keys(found).length === 0) onMove(move)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={t`Reschedule`}
      description={[guest, rental.car_name, was].filter(Boolean).join(' · ')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          <Button variant="primary" busy={busy} onClick={confirm}>
            <Trans>Reschedule</Trans>
          </Button>
        </>
      }
    >
      <div ref={form} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            label={t({ message: 'Start', context: 'first day' })}
            value={move.pickup_date}
            hint={rental.pickup_time === '' ? undefined : t`at ${rental.pickup_time}`}
            error={word(problems.pickup_date)}
            onChange={(pickup_date) => setMove({ ...move, pickup_date })}
          />
          <DateField
            label={t`End`}
            value={move.dropoff_date}
            hint={rental.dropoff_time === '' ? undefined : t`at ${rental.dropoff_time}`}
            error={word(problems.dropoff_date)}
            onChange={(dropoff_date) => setMove({ ...move, dropoff_date })}
          />
        </div>
        {days > 0 && (
          <p className="text-ink-soft">
            <Plural value={days} one="# day" other="# days" />
          </p>
        )}
        {makesSense && <InTheWay rental={rental} move={move} />}
      </div>
    </Dialog>
  )
}

/** Who else has the car then, as far as this device knows; the server decides. */
function InTheWay({ rental, move }: { rental: DeskRental; move: Move }) {
  const { t } = useLingui()
  const { data } = useQuery(deskRentals())
  const other = data?.rows.find(
    (one) =>
      one.id !== rental.id &&
      one.car_id === rental.car_id &&
      !rentalSteps.isOver(one.status) &&
      rentalPeriodsOverlap(one, { ...rental, ...move }),
  )
  if (other === undefined) return null
  const guest = other.customer_name || t`Guest`
  const days = daysText(other.pickup_date, other.dropoff_date)
  return (
    <Alert tone="conflict" title={t`The car is out then`}>
      <Trans>
        {guest}, {days}. An hour lies between two guests.
      </Trans>
      {data?.cause && <AsOf at={data.asOf} />}
    </Alert>
  )
}
