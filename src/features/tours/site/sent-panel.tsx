import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router-dom'
import { looseObject } from '#lib/loose.ts'
import { SentPage } from '#parts/sent-page.tsx'
import { TourFacts } from '../parts/tour-facts.tsx'
import { TourNews } from './tour-news.tsx'

/** What became of a booking just made, followed live: never further than it is. */
export function SentPanel({ id }: { id: string }) {
  const { t } = useLingui()
  // Said by the form: the card was chosen, and is typed on the provider's page.
  const { pay } = looseObject(useLocation().state)
  return (
    <SentPage
      id={id}
      title={t`Your booking`}
      loading={t`Loading your booking…`}
      other={{ to: '/tours', label: <Trans>See other tours</Trans> }}
      renderNews={(operation) => <TourNews operation={operation} pay={pay === true} />}
      renderFacts={(operation) => <TourFacts operation={operation} />}
      factsLabel={t`What was booked`}
      className="pt-8"
    />
  )
}
