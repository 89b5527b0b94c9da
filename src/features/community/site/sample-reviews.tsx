import { Trans, useLingui } from '@lingui/react/macro'
import type { ServiceKind } from '#contract/services/index.ts'
import { ReadError } from '#offline/reads/types.ts'
import { refusalText } from '#offline/refusal-text.ts'
import { useOffered } from '#parts/use-offered.ts'
import { Alert } from '#ui/alert.tsx'
import { ReviewCard } from './review-card.tsx'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/**
 * Six built-in samples, shown when the reviews cannot be loaded, and of hosts that know the documents alone when
 * there are none (spec 1 §8); labelled as examples (decisions.md, "Orders"), and none of what the house does not offer.
 */
interface SampleReview {
  name: string
  rating: number
  comment: MessageDescriptor
  of: MessageDescriptor
  /** The service that it is of; none: of a room. */
  kind?: ServiceKind
}

const sampleReviews: readonly SampleReview[] = [
  {
    name: 'Aline',
    rating: 5,
    comment: msg`The quietest night of our whole journey. Only the wind and a rooster with poor timing.`,
    of: msg`Room`,
  },
  {
    name: 'Jonas',
    rating: 5,
    comment: msg`Back from a walk muddy to the knees; the boots were clean before breakfast.`,
    of: msg`Laundry`,
    kind: 'laundry',
  },
  {
    name: 'Solange',
    rating: 4,
    comment: msg`Fish straight off the fire, and a table by the window.`,
    of: msg`Restaurant`,
    kind: 'restaurant',
  },
  {
    name: 'Priya',
    rating: 5,
    comment: msg`The power went out twice and nobody minded: there were lanterns, soup and stories.`,
    of: msg`Room`,
  },
  {
    name: 'Marc',
    rating: 4,
    comment: msg`A sound car, a full tank, and a drawn map of the good road to the lakes.`,
    of: msg`Car rental`,
    kind: 'car',
  },
  {
    name: 'Divine',
    rating: 5,
    comment: msg`My parents came for one night and stayed for three. They already ask about March.`,
    of: msg`Room`,
  },
]

/**
 * Examples, shown when reviews cannot be loaded or there are none (spec 1 §8); none of what the house does
 * not offer.
 */
export function SampleReviews({ error }: { error: Error | null }) {
  const { t, i18n } = useLingui()
  const isOffered = useOffered()
  const shown = sampleReviews.filter(({ kind }) => kind === undefined || isOffered(kind))
  const refusal = error instanceof ReadError ? error.refusal : null
  const trouble =
    error &&
    (refusal ? (refusalText(refusal) ?? t`Failed to load reviews`) : t`Could not fetch reviews`)
  return (
    <section aria-label={t`Examples`} className="grid gap-4">
      <Alert tone="neutral" title={trouble}>
        <Trans>These are examples of what a review may look like.</Trans>
      </Alert>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((sample) => (
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
