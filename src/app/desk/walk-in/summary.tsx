import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { nightsOf, sharesNight, type Span } from '#domain/stays.ts'
import { RequestsTakenOver } from '#features/rooms/desk/requests-taken-over.tsx'
import { useRoomLabels } from '#features/rooms/desk/use-room-labels.ts'
import { daysText } from '#features/rooms/operations/desk-steps-text.ts'
import { Button } from '#ui/button.tsx'
import { Money } from '#ui/money.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import type { WalkInForm } from './form.ts'
import { amountIn } from './form.ts'
import type { FreeRoom } from './free-tonight.ts'

/** What it comes to, and the one button; stays in sight while the rest is filled in. */
export function WalkInSummary({
  form,
  chosen,
  stay,
  totalCents,
  rwfPerUsd,
  busy,
}: {
  form: WalkInForm
  chosen: FreeRoom | undefined
  stay: Span
  totalCents: number
  rwfPerUsd: number | null
  busy: boolean
}) {
  const { t } = useLingui()
  const roomLabels = useRoomLabels()
  const room =
    chosen && roomLabels({ room_number: chosen.room.number, room_name: chosen.room.title ?? '' })
  const takes = form.paying === 'cash' || form.paying === 'mobile money'
  const taken = amountIn(form.currency, totalCents, rwfPerUsd)
  const francs = rwfPerUsd === null ? null : amountIn('RWF', totalCents, rwfPerUsd)
  return (
    <aside
      aria-label={t`What it comes to`}
      data-foot="high"
      className="sticky bottom-0 z-10 -mx-3 grid items-center gap-x-6 gap-y-3 border-t border-line bg-surface p-3 shadow-raised sm:-mx-5 sm:px-5 md:grid-cols-[minmax(0,1fr)_21rem] xl:top-18 xl:mx-0 xl:grid-cols-1 xl:rounded-md xl:border xl:p-4 xl:shadow-none"
    >
      <div className="grid gap-2">
        <div className="flex items-baseline justify-between gap-3 xl:grid xl:gap-1">
          <p className="min-w-0">
            <span className="block truncate font-semibold">
              {room ?? <Trans>No room yet</Trans>}
            </span>
            <span className="block text-sm text-ink-soft">
              {daysText(stay.check_in, stay.check_out)} ·{' '}
              <Plural
                value={nightsOf(stay.check_in, stay.check_out)}
                one="# night"
                other="# nights"
              />
            </span>
          </p>
          {chosen && (
            <p className="text-right xl:mt-2 xl:text-left">
              <Money cents={totalCents} className="block font-display text-2xl font-semibold" />
              {francs && (
                <Money
                  amount={francs.amount}
                  currency={francs.currency}
                  className="block text-sm text-ink-soft"
                />
              )}
            </p>
          )}
        </div>
        {chosen && takes && (
          <p className="hidden text-sm xl:block">
            <Trans>
              Take{' '}
              <Money amount={taken.amount} currency={taken.currency} className="font-semibold" />{' '}
              now.
            </Trans>
          </p>
        )}
        {chosen && (
          <RequestsTakenOver requests={chosen.requests.filter((one) => sharesNight(one, stay))} />
        )}
        {chosen && chosen.readiness !== 'ready' && chosen.readiness !== 'out_of_order' && (
          <StatusLine tone="waiting">
            {chosen.readiness === 'dirty' ? (
              <Trans>The room is to be made up first.</Trans>
            ) : (
              <Trans>Who slept there last is not checked out.</Trans>
            )}
          </StatusLine>
        )}
      </div>
      <Button
        type="submit"
        size="lg"
        block
        busy={busy}
        busyText={<Trans>Saving…</Trans>}
        icon={<KeyRound aria-hidden="true" />}
      >
        {takes ? <Trans>Money taken, give keys</Trans> : <Trans>Give keys</Trans>}
      </Button>
    </aside>
  )
}
