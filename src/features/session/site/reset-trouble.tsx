import { Trans } from '@lingui/react/macro'
import { LinkCauseText } from '#parts/link-cause-text.tsx'
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
            typed is still here.
          </Trans>
        </Alert>
      )
    }
    case 'refused':
      return (
        <Alert tone="error" live title={<Trans>The house did not take it</Trans>}>
          <Trans>Check what you typed, then try again.</Trans>
        </Alert>
      )
    case 'no-answer':
    case 'trouble':
      return (
        <Alert tone="error" live title={<Trans>The house did not answer</Trans>}>
          <LinkCauseText cause={outcome.kind === 'trouble' ? 'house-trouble' : outcome.cause} />{' '}
          {outcome.kind === 'trouble' ? (
            <Trans>Please try again later. What you typed is still here.</Trans>
          ) : (
            <Trans>You need internet to set a new password. What you typed is still here.</Trans>
          )}
        </Alert>
      )
  }
}
