import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { latestOf } from '#offline/latest-of.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx'
import { LaundryNews } from '../parts/laundry-news.tsx'
import { SentFacts } from '../parts/order-facts.tsx'
import { useHouse } from '../parts/use-house.ts'

/** What became of an order just made, followed live: never further than it is. */
export function SentScreen({ id }: { id: string }) {
  const { t } = useLingui()
  const { name, phone } = useHouse()
  const rows = useQuery(outboxQuery(['guest']))
  const operation = latestOf(rows.data ?? [], id)
  const top = useRef<HTMLElement>(null)
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
  }, [])
  return (
    <main
      id="main"
      ref={top}
      tabIndex={-1}
      className="container-page grid max-w-2xl gap-6 pt-[calc(var(--over-page)+2rem)] pb-16"
    >
      <title>{`${t`Your laundry`} – ${name}`}</title>
      {operation ? (
        <>
          <Card className="grid gap-5">
            <LaundryNews operation={operation} level={1} />
          </Card>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={`/requests/${operation.id}`}>
              <Trans>Follow or change it</Trans>
            </ButtonLink>
            <ButtonLink to="/laundry" variant="secondary">
              <Trans>Order something else</Trans>
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
          <Card as="section" aria-label={t`What was ordered`}>
            <SentFacts operation={operation} />
          </Card>
        </>
      ) : (
        <LoadingRegion label={t`Loading your order…`}>
          <SkeletonText lines={5} />
        </LoadingRegion>
      )}
    </main>
  )
}
