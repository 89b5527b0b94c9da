import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { nightsOf, type Span } from '#domain/stays.ts'
import { daysText } from '#parts/day-and-amount.ts'
import { Button } from '#ui/button.tsx'
import { Money } from '#ui/money.tsx'

export interface SummaryProps {
  /** Names of the chosen rooms; empty: none. */
  rooms: string
  /** Null: the days are not known yet. */
  span: Span | null
  /** Under the days. */
  terms?: ReactNode
  /** Null: no room is chosen. */
  totalCents: number | null
  /** Under the total. */
  money?: ReactNode
  /** What the desk has to know before. */
  notes?: ReactNode
  /** Label of the button. */
  action: ReactNode
  icon: ReactNode
}

/** What it comes to, and the one button; stays in sight while the rest is filled in. */
export function NewStaySummary(props: SummaryProps & { busy: boolean }) {
  const { rooms, span, terms, totalCents, money, notes, action, icon, busy } = props
  const { t } = useLingui()
  return (
    <aside
      aria-label={t`What it comes to`}
      data-foot="high"
      className="sticky bottom-0 z-10 -mx-3 grid items-center gap-x-6 gap-y-3 border-t border-line bg-surface p-3 shadow-raised sm:-mx-5 sm:px-5 md:grid-cols-[minmax(0,1fr)_21rem] xl:top-18 xl:mx-0 xl:grid-cols-1 xl:rounded-md xl:border xl:p-4 xl:shadow-none"
    >
      <div className="grid gap-2">
        <div className="flex items-baseline justify-between gap-3 xl:grid xl:gap-1">
          <p className="min-w-0">
            <span className="block truncate font-semibold xl:whitespace-normal">
              {rooms || <Trans>No room yet</Trans>}
            </span>
            {span && (
              <span className="block text-sm text-ink-soft">
                {daysText(span.check_in, span.check_out)} ·{' '}
                <Plural
                  value={nightsOf(span.check_in, span.check_out)}
                  one="# night"
                  other="# nights"
                />
              </span>
            )}
            {terms}
          </p>
          {totalCents !== null && (
            <p className="text-right xl:mt-2 xl:text-left">
              <Money cents={totalCents} className="block font-display text-2xl font-semibold" />
              <span className="block text-sm text-ink-soft empty:hidden">{money}</span>
            </p>
          )}
        </div>
        {notes}
      </div>
      <Button
        type="submit"
        size="lg"
        block
        busy={busy}
        busyText={<Trans>Saving…</Trans>}
        icon={icon}
      >
        {action}
      </Button>
    </aside>
  )
}
