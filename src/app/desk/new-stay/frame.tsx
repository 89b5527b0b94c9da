import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { AsOf } from '#parts/desk/as-of.tsx'
import { Form } from '#ui/form.tsx'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { descriptors } from '../../operations.ts'
import { NewStaySummary, type SummaryProps } from './summary.tsx'
import type { KnownRooms } from './use-known-rooms.ts'
import type { useNewStay } from './use-new-stay.ts'

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
  title: ReactNode
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
        <h1 className="text-2xl">{title}</h1>
        <ButtonLink variant="quiet" to="/dashboard">
          <Trans>Back to the overview</Trans>
        </ButtonLink>
      </div>
      {showsParked && <ParkedWork descriptors={descriptors} />}
      {cached && <AsOf cached={cached} />}
      <ErrorSummary errors={errors} attempt={attempt} />
      {failure && <NotSaved title={notSaved} reason={failure} phone={house.phone} />}
      {state === 'loading' && <LoadingCards label={t`Loading rooms…`} cards={1} />}
      {state === 'failed' && (
        <Alert tone="error" live title={t`Which rooms are free is not known on this device.`}>
          <Trans>Nothing of rooms and bookings is kept here yet: this needs the link once.</Trans>
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
