import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookTour } from '#contract/tour-bookings.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx'
import { formOf } from '../form/body.ts'
import { useTourForm } from '../form/use-tour-form.ts'
import { ToursScreen } from './tours-screen.tsx'

const OPEN = ['waiting', 'sending', 'unknown', 'parked']

/** A booking that waits or was refused, loaded into the form for changing. */
export function ChangeBooking({ id }: { id: string }) {
  const { t } = useLingui()
  const rows = useQuery(outboxQuery(['guest']))
  // The booking as it was when this screen opened: it may go on its way meanwhile.
  const [opened, setOpened] = useState<OperationRow | null>(null)
  const found = rows.data?.find((row) => row.id === id) ?? null
  const usable = found?.route === 'bookTour' && OPEN.includes(found.state)
  if (opened === null && usable) setOpened(found)
  if (opened !== null) return <Loaded operation={opened} />
  return (
    <main id="main" className="container-page pt-8 pb-16">
      {rows.isPending ? (
        <LoadingRegion label={t`Loading your booking…`}>
          <SkeletonText lines={5} />
        </LoadingRegion>
      ) : (
        <EmptyState
          headingLevel={2}
          picture={<DrawnLantern />}
          title={<Trans>This booking can no longer be changed here</Trans>}
          text={<Trans>The house has it already, or it was made on another device.</Trans>}
          action={
            <>
              <ButtonLink to={found ? `/requests/${id}` : '/requests'}>
                <Trans>Your requests</Trans>
              </ButtonLink>
              <ButtonLink to="/tours" variant="secondary">
                <Trans>See the tours</Trans>
              </ButtonLink>
            </>
          }
        />
      )}
    </main>
  )
}

function Loaded({ operation }: { operation: OperationRow }) {
  const body = operation.body as BookTour
  const [initial] = useState(() => formOf(body))
  const state = useTourForm(`tours:change:${operation.id}`, initial)
  const changing = { id: operation.id, code: body.code ?? state.ids.code }
  return <ToursScreen state={state} changing={changing} forStay={null} />
}
