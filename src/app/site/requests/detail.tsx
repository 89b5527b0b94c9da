import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { Card } from '#ui/card.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useTurned } from '#ui/in-view.tsx'
import { LoadingText } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { RequestActions } from './actions.tsx'
import { cancellationOf } from './groups.ts'
import { RequestStatusPanel } from './status-panel.tsx'
import { useTitle, MadeText, TriesText, useDetail } from './request-text.tsx'
import { serviceParts } from './service-parts.tsx'
import { useRequests, type Requests } from './use-requests.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { Button } from '#ui/button.tsx'
import { DateTimeText, TimeText } from '#ui/date-text.tsx'
import { useToasts } from '#ui/toasts.tsx'

/** One request: its status, what can be done, what was asked for, and its tries. */
export function RequestDetail() {
  const { id } = useParams()
  const requests = useRequests()
  const operation = requests.operations.find((row) => row.id === id)
  return (
    <main id="main" className="container-page grid max-w-2xl gap-5 pt-2 pb-16">
      <TextLink to="/requests" className="inline-flex min-h-11 w-fit items-center gap-1.5">
        <ArrowLeft className="size-5" />
        <Trans>Your requests</Trans>
      </TextLink>
      {operation ? (
        <Found requests={requests} operation={operation} />
      ) : requests.pending ? (
        <LoadingText label={<Trans>Loading your requests…</Trans>} />
      ) : (
        <EmptyState
          headingLevel={2}
          picture={<DrawnLantern />}
          title={<Trans>This request is not on this device</Trans>}
          text={<Trans>It was made elsewhere, or its browser’s data was cleared.</Trans>}
          action={
            <ButtonLink to="/requests">
              <Trans>Your requests</Trans>
            </ButtonLink>
          }
        />
      )}
    </main>
  )
}

function Found({
  requests,
  operation,
}: {
  requests: Requests
  operation: Requests['operations'][number]
}) {
  const { t, i18n } = useLingui()
  const { name, phone } = useHouse()
  const title = useTitle(operation)
  const service = requests.services.of(operation)
  const { Facts, facts, Pay } = serviceParts[operation.route] ?? {}
  const cancellation = cancellationOf(requests.operations, service?.id ?? operation.madeId)
  const cancelling = cancellation !== null && cancellation.state !== 'parked'
  const sent = requests.sentAs(operation)
  useEffect(() => {
    document.title = `${title} – ${name}`
  }, [title, name])
  const heading = useRef<HTMLHeadingElement>(null)
  const ended = operation.state === 'withdrawn' || operation.state === 'superseded'
  const endedHere = useTurned(ended)
  useEffect(() => {
    // The button that ended it has gone, and the focus with it.
    if (endedHere && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true })
    }
  }, [endedHere])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere">
        {title}
      </h1>
      <Card className="grid gap-5">
        <RequestStatusPanel operation={operation} service={service} cancellation={cancellation} />
        {Pay && operation.state === 'taken' && <Pay operation={operation} />}
        <div className="flex flex-wrap gap-2 empty:hidden">
          <RequestActions operation={operation} service={service} cancelling={cancelling} />
        </div>
      </Card>
      <CallButton phone={phone} className="w-fit" />
      {sent && <ChangedByHouse sent={sent} />}
      {Facts && (
        <Card as="section" aria-label={facts ? i18n._(facts) : t`What was asked for`}>
          <Facts operation={operation} />
        </Card>
      )}
      <HowItWent operation={operation} />
    </>
  )
}

/** Whoever asked for it is told, and what it was: the days are other ones now, or the price. */
function ChangedByHouse({ sent }: { sent: OperationRow }) {
  const title = useTitle(sent)
  const detail = useDetail(sent)
  return (
    <Alert tone="info" title={<Trans>The house has changed this</Trans>} className="wrap-anywhere">
      <Trans>
        Below is what you have now. What you sent: {title} · {detail}
      </Trans>
    </Alert>
  )
}

/** Tries and the last answer, and details to copy for the house. */
function HowItWent({ operation }: { operation: OperationRow }) {
  const { t } = useLingui()
  const toasts = useToasts()
  const [now] = useState(() => Date.now())
  const title = useTitle(operation)
  const detail = useDetail(operation)
  const copy = () => {
    const lines = [
      title,
      detail,
      serviceParts[operation.route]?.code(operation) ?? '',
      operation.deviceTime,
      `${operation.state} ${operation.answer?.status ?? ''} ${operation.answer?.message ?? ''}`,
      operation.id,
    ]
    const text = lines.map((line) => line.trim()).filter(Boolean)
    Promise.resolve(navigator.clipboard?.writeText(text.join('\n'))).then(
      () => toasts.show({ tone: 'confirmed', text: t`Copied` }),
      () => toasts.show({ tone: 'error', text: t`This browser does not let us copy.` }),
    )
  }
  const waits = operation.state === 'waiting' || operation.state === 'unknown'
  return (
    <details className="rounded-md border border-line bg-surface px-4">
      <summary className="flex min-h-12 items-center font-semibold">
        <Trans>How it went</Trans>
      </summary>
      <div className="grid gap-2 pb-4 text-ink-soft">
        <p>
          <MadeText operation={operation} />
        </p>
        <p>
          <TriesText operation={operation} />
        </p>
        {waits && operation.nextTry > now && (
          <p>
            <Trans>
              Next try at <TimeText value={operation.nextTry} />, or as soon as there is internet
            </Trans>
          </p>
        )}
        {operation.validUntil !== null && waits && (
          <p>
            <Trans>
              Can be sent until <DateTimeText value={operation.validUntil} />; after that we ask you
              again
            </Trans>
          </p>
        )}
        <Button variant="secondary" className="w-fit" icon={<Copy />} onClick={copy}>
          <Trans>Copy details</Trans>
        </Button>
      </div>
    </details>
  )
}
