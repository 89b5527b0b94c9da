import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx'
import { ReservationFacts } from '../parts/reservation-facts.tsx'
import { useHouse } from '../parts/use-house.ts'
import { latestOf } from '#offline/latest-of.ts'
import { ReservationNews } from './reservation-news.tsx'

/** What became of a reservation just made, followed live. */
export function SentPanel({ id }: { id: string }) {
  const { t } = useLingui()
  const { name, phone } = useHouse()
  const rows = useQuery(outboxQuery(['guest']))
  const operation = latestOf(rows.data ?? [], id)
  const top = useRef<HTMLElement>(null)
  useEffect(() => {
    document.title = `${t`Your table`} – ${name}`
  }, [t, name])
  useEffect(() => {
    top.current?.focus()
  }, [])
  return (
    <main
      id="main"
      ref={top}
      tabIndex={-1}
      className="container-page grid max-w-2xl gap-6 pt-[calc(var(--over-page)+2rem)] pb-16"
    >
      {operation ? (
        <>
          <Card className="grid gap-5">
            <ReservationNews operation={operation} phone={phone} />
          </Card>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={`/requests/${operation.id}`} variant="secondary">
              <Trans>Follow or change it</Trans>
            </ButtonLink>
            <ButtonLink to="/restaurant" variant="secondary">
              <Trans>See the menu</Trans>
            </ButtonLink>
            {phone !== '' && (
              <ButtonLink
                href={`tel:${phone.replaceAll(' ', '')}`}
                variant="quiet"
                icon={<Phone aria-hidden="true" />}
              >
                <Trans>Call {phone}</Trans>
              </ButtonLink>
            )}
          </div>
          <Card as="section" aria-label={t`What was asked for`}>
            <ReservationFacts operation={operation} />
          </Card>
        </>
      ) : rows.isPending ? (
        <LoadingRegion label={t`Loading your reservation…`}>
          <SkeletonText lines={5} />
        </LoadingRegion>
      ) : (
        <EmptyState
          headingLevel={2}
          picture={<DrawnLantern />}
          title={<Trans>This reservation is not on this device</Trans>}
          action={
            <ButtonLink to="/restaurant/table">
              <Trans>Book a table</Trans>
            </ButtonLink>
          }
        />
      )}
    </main>
  )
}
