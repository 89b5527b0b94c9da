import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { custom } from '#contract/services/custom.ts'
import { RequestPage } from '#parts/request-form/request-page.tsx'
import { SentPage } from '#parts/sent-page.tsx'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingText } from '#ui/skeleton.tsx'
import type { CustomService } from '../data.ts'
import { CustomStatusPanel } from '../parts/custom-status-panel.tsx'
import { CustomSummary } from '../parts/order.tsx'
import { useServices, useTexts } from '../use-services.ts'
import { customOrdersOf } from './form.ts'
import { OrderScreen } from './screen.tsx'

/**
 * /services/{slug}: a service that the house defined itself. Its id leads here too: a slug may change
 * while an order waits.
 */
export default function CustomPage() {
  const { slug = '' } = useParams()
  const [query] = useSearchParams()
  const list = useServices()
  const sent = query.get('step') === 'sent' ? query.get('id') : null
  // What became of an order is shown whatever became of its service.
  if (sent !== null) return <Sent id={sent} />
  const service = list.all.find((one) => one.slug === slug || one.id === slug)
  if (service?.offered) return <Ordering key={service.id} service={service} asOf={list.asOf} />
  if (list.pending) return <Coming />
  return list.failed ? <NotHere /> : <NotOffered service={service} />
}

function Ordering({ service, asOf }: { service: CustomService; asOf: string | null }) {
  const { t } = useLingui()
  const { id, unit } = service
  const kind = useMemo(() => customOrdersOf({ id, unit }), [id, unit])
  return (
    <RequestPage
      service={custom}
      kind={kind}
      loading={t`Loading your order…`}
      gone={<Trans>This order can no longer be changed here</Trans>}
      picture={<DrawnLantern />}
      renderSent={(sent) => <Sent id={sent} />}
      renderScreen={(props) => <OrderScreen {...props} service={service} asOf={asOf} />}
    />
  )
}

/** What became of an order just made, followed live: never further than it is. */
function Sent({ id }: { id: string }) {
  const { t } = useLingui()
  // The form tells us that the card was chosen, and is typed on the provider's page.
  const { pay } = (useLocation().state ?? {}) as { pay?: boolean }
  return (
    <SentPage
      id={id}
      title={t`Your order`}
      loading={t`Loading your order…`}
      other={{ to: '/services', label: <Trans>See all services</Trans> }}
      renderPanel={(operation) => <CustomStatusPanel operation={operation} pay={pay === true} />}
      renderFacts={(operation) => <CustomSummary operation={operation} />}
      factsLabel={t`What was ordered`}
      className="pt-4"
    />
  )
}

function Page({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="container-page pt-8 pb-16">
      {children}
    </main>
  )
}

function Coming() {
  return (
    <Page>
      <LoadingText label={<Trans>Loading…</Trans>} />
    </Page>
  )
}

/** Nothing of it is cached, and the server does not answer. */
function NotHere() {
  const { t } = useLingui()
  const { phone } = useHouse()
  return (
    <Page>
      <Alert
        tone="error"
        live
        title={t`This page is not on this device yet`}
        action={<CallButton phone={phone} variant="secondary" />}
      >
        <Trans>
          The house does not answer just now. It comes by itself when it does; until then, please
          call.
        </Trans>
      </Alert>
    </Page>
  )
}

/** Switched off, or an address without a service. */
function NotOffered({ service }: { service: CustomService | undefined }) {
  const { t } = useLingui()
  const house = useHouse()
  const textsOf = useTexts()
  const name = service && textsOf(service).name
  return (
    <Page>
      <title>{`${name ?? t`Services`} – ${house.name}`}</title>
      <EmptyState
        headingLevel={1}
        picture={<DrawnLantern />}
        title={
          name === undefined ? (
            <Trans>The house offers nothing here</Trans>
          ) : (
            <Trans>{name} is not offered at the moment</Trans>
          )
        }
        text={<Trans>What you have asked for before goes on as agreed: see your requests.</Trans>}
        action={
          <>
            <ButtonLink to="/services">
              <Trans>See what the house offers</Trans>
            </ButtonLink>
            <ButtonLink to="/requests" variant="secondary">
              <Trans>Your requests</Trans>
            </ButtonLink>
            <CallButton phone={house.phone} />
          </>
        }
      />
    </Page>
  )
}
