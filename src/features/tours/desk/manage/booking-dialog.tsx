import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { BookTour } from '#contract/tour-bookings.ts'
import { newCode } from '#lib/code.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { BanWarning } from '#parts/desk/ban-warning.tsx'
import { useBans } from '#parts/desk/use-bans.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Money } from '#ui/money.tsx'
import { NotAuthenticated } from '#ui/not-authenticated.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSaving } from '#ui/use-saving.ts'
import { useValue } from '#ui/use-value.ts'
import { bookTourTitle } from '../../operations/words.ts'
import {
  bookingProblems,
  deskBookingBody,
  draftOf,
  estimate,
  peopleOf,
  type BookingDraft,
  type BookingProblems,
} from './new-booking.ts'

/** A tour as the dialog needs it. */
export interface BookableTour {
  id: string
  name: string
  priceCents: number
}

/** New booking (spec 3 §2.13): who, when, how many, and what it will come to. */
export function BookingDialog({
  tour,
  date,
  leftOn,
  changing,
  onClose,
  onSaved,
}: {
  tour: BookableTour
  /** The day that is looked at. */
  date: string
  /** Places left of a day, as far as this device knows. */
  leftOn: (date: string) => number
  /** One that waits or was refused, to be put otherwise. */
  changing: OperationRow | null
  onClose: () => void
  onSaved: (operationIds: string[]) => void
}) {
  const { t, i18n } = useLingui()
  const banOf = useBans()
  const { busy, failure, save } = useSaving()
  const token = useValue(offline().session)?.token
  const [draft, setDraft] = useState<BookingDraft>(() =>
    changing === null
      ? { name: '', phone: '', email: '', date, people: '1', notes: '' }
      : draftOf(changing.body as BookTour),
  )
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState(false)
  const [made] = useState(() => ({ id: uuidv7(), code: newCode() }))
  const problems: BookingProblems = attempt === 0 ? {} : bookingProblems(draft)
  const said = Object.entries(problems)
  const total = estimate(draft, tour.priceCents)
  const left = draft.date === '' ? null : leftOn(draft.date)
  const people = peopleOf(draft)
  const isTooMany = left !== null && people !== null && people > left && changing === null

  const field = (name: keyof BookingDraft) => {
    const [, wrong] = said.find(([one]) => one === name) ?? []
    return {
      id: `booking-${name}`,
      value: draft[name],
      error: wrong && i18n._(wrong),
      onChange: (value: string) => setDraft((now) => ({ ...now, [name]: value })),
    }
  }

  async function confirm() {
    setAttempt(attempt + 1)
    setRefused(!token)
    if (!token || Object.keys(bookingProblems(draft)).length > 0) return
    const { outbox, actor } = offline()
    const body = deskBookingBody(draft, { tour, code: made.code })
    const words = { title: i18n._(bookTourTitle(body, tour.name)), detail: tour.name }
    // One of the documents' paths names the tour: without it nothing could be sent there.
    const params = { tourId: body.booking.tour_id }
    const done = await save(async () => {
      if (changing !== null) {
        const outcome = await outbox.change(changing.id, { params, body, words })
        return [outcome.outcome === 'changed' ? outcome.successor.id : changing.id]
      }
      const operation = {
        id: made.id,
        route: 'bookTour' as const,
        params,
        body,
        actor: actor(),
        words,
      }
      return [(await outbox.confirm(operation)).id]
    })
    if (done !== null) onSaved(done)
  }

  return (
    <Dialog
      open
      closeOnBackdrop={false}
      onClose={onClose}
      title={t`New booking`}
      description={tour.name}
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
            <Trans>Book</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ErrorSummary
          attempt={attempt}
          title={t`Required`}
          errors={said.map(([name, message]) => ({
            id: `booking-${name}`,
            message: i18n._(message),
          }))}
        />
        {refused && (
          <NotAuthenticated>
            <Trans>Please login first.</Trans>
          </NotAuthenticated>
        )}
        {failure && <NotSaved title={t`Failed to create booking`} reason={failure} phone="" />}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...field('name')}
            label={t`Guest name`}
            autoComplete="off"
            maxLength={120}
            data-autofocus
          />
          <TextField
            {...field('phone')}
            label={t`Phone`}
            optional
            type="tel"
            autoComplete="off"
            maxLength={40}
          />
          <DateField {...field('date')} label={t`Date`} />
          <TextField
            {...field('people')}
            label={t`People`}
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
          />
          <TextField
            {...field('email')}
            label={t`Email`}
            optional
            type="email"
            autoComplete="off"
            maxLength={200}
          />
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
        <p className="flex items-baseline justify-between gap-3 border-t border-line pt-4">
          <span className="text-ink-soft">
            <Trans>Estimate</Trans>
          </span>
          <span className="text-lg font-semibold tabular">
            {total === null ? '–' : <Money cents={total} />}
          </span>
        </p>
      </div>
    </Dialog>
  )
}
