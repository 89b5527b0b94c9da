import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, type ReactNode } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { isPersisted } from '#offline/db/persist.ts'
import { useInvitation } from '#parts/use-shown-services.ts'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DrawnBasket } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader, Section } from '#ui/page.tsx'
import { LoadingText } from '#ui/skeleton.tsx'
import { useOnce } from '#ui/use-once.ts'
import InstallOffer from '../../install-offer.tsx'
import { groupRequests } from './groups.ts'
import { RequestCard } from './request-card.tsx'
import { useRequests, type Requests } from './use-requests.ts'

/** All requests of this device: to decide, waiting, received, earlier. */
export function RequestsList() {
  const { t } = useLingui()
  const { name } = useHouse()
  const requests = useRequests()
  const { bookings, services } = requests
  const groups = groupRequests(requests.operations, services.of, bookings.of)
  const asOf = services.asOf ?? bookings.asOf
  const persisted = useOnce(isPersisted, true)
  const empty = Object.values(groups).every((group: OperationRow[]) => group.length === 0)
  useEffect(() => {
    document.title = `${t`Your requests`} – ${name}`
  }, [t, name])
  return (
    <main id="main" className="container-page grid max-w-3xl gap-8 pt-4 pb-16">
      <PageHeader
        title={<Trans>Your requests</Trans>}
        lead={<Trans>What you asked for from this device, and how far it has come.</Trans>}
      />
      {asOf !== null && <AsOf at={asOf} />}
      {!persisted && groups.waiting.length > 0 && (
        <Alert tone="waiting" title={t`Kept in this browser only`}>
          <Trans>Do not clear this browser’s data before it is sent.</Trans>
        </Alert>
      )}
      {requests.pending && <LoadingText label={t`Loading your requests…`} />}
      {requests.failed && (
        <Alert tone="error" title={t`Your requests cannot be read just now`}>
          <Trans>
            This browser gives no access to what is kept here. Reload the page, or open the site in
            a normal window.
          </Trans>
        </Alert>
      )}
      {!requests.pending && !requests.failed && empty && <NoRequests />}
      <Group title={t`Needs your decision`} rows={groups.needYou} requests={requests} />
      <Group title={t`On this device, waiting`} rows={groups.waiting} requests={requests} />
      <Group title={t`With the house`} rows={groups.atHouse} requests={requests} />
      <InstallOffer />
      <Group title={t`Earlier`} rows={groups.history} requests={requests} />
    </main>
  )
}

function Group({
  title,
  rows,
  requests,
}: {
  title: ReactNode
  rows: readonly OperationRow[]
  requests: Requests
}) {
  if (rows.length === 0) return null
  return (
    <Section title={title}>
      <ul className="grid gap-3">
        {rows.map((operation) => (
          <li key={operation.id}>
            <RequestCard
              operation={operation}
              bookings={requests.bookings.of(operation)}
              service={requests.services.of(operation)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function NoRequests() {
  const { i18n } = useLingui()
  const invitation = useInvitation()
  return (
    <EmptyState
      picture={<DrawnBasket />}
      title={<Trans>Nothing asked for yet</Trans>}
      text={<Trans>What you order or book appears here at once, even without internet.</Trans>}
      action={
        invitation ? (
          <ButtonLink to={invitation.to}>{i18n._(invitation.label)}</ButtonLink>
        ) : (
          <ButtonLink to="/services">
            <Trans>See what the house offers</Trans>
          </ButtonLink>
        )
      }
    />
  )
}
