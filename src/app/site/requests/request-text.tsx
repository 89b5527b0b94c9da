import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import type { LinkCause } from '#offline/link/types.ts'
import { refusalText } from '#offline/refusal-text.ts'
import { DateTimeText, TimeText } from '#ui/date-text.tsx'
import { LinkCauseText } from '../../link-cause-text.tsx'
import { descriptors } from '../../operations.ts'
import { serviceParts } from './service-parts.tsx'

/** Its title: by its descriptor, so that it follows the language; else as stored. */
export function useTitle(operation: OperationRow): string {
  const { i18n } = useLingui()
  const descriptor = descriptors[operation.route]
  return descriptor ? i18n._(descriptor.title(operation)) : operation.words.title
}

export function useDetail(operation: OperationRow): string {
  const { i18n } = useLingui()
  const detail = descriptors[operation.route]?.detail(operation)
  return detail ? i18n._(detail) : operation.words.detail
}

/** Why it needs a decision: the server's message, else what this device knows. */
export function ReasonText({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  switch (operation.parkReason) {
    case 'may_have_arrived': {
      const check = descriptors[operation.route]?.check
      return (
        <>
          <Trans>It was sent, but no answer came. It may have arrived.</Trans>{' '}
          {check && i18n._(check)}
        </>
      )
    }
    case 'not_supported':
      return (
        <Trans>
          The house’s server does not accept this yet. It is tried again with the next version;
          until then, please call.
        </Trans>
      )
    case 'predecessor':
      return (
        <Trans>It depends on an earlier request that was not accepted, so it was not sent.</Trans>
      )
    default: {
      const Told = serviceParts[operation.route]?.Refusal
      if (Told) return <Told operation={operation} />
      const failed = descriptors[operation.route]?.failed
      return (
        refusalText(operation.answer, i18n) ??
        (failed ? i18n._(failed) : <Trans>The house did not take it, and gave no reason.</Trans>)
      )
    }
  }
}

const causes: readonly string[] = ['no-network', 'no-house', 'house-trouble', 'not-the-house']
const isCause = (text: string): text is LinkCause => causes.includes(text)

/** Tries and the last answer, in plain words. */
export function TriesText({ operation }: { operation: OperationRow }) {
  const last = operation.attempts.at(-1)
  if (operation.tries === 0 || last === undefined) return <Trans>Not tried yet</Trans>
  const tries = <Plural value={operation.tries} one="Tried once" other="Tried # times" />
  const at = <TimeText value={last.at} />
  if (last.result === null) {
    return (
      <Trans>
        {tries}, last at {at}
      </Trans>
    )
  }
  const answer =
    'none' in last.result ? (
      <NoAnswerText cause={last.result.none} />
    ) : (
      <AnswerText status={last.result.status} />
    )
  return (
    <Trans>
      {tries}, last at {at}: {answer}
    </Trans>
  )
}

function NoAnswerText({ cause }: { cause: string }) {
  return isCause(cause) ? <LinkCauseText cause={cause} /> : <Trans>no answer</Trans>
}

function AnswerText({ status }: { status: number }) {
  if (status < 300) return <Trans>received</Trans>
  if (status === 401 || status === 419) return <Trans>please sign in again</Trans>
  if (status === 429) return <Trans>the house is busy</Trans>
  if (status >= 500) return <Trans>the house has trouble just now</Trans>
  return <Trans>not accepted</Trans>
}

/** When the person confirmed it. */
export function MadeText({ operation }: { operation: OperationRow }) {
  return (
    <Trans>
      Made on <DateTimeText value={operation.deviceTime} />
    </Trans>
  )
}
