import { Trans, useLingui } from '@lingui/react/macro'
import { Smartphone } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { tables } from '#contract/services/tables.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { codeOf, useOwn } from '#parts/own-requests.ts'
import { shown } from '#parts/services/tables.ts'
import { ParkedRequestPanel, RequestStatusPanel } from '#parts/request-status-panel.tsx'
import { RequestPage } from '#parts/request-form/request-page.tsx'
import { SentPage } from '#parts/sent-page.tsx'
import { useHouse } from '#parts/use-house.ts'
import { useInvitation } from '#parts/use-shown-services.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { descriptors } from '../operations.ts'
import { guestStatusLabels, ReservationSummary, ReservationRefusal } from '../requests.tsx'
import { reservations } from './form.ts'
import { ReservationScreen } from './reservation-screen.tsx'

/**
 * /restaurant/table: a table alone (spec 2 §2). What the order's form knew already comes along in the
 * state of the way here (`reservation`): in the address it would be seen by others.
 */
export default function TablePage() {
  const { t, i18n } = useLingui()
  const { reservation } = (useLocation().state ?? {}) as { reservation?: unknown }
  const invitation = useInvitation()
  const other = invitation
    ? { to: invitation.to, label: i18n._(invitation.label) }
    : { to: '/services', label: <Trans>All services</Trans> }
  const loading = t`Loading your reservation…`
  return (
    <RequestPage
      service={tables}
      kind={reservations}
      brought={reservations.read(reservation)}
      loading={loading}
      gone={<Trans>This reservation can no longer be changed here</Trans>}
      picture={<DrawnLantern />}
      other={
        <ButtonLink to={shown.page} variant="secondary">
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
          other={other}
          renderPanel={(operation) => <ReservationStatusPanel operation={operation} />}
          renderFacts={(operation) => <ReservationSummary operation={operation} />}
          factsLabel={t`What was asked for`}
        />
      )}
    />
  )
}

/**
 * The status of a reservation, never further than it is, with the recovery actions of a refused
 * one. The documents' text once the house has confirmed it; for another host, which sends no state,
 * once it has accepted it.
 */
export function ReservationStatusPanel({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  const state = useOwn(tables, operation)
  return (
    <RequestStatusPanel
      operation={operation}
      level={1}
      over={<Trans>This reservation was taken back</Trans>}
      parked={
        operation.parkReason === 'not_supported' ? (
          <NotSentYet />
        ) : (
          <ParkedRequestPanel
            operation={operation}
            descriptors={descriptors}
            level={1}
            refusal={
              <>
                <p>
                  <ReservationRefusal operation={operation} />
                </p>
                <p>
                  <Trans>No table is reserved yet.</Trans>
                </p>
              </>
            }
          />
        )
      }
      saved={
        <Trans>The table is not yours before the house has it; for tonight, please call.</Trans>
      }
      stage={state?.stage}
      title={state && state.stage !== 'confirmed' ? null : <Trans>Table booked!</Trans>}
      label={state && i18n._(guestStatusLabels[state.status])}
      reason={state?.reason}
      // Another host knows nothing of our codes.
      code={state ? codeOf(tables, operation) : ''}
      codeLabels={
        <Trans>With it and your phone or e-mail you find and cancel the reservation.</Trans>
      }
    />
  )
}

/**
 * 404 or 405 on both paths: the documented text, and beside it what really happened (decisions.md,
 * "Orders"). The reservation stays on the device.
 */
function NotSentYet() {
  const { phone } = useHouse()
  return (
    <>
      <h1 className="flex items-center gap-3 text-2xl text-waiting">
        <Smartphone className="size-8 shrink-0" />
        <Trans>Table booked!</Trans>
      </h1>
      <Alert
        tone="waiting"
        live
        title={
          phone === '' ? (
            <Trans>Not yet with the house, please call</Trans>
          ) : (
            <Trans>Not yet with the house, call {phone}</Trans>
          )
        }
        action={phone !== '' && <CallButton phone={phone} variant="primary" />}
      >
        <Trans>
          The house’s server does not take reservations by itself yet. Yours stays on this device
          and is tried again; until the house has it, only a call makes sure of the table.
        </Trans>
      </Alert>
    </>
  )
}
