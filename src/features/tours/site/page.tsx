import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router-dom'
import { tours } from '#contract/services/tours.ts'
import { RequestPage } from '#parts/request-form/request-page.tsx'
import { SentPage } from '#parts/sent-page.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { bookings } from '../form/form.ts'
import { TourSummary } from '../parts/tour-summary.tsx'
import { TourStatusPanel } from './tour-status-panel.tsx'
import { ToursScreen } from './tours-screen.tsx'

/**
 * /tours (spec 2 §2). `?step=book` is the booking itself (on phones; wide screens show it beside the
 * tours).
 */
export default function ToursPage() {
  const { t } = useLingui()
  // The form tells us that the card was chosen, and is typed on the provider's page.
  const { pay } = (useLocation().state ?? {}) as { pay?: boolean }
  const loading = t`Loading your booking…`
  return (
    <RequestPage
      service={tours}
      kind={bookings}
      loading={loading}
      gone={<Trans>This booking can no longer be changed here</Trans>}
      picture={<DrawnLantern />}
      other={
        <ButtonLink to="/tours" variant="secondary">
          <Trans>See the tours</Trans>
        </ButtonLink>
      }
      renderFrame={(children) => <div className="container-page pt-8 pb-16">{children}</div>}
      renderScreen={(props) => <ToursScreen {...props} />}
      renderSent={(id) => (
        <SentPage
          id={id}
          title={t`Your booking`}
          loading={loading}
          other={{ to: '/tours', label: <Trans>See other tours</Trans> }}
          renderPanel={(operation) => <TourStatusPanel operation={operation} pay={pay === true} />}
          renderFacts={(operation) => <TourSummary operation={operation} />}
          factsLabel={t`What was booked`}
          className="pt-8"
        />
      )}
    />
  )
}
