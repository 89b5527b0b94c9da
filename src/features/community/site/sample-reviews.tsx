import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '#ui/alert.tsx'
import { sampleReviews } from '../sample-reviews.ts'
import { ReviewCard } from './review-card.tsx'

/** Examples, shown when reviews cannot be loaded or there are none (spec 1 §8). */
export function SampleReviews({ trouble }: { trouble: string | false }) {
  const { t, i18n } = useLingui()
  return (
    <section aria-label={t`Examples`} className="grid gap-4">
      <Alert tone="neutral" title={trouble || undefined}>
        <Trans>These are examples of what a review may look like.</Trans>
      </Alert>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {sampleReviews.map((sample) => (
          <li key={sample.name}>
            <ReviewCard
              name={sample.name}
              rating={sample.rating}
              comment={i18n._(sample.comment)}
              of={i18n._(sample.of)}
              at={null}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
