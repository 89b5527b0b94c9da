import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router-dom'
import { tables } from '#contract/services/tables.ts'
import { looseObject } from '#lib/loose.ts'
import { RequestPage } from '#parts/request-form/request-page.tsx'
import { SentPage } from '#parts/sent-page.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { ReservationFacts } from '../parts/reservation.tsx'
import { reservations } from './form.ts'
import { ReservationNews } from './reservation-news.tsx'
import { ReservationScreen } from './reservation-screen.tsx'

/**
 * /restaurant/table: a table alone (spec 2 §2). What the order's form knew already comes along in the
 * state of the way here (`reservation`): in the address it would be seen by others.
 */
export default function TablePage() {
  const { t } = useLingui()
  const { state } = useLocation()
  const loading = t`Loading your reservation…`
  return (
    <RequestPage
      service={tables}
      kind={reservations}
      brought={reservations.read(looseObject(state).reservation)}
      loading={loading}
      gone={<Trans>This reservation can no longer be changed here</Trans>}
      picture={<DrawnLantern />}
      other={
        <ButtonLink to="/restaurant/table" variant="secondary">
          <Trans>Book another table</Trans>
        </ButtonLink>
      }
      renderScreen={(props) => <ReservationScreen {...props} />}
      renderSent={(id) => (
        <SentPage
          id={id}
          title={t`Your table`}
          loading={loading}
          missing={<Trans>This reservation is not on this device</Trans>}
          other={{ to: '/restaurant', label: <Trans>See the menu</Trans> }}
          renderNews={(operation) => <ReservationNews operation={operation} />}
          renderFacts={(operation) => <ReservationFacts operation={operation} />}
          factsLabel={t`What was asked for`}
        />
      )}
    />
  )
}
