import { Trans } from '@lingui/react/macro'
import type { LinkCause } from '#offline/link/types.ts'
import { Alert } from '#ui/alert.tsx'
import type { ResetOutcome } from '../reset.ts'

type Shown = Exclude<ResetOutcome, { kind: 'done' } | { kind: 'dead-link' }>

/** Why it failed. The form keeps what was typed. */
export function ResetTrouble({ outcome }: { outcome: Shown }) {
  switch (outcome.kind) {
    case 'slow': {
      const seconds = Math.max(Math.ceil(outcome.wait / 1000), 1)
      return (
        <Alert tone="waiting" live title={<Trans>A little patience, please</Trans>}>
          <Trans>
            There were too many tries from here. Wait {seconds} seconds, then try again. What you
            typed stays.
          </Trans>
        </Alert>
      )
    }
    case 'refused':
      return (
        <Alert tone="error" live title={<Trans>The house did not take it</Trans>}>
          <Trans>Look at what you typed, then try again.</Trans>
        </Alert>
      )
    case 'no-answer':
    case 'trouble':
      return (
        <Alert tone="error" live title={<Trans>The house was not heard</Trans>}>
          <Cause cause={outcome.kind === 'trouble' ? 'house-trouble' : outcome.cause} />{' '}
          <Trans>A new password needs the link to it; what you typed stays.</Trans>
        </Alert>
      )
  }
}

function Cause({ cause }: { cause: LinkCause }) {
  switch (cause) {
    case 'no-network':
      return <Trans>There is no network here.</Trans>
    case 'no-house':
      return <Trans>There is a network, but the house does not answer.</Trans>
    case 'house-trouble':
      return <Trans>The house has trouble just now.</Trans>
    case 'not-the-house':
      return (
        <Trans>
          Something else answers instead of the house: the Wi-Fi here may want you to sign in first.
        </Trans>
      )
  }
}
