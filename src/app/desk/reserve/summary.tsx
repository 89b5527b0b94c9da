import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { BookmarkCheck } from 'lucide-react'
import type { ReservationPrice } from '#domain/reservation-price.ts'
import { isCalendarDay } from '#domain/days.ts'
import { nightsOf } from '#domain/stays.ts'
import { daysText } from '#features/rooms/operations/desk-steps-text.ts'
import { Button } from '#ui/button.tsx'
import { DateText } from '#ui/date-text.tsx'
import { Money } from '#ui/money.tsx'
import { depositOf, type ReservationForm } from './form.ts'

/** What it comes to, and the one button; stays in sight while the rest is filled in. */
export function ReserveSummary({
  form,
  rooms,
  price,
  rwfPerUsd,
  busy,
  changing,
}: {
  form: ReservationForm
  /** Names of the chosen rooms. */
  rooms: string
  price: ReservationPrice | null
  rwfPerUsd: number | null
  busy: boolean
  changing: boolean
}) {
  const { t } = useLingui()
  const { checkIn, checkOut, holdUntil } = form
  const known = isCalendarDay(checkIn) && isCalendarDay(checkOut) && checkOut > checkIn
  const deposit = changing ? null : depositOf(form, rwfPerUsd)
  return (
    <aside
      aria-label={t`What it comes to`}
      data-foot="high"
      className="sticky bottom-0 z-10 -mx-3 grid items-center gap-x-6 gap-y-3 border-t border-line bg-surface p-3 shadow-raised sm:-mx-5 sm:px-5 md:grid-cols-[minmax(0,1fr)_21rem] xl:top-18 xl:mx-0 xl:grid-cols-1 xl:rounded-md xl:border xl:p-4 xl:shadow-none"
    >
      <div className="flex items-baseline justify-between gap-3 xl:grid xl:gap-1">
        <p className="min-w-0">
          <span className="block truncate font-semibold xl:whitespace-normal">
            {rooms || <Trans>No room yet</Trans>}
          </span>
          {known && (
            <span className="block text-sm text-ink-soft">
              {daysText(checkIn, checkOut)} ·{' '}
              <Plural value={nightsOf(checkIn, checkOut)} one="# night" other="# nights" />
            </span>
          )}
          {isCalendarDay(holdUntil) && (
            <span className="hidden text-sm text-ink-soft xl:block">
              <Trans>
                Held until <DateText value={holdUntil} format="short" />
              </Trans>
            </span>
          )}
        </p>
        {price !== null && form.rooms.length > 0 && (
          <p className="text-right xl:mt-2 xl:text-left">
            <Money cents={price.totalCents} className="block font-display text-2xl font-semibold" />
            {deposit && (
              <span className="block text-sm text-ink-soft">
                <Trans>
                  <Money amount={deposit.amount} currency={deposit.currency} /> was taken
                </Trans>
              </span>
            )}
          </p>
        )}
      </div>
      <Button
        type="submit"
        size="lg"
        block
        busy={busy}
        busyText={<Trans>Saving…</Trans>}
        icon={<BookmarkCheck aria-hidden="true" />}
      >
        {changing ? (
          <Trans>Save the change</Trans>
        ) : holdUntil === '' ? (
          <Trans>Reserve</Trans>
        ) : (
          <Trans>Hold the rooms</Trans>
        )}
      </Button>
    </aside>
  )
}
