import { Trans, useLingui } from '@lingui/react/macro'
import { SentPage } from '#parts/sent-page.tsx'
import { ReservationFacts } from '../parts/reservation-facts.tsx'
import { ReservationNews } from './reservation-news.tsx'

/** What became of a reservation just made, followed live. */
export function SentPanel({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <SentPage
      id={id}
      title={t`Your table`}
      loading={t`Loading your reservation…`}
      missing={<Trans>This reservation is not on this device</Trans>}
      other={{ to: '/restaurant', label: <Trans>See the menu</Trans> }}
      renderNews={(operation) => <ReservationNews operation={operation} />}
      renderFacts={(operation) => <ReservationFacts operation={operation} />}
      factsLabel={t`What was asked for`}
    />
  )
}
