import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReserveTable } from '#contract/tables.ts'
import { isTooLate } from '#domain/restaurant.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { useHouse } from '#parts/use-house.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx'
import { formOf } from './form/form.ts'
import { useTableForm } from './kept-form.ts'
import { ReservationScreen } from './reservation-screen.tsx'

const OPEN = ['waiting', 'sending', 'unknown', 'parked']

/** A reservation that waits or was refused, loaded into the form for changing. */
export function ChangeReservation({ id, nextTime }: { id: string; nextTime: boolean }) {
  const { t } = useLingui()
  const rows = useQuery(outboxQuery(['guest']))
  // As it was when this screen opened: it may go on its way meanwhile.
  const [opened, setOpened] = useState<OperationRow | null>(null)
  const found = rows.data?.find((row) => row.id === id) ?? null
  if (opened === null && found?.route === 'reserveTable' && OPEN.includes(found.state)) {
    setOpened(found)
  }
  if (opened !== null) return <Loaded operation={opened} nextTime={nextTime} />
  return (
    <main id="main" className="container-page pt-[calc(var(--over-page)+2rem)] pb-16">
      {rows.isPending ? (
        <LoadingRegion label={t`Loading your reservation…`}>
          <SkeletonText lines={5} />
        </LoadingRegion>
      ) : (
        <EmptyState
          picture={<DrawnLantern />}
          title={<Trans>This reservation can no longer be changed here</Trans>}
          text={<Trans>The house has it already, or it was made on another device.</Trans>}
          action={
            <>
              <ButtonLink to={found ? `/requests/${id}` : '/requests'}>
                <Trans>Your requests</Trans>
              </ButtonLink>
              <ButtonLink to="/restaurant/table" variant="secondary">
                <Trans>Book another table</Trans>
              </ButtonLink>
            </>
          }
        />
      )}
    </main>
  )
}

function Loaded({ operation, nextTime }: { operation: OperationRow; nextTime: boolean }) {
  const body = operation.body as ReserveTable
  const { timezone } = useHouse()
  const [initial] = useState(() => {
    const form = formOf(body)
    // A time that has passed helps nobody: the next good one is offered.
    const late = isTooLate(timezone, body.date, body.time, new Date(offline().clock.now()))
    return nextTime || late ? { ...form, date: null, time: null } : form
  })
  const draft = `restaurant:table:change:${operation.id}`
  const state = useTableForm({ draft, initial, brought: false })
  const changing = { id: operation.id, code: body.code ?? state.ids.code }
  return <ReservationScreen state={state} changing={changing} />
}
