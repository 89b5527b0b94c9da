import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { looseObject } from '#lib/loose.ts'
import { latestOf } from '#offline/latest-of.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx'
import { CallButton } from '../parts/call-button.tsx'
import { TourFacts } from '../parts/tour-facts.tsx'
import { useHouse } from '../parts/use-house.ts'
import { TourNews } from './tour-news.tsx'

/** What became of a booking just made, followed live: never further than it is. */
export function SentPanel({ id }: { id: string }) {
  const { t } = useLingui()
  const { name, phone } = useHouse()
  const rows = useQuery(outboxQuery(['guest']))
  const operation = latestOf(rows.data ?? [], id)
  // Said by the form: the card was chosen, and is typed on the provider's page.
  const { pay } = looseObject(useLocation().state)
  const top = useRef<HTMLElement>(null)
  useEffect(() => {
    document.title = `${t`Your booking`} – ${name}`
  }, [t, name])
  useEffect(() => {
    top.current?.focus()
  }, [])
  return (
    <main
      id="main"
      ref={top}
      tabIndex={-1}
      className="container-page grid max-w-2xl gap-6 pt-8 pb-16"
    >
      {operation ? (
        <>
          <Card className="grid gap-5">
            <TourNews operation={operation} pay={pay === true} />
          </Card>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={`/requests/${operation.id}`}>
              <Trans>Follow or change it</Trans>
            </ButtonLink>
            <ButtonLink to="/tours" variant="secondary">
              <Trans>See other tours</Trans>
            </ButtonLink>
            <CallButton phone={phone} />
          </div>
          <Card>
            <TourFacts operation={operation} />
          </Card>
        </>
      ) : (
        <LoadingRegion label={t`Loading your booking…`}>
          <SkeletonText lines={5} />
        </LoadingRegion>
      )}
    </main>
  )
}
