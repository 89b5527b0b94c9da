import { Trans, useLingui, Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { AsOf } from '#parts/desk/as-of.tsx'
import { Form } from '#ui/form.tsx'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { descriptors } from '../../operations.ts'
import type { KnownRooms } from './use-known-rooms.ts'
import type { useNewStay } from './use-new-stay.ts'
import { nightsOf, type Span } from '#domain/stays.ts'
import { daysText } from '#parts/day-and-amount.ts'
import { Button } from '#ui/button.tsx'
import { Money } from '#ui/money.tsx'

/** One screen: the fields, the sum and one button beside them; above, what is wrong or not known. */
export function NewStayFrame({
  title,
  notSaved,
  saving: { busy, failure, attempt, errors, submit },
  known: { state, cached, house },
  showsParked = true,
  instead,
  summary,
  children,
}: {
  title: string
  /** "The walk-in was not saved" */
  notSaved: string
  saving: ReturnType<typeof useNewStay>['saving']
  known: Pick<KnownRooms, 'state' | 'cached' | 'house'>
  /** What the house refused before stands above; not where that itself is changed. */
  showsParked?: boolean
  /** Shown in the place of the fields. */
  instead?: ReactNode
  summary: SummaryProps
  children: ReactNode
}) {
  const { t } = useLingui()
  return (
    <Form onSend={() => void submit()} className="mx-auto grid max-w-6xl gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <DeskHeading title={title} />
        <ButtonLink variant="quiet" to="/dashboard">
          <Trans>Back to the overview</Trans>
        </ButtonLink>
      </div>
      {showsParked && <ParkedWork descriptors={descriptors} about={['hotel_bookings']} />}
      {cached && <AsOf cached={cached} />}
      <ErrorSummary errors={errors} attempt={attempt} />
      {failure && <NotSaved title={notSaved} reason={failure} phone={house.phone} />}
      {state === 'loading' && <LoadingCards label={t`Loading rooms…`} cards={1} />}
      {state === 'failed' && (
        <Alert tone="error" live title={t`Which rooms are free is not known on this device.`}>
          <Trans>
            Rooms and bookings are not on this device yet. Connect to the internet once.
          </Trans>
        </Alert>
      )}
      {state === 'known' &&
        (instead ?? (
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid min-w-0 gap-6">{children}</div>
            <NewStaySummary {...summary} busy={busy} />
          </div>
        ))}
    </Form>
  )
}

interface SummaryProps {
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
function NewStaySummary(props: SummaryProps & { busy: boolean }) {
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
