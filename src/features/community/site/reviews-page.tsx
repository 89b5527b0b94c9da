import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PostReview } from '#contract/community.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { syncStatusOf } from '#offline/sync-status.ts'
import { SentWhenOnline } from '#parts/sent-when-online.tsx'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SyncStatusBadge } from '#ui/sync-status.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader, Section } from '#ui/page.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { newestFirst, type Review, reviews } from '../data.ts'
import { ReviewCard } from './review-card.tsx'
import { ReviewForm } from './review-form.tsx'
import { SampleReviews } from './sample-reviews.tsx'

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'
const FIRST = 12

/** Guests' reviews, and the form to post one (spec 1 §2, §8). */
export default function ReviewsPage() {
  const { t } = useLingui()
  const { name, words } = useHouse()
  const list = useQuery(reviews())
  const [posted, setPosted] = useState<string | null>(null)
  const [params, setParams] = useSearchParams()
  const changed = params.get('change')
  const [all, setAll] = useState(false)
  const rows = newestFirst(list.data?.rows ?? [])
  const own = useOwnReviews(rows)
  const sent = own.find(({ operation }) => operation.id === posted)?.operation
  const syncStatus = sent === undefined ? null : syncStatusOf(sent)
  const waits = syncStatus === 'saved' || syncStatus === 'sent'
  // A refused review is in the form again, with the problems at its fields.
  useEffect(() => {
    if (posted === null || syncStatus !== 'needs-decision' || changed === posted) return
    setParams({ change: posted }, { replace: true })
  }, [posted, syncStatus, changed, setParams])
  const shown = all ? rows : rows.slice(0, FIRST)
  const count = rows.length
  // A host that knows the documents alone has examples in their place (spec 1 §8).
  const isNone = list.isSuccess && count === 0 && words !== undefined
  return (
    <main
      id="main"
      className="container-page grid grid-cols-1 gap-12 pt-[calc(var(--over-page)+2rem)] pb-16"
    >
      <title>{`${t`Reviews`} – ${name}`}</title>
      <div className="grid gap-6">
        <PageHeader
          title={<Trans>Reviews</Trans>}
          lead={<Trans>What guests say about their stay.</Trans>}
          actions={
            <ButtonLink href="#post" variant="secondary">
              <Trans>Post a review</Trans>
            </ButtonLink>
          }
        />
        {list.data?.cause && <AsOf at={list.data.asOf} />}
        {list.isPending && (
          // The form begins below what is seen first: reviews that come in do not push it about.
          <LoadingCards
            label={t`Loading reviews…`}
            className={`${GRID} min-h-dvh content-start`}
            cards={3}
          />
        )}
        {own.length > 0 && (
          <ul className={GRID} aria-label={t`Your reviews`}>
            {own.map((one) => (
              <li key={one.operation.id}>
                <OwnCard own={one} />
              </li>
            ))}
          </ul>
        )}
        {shown.length > 0 && (
          <ul className={GRID} aria-label={t`Reviews`}>
            {shown.map((review) => (
              <li key={review.id}>
                <ReviewCard {...review} of={review.itemLabel} at={review.createdAt} />
              </li>
            ))}
          </ul>
        )}
        {!all && count > FIRST && (
          <Button variant="secondary" className="justify-self-center" onClick={() => setAll(true)}>
            <Trans>Show all {count} reviews</Trans>
          </Button>
        )}
        {isNone && own.length === 0 && (
          <EmptyState
            picture={<DrawnLantern />}
            title={<Trans>No reviews yet</Trans>}
            text={<Trans>Whoever has been here can write the first one.</Trans>}
          />
        )}
        {!list.isPending && count === 0 && !isNone && <SampleReviews error={list.error} />}
      </div>
      <Section
        id="post"
        title={<Trans>Post a review</Trans>}
        lead={<Trans>It is shown to all once the house has read it.</Trans>}
        className="max-w-2xl scroll-mt-24"
      >
        {syncStatus === 'received' && (
          <Alert tone="confirmed" live onDismiss={() => setPosted(null)}>
            <Trans>Received by the house</Trans>
          </Alert>
        )}
        {waits && (
          <Alert tone="waiting" live onDismiss={() => setPosted(null)}>
            <Trans>Saved on this device.</Trans> <SentWhenOnline />{' '}
            <TextLink to="/requests">
              <Trans>Your requests</Trans>
            </TextLink>
          </Alert>
        )}
        <Card padding="md">
          <ReviewForm onPosted={setPosted} />
        </Card>
      </Section>
    </main>
  )
}

function OwnCard({ own: { operation, body } }: { own: OwnReview }) {
  const syncStatus = syncStatusOf(operation)
  return (
    <ReviewCard
      name={body.name}
      rating={body.rating}
      comment={body.comment}
      of={<Trans>Your review</Trans>}
      at={operation.deviceTime}
      note={
        <div className="mt-1 flex flex-wrap items-center gap-x-3">
          {syncStatus !== 'over' && <SyncStatusBadge syncStatus={syncStatus} />}
          {syncStatus === 'received' && (
            <span className="note">
              <Trans>Not yet published by the house</Trans>
            </span>
          )}
          <TextLink to={`/requests/${operation.id}`} standalone>
            <Trans>Details</Trans>
          </TextLink>
        </div>
      }
    />
  )
}

/** A review written on this device that is not in the public list. */
interface OwnReview {
  operation: OperationRow
  body: PostReview
}

/**
 * Reviews written on this device that the house has not published yet: their author sees them at
 * once (decisions.md, "Orders"). Published reviews are in the public list already.
 */
function useOwnReviews(published: readonly Review[]): OwnReview[] {
  const { data: operations = [] } = useQuery(outboxQuery(['guest']))
  return operations
    .filter(
      (operation) =>
        operation.route === 'postReview' &&
        !['withdrawn', 'superseded', 'settled'].includes(operation.state) &&
        !published.some(
          ({ id, operationId }) => operationId === operation.id || id === operation.madeId,
        ),
    )
    .map((operation) => ({ operation, body: operation.body as PostReview }))
}
