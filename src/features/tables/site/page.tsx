import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, CalendarClock, Smartphone } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { House } from '#contract/house.ts'
import { tables } from '#contract/services/tables.ts'
import { openingHours, scheduleFor } from '#domain/hours.ts'
import { sittingMinutes } from '#domain/tables.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { ClosedDates, OpeningTimes } from '#parts/opening-hours.tsx'
import { codeOf, useOwn } from '#parts/own-requests.ts'
import { CustomerFields } from '#parts/request-form/customer-fields.tsx'
import { MealFields } from '#parts/request-form/meal-fields.tsx'
import { ProblemSummary } from '#parts/request-form/problem-summary.tsx'
import { RequestPage, type RequestScreenProps } from '#parts/request-form/request-page.tsx'
import { useSend } from '#parts/request-form/use-send.ts'
import { useTries } from '#parts/request-form/use-tries.ts'
import { WishFields } from '#parts/request-form/wish-fields.tsx'
import { ParkedRequestPanel, RequestStatusPanel } from '#parts/request-status-panel.tsx'
import { SentPage } from '#parts/sent-page.tsx'
import { shown } from '#parts/services/tables.ts'
import { useHouseNow } from '#parts/use-house-now.ts'
import { useHouse } from '#parts/use-house.ts'
import { useInvitation } from '#parts/use-shown-services.ts'
import { Form } from '#ui/form.tsx'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { Card } from '#ui/card.tsx'
import { DawnHeader } from '#ui/dawn-header.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { Container } from '#ui/page.tsx'
import { TextLink } from '#ui/text-link.tsx'
import {
  bodyOf,
  fieldIds,
  MAX_PARTY_SIZE,
  problemsOf,
  reservations,
  type TableForm,
} from '../form.ts'
import { descriptors, reserveRequest } from '../operations.ts'
import { guestStatusLabels, ReservationRefusal, ReservationSummary } from '../requests.tsx'

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
        <Trans>
          The table is not reserved until the house receives this. For tonight, please call.
        </Trans>
      }
      stage={state?.stage}
      title={state && state.stage !== 'confirmed' ? null : <Trans>Table booked!</Trans>}
      label={state && i18n._(guestStatusLabels[state.status])}
      reason={state?.reason}
      // Another host knows nothing of our codes.
      code={state ? codeOf(tables, operation) : ''}
      codeLabels={
        <Trans>
          Keep this code. With it and your phone number or e-mail you can find or cancel the
          reservation.
        </Trans>
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

/** The reservation form: when, for how many, what else, and who. */
function ReservationScreen({ state, names, changing }: RequestScreenProps<TableForm>) {
  const { t } = useLingui()
  const location = useLocation()
  const navigate = useNavigate()
  const house = useHouse()
  const back = useInvitation()
  const now = useHouseNow()
  const { busy, failure, submit, leaveTo } = useSend()
  const { form, change } = state
  const { timezone } = house
  const hours = openingHours(house).kitchen
  const when = scheduleFor(form, hours, { timezone, now })
  const seats = house.table_seats ?? MAX_PARTY_SIZE
  const tries = useTries(fieldIds, {
    send: problemsOf(form, { when, timezone, hours, seats, now }),
  })
  useEffect(() => {
    // What was brought along counts once: after a reload the draft knows better.
    if (location.state !== null) void navigate({ search: location.search }, { replace: true })
  }, [location, navigate])

  const send = async () => {
    if (!tries.isRight('send')) return
    const body = bodyOf(form, { code: names.code, when })
    const sent = await submit(reserveRequest(body, timezone), names)
    if (sent) leaveTo(sent, (id) => `${shown.page}?sent=${id}`, { done: state.leave })
  }

  const { errorOf } = tries
  const fields = { form, change, errorOf }
  return (
    <main id="main">
      <title>{`${t`Book a table`} – ${house.name}`}</title>
      <DawnHeader className="pt-[calc(var(--over-page)+1rem)] pb-8">
        <TextLink
          to={back?.to ?? '/services'}
          className="inline-flex min-h-11 w-fit items-center gap-1.5"
        >
          <ArrowLeft className="size-5" />
          {back ? <Trans>Back to the menu</Trans> : <Trans>All services</Trans>}
        </TextLink>
        <h1 className="text-2xl sm:text-3xl">
          {changing ? <Trans>Change your reservation</Trans> : <Trans>Book a table</Trans>}
        </h1>
        <p className="max-w-xl text-lg text-ink-soft">
          <Trans>Say when and for how many.</Trans>
        </p>
      </DawnHeader>
      <Container className="grid items-start gap-8 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Form
          aria-label={t`Book a table`}
          onSend={() => void send()}
          className="grid max-w-2xl gap-7"
        >
          <ProblemSummary tries={tries} />
          <Fieldset legend={t`Your table`}>
            <MealFields
              ids={fieldIds}
              meal={{ ...when, partySize: form.partySize }}
              change={change}
              errorOf={errorOf}
              house={house}
              now={now}
              most={seats}
            />
          </Fieldset>
          <CustomerFields ids={fieldIds} {...fields} />
          <WishFields
            id="table"
            form={form}
            change={change}
            hint={t`A high chair, the terrace, a birthday…`}
            promoHint={t`The house sees it with your reservation.`}
          />
          {failure !== null && (
            <NotSaved
              title={t`Your reservation was not saved`}
              reason={failure}
              phone={house.phone}
            />
          )}
          <Button
            type="submit"
            size="lg"
            block
            busy={busy}
            busyText={<Trans>Saving…</Trans>}
            icon={<CalendarClock />}
          >
            {changing ? <Trans>Send the changed reservation</Trans> : <Trans>Book Table</Trans>}
          </Button>
        </Form>
        <GoodToKnow house={house} />
      </Container>
    </main>
  )
}

/** What one would ask on the phone. */
function GoodToKnow({ house }: { house: House }) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-lg">
        <Trans>Good to know</Trans>
      </h2>
      <ul className="grid list-disc gap-2 pl-5 text-ink-soft">
        <li>
          <Trans>Hours of the kitchen:</Trans> <OpeningTimes of={openingHours(house).kitchen} />
          <ClosedDates />
        </li>
        <li>
          <Trans>A table is kept for you for {sittingMinutes} minutes.</Trans>
        </li>
        <li>
          <Trans>Cancelling costs nothing.</Trans>
        </li>
      </ul>
      <CallButton phone={house.phone} variant="secondary" />
    </Card>
  )
}
