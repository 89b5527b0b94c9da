import { Plural, Trans } from '@lingui/react/macro'
import { Alert } from '#ui/alert.tsx'
import { TimeText } from '#ui/date-text.tsx'
import { LinkCauseText } from '../../link-cause-text.tsx'
import type { ServerReply } from './ask-server.ts'
import type { Tally } from './entries.ts'

/** The one sentence of a handover: whether everything is at the house, and who says so. */
export function Headline({
  tally: { all, there, missing },
  word,
}: {
  tally: Tally
  word: ServerReply | undefined
}) {
  if (all === 0) {
    return (
      <Alert
        tone="info"
        title={<Trans>Nothing was recorded on this device in this shift.</Trans>}
      />
    )
  }
  const count = (
    <Trans>
      {there} of {all} entries are at the house.
    </Trans>
  )
  if (word === undefined) {
    return <Alert tone="info" title={<Trans>Asking the house for each of {all} entries…</Trans>} />
  }
  if (word.kind !== 'answered') {
    return (
      <Alert
        tone="waiting"
        live
        title={
          word.kind === 'none' ? (
            <LinkCauseText cause={word.cause} />
          ) : (
            <Trans>The house does not answer for the entries</Trans>
          )
        }
      >
        <p>
          <Trans>
            As far as this device knows, {there} of {all} entries are at the house. Only the house
            knows whether it still has them, and what became of those that were tried.
          </Trans>
        </p>
      </Alert>
    )
  }
  if (missing.length === 0) {
    return (
      <Alert
        tone="confirmed"
        live
        title={
          <Plural
            value={all}
            one="The one entry of today is at the house"
            other="All # of today’s entries are at the house"
          />
        }
      >
        <Trans>
          The house answered for each of them at <TimeText value={word.at} />.
        </Trans>
      </Alert>
    )
  }
  return (
    <Alert tone="conflict" live title={count}>
      <Plural
        value={missing.length}
        one="One is not: it is named below, with what helps."
        other="# are not: each is named below, with what helps."
      />
    </Alert>
  )
}
