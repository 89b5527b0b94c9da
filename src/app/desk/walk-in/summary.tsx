import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { nightsOf, type Span } from '#domain/stays.ts'
import { useRoomWords } from '#features/rooms/desk/use-room-words.ts'
import { daysWords } from '#features/rooms/operations/desk-steps-words.ts'
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
  const roomWords = useRoomWords()
  const room =
    chosen && roomWords({ room_number: chosen.room.number, room_name: chosen.room.title ?? '' })
  const takes = form.paying === 'cash' || form.paying === 'mobile money'
  const taken = amountIn(form.currency, totalCents, rwfPerUsd)
  const francs = rwfPerUsd === null ? null : amountIn('RWF', totalCents, rwfPerUsd)
  return (
    <aside
      aria-label={t`What it comes to`}
      className="sticky bottom-0 z-10 -mx-3 grid gap-3 border-t border-line bg-surface p-3 shadow-raised sm:-mx-5 lg:top-18 lg:mx-0 lg:rounded-md lg:border lg:p-4 lg:shadow-none"
    >
      <div className="flex items-baseline justify-between gap-3 lg:grid lg:gap-1">
        <p className="min-w-0">
          <span className="block truncate font-semibold">{room ?? <Trans>No room yet</Trans>}</span>
          <span className="block text-sm text-ink-soft">
            {daysWords(stay.check_in, stay.check_out)} ·{' '}
            <Plural
              value={nightsOf(stay.check_in, stay.check_out)}
              one="# night"
              other="# nights"
            />
          </span>
        </p>
        {chosen && (
          <p className="text-right lg:mt-2 lg:text-left">
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
        <p className="hidden text-sm lg:block">
          <Trans>
            Take <Money amount={taken.amount} currency={taken.currency} className="font-semibold" />{' '}
            now.
          </Trans>
        </p>
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
