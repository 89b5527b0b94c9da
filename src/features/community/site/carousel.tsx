import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useHouse } from '#parts/use-house.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/page.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { newestFirst, reviews } from '../data.ts'
import { ReviewCard } from './review-card.tsx'
import { SampleReviews } from './sample-reviews.tsx'
import { wrappedSlice } from '../wrapped-slice.ts'

/** Reviews shown at once, and for how long, ms (spec 1 §9). */
const BATCH_SIZE = 4
const CHANGE_MS = 10_000

/** Guest reviews on the home page: four at a time, changing where there are more (spec 1 §4). */
export function ReviewCarousel() {
  const { t } = useLingui()
  const list = useQuery(reviews())
  const { words } = useHouse()
  const rows = newestFirst(list.data?.rows ?? [])
  const turns = rows.length > BATCH_SIZE
  const [start, setStart] = useState(0)
  // No automatic change with "reduced motion"; the person may start it by hand.
  const [paused, setPaused] = useState(
    () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false,
  )
  useEffect(() => {
    if (!turns || paused) return undefined
    const timer = setInterval(() => setStart((at) => at + BATCH_SIZE), CHANGE_MS)
    return () => clearInterval(timer)
  }, [turns, paused])
  // Nothing empty is shown; hosts that know the documents alone have examples (spec 1 §8).
  if (list.isPending || (rows.length === 0 && !list.isError && words !== undefined)) return null
  return (
    <Section
      title={t`What guests say`}
      action={
        <div className="flex flex-wrap items-center gap-x-4">
          {turns && (
            <Button
              variant="quiet"
              icon={paused ? <Play /> : <Pause />}
              onClick={() => setPaused(!paused)}
            >
              {paused ? <Trans>Play</Trans> : <Trans>Pause</Trans>}
            </Button>
          )}
          <TextLink to="/reviews" standalone>
            <Trans>All reviews</Trans>
          </TextLink>
        </div>
      }
    >
      {rows.length === 0 ? (
        <SampleReviews error={list.error} />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {wrappedSlice(rows, start, BATCH_SIZE).map((review) => (
            <li key={review.id}>
              <ReviewCard {...review} of={review.itemLabel} at={review.createdAt} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
