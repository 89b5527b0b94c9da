import { Trans } from '@lingui/react/macro'
import type { LinkCause } from '#offline/link/types.ts'

/** Why the server does not answer, in a few words (design §7). */
export function LinkCauseText({ cause }: { cause: LinkCause }) {
  switch (cause) {
    case 'no-network':
      return <Trans>No internet here</Trans>
    case 'no-house':
      return <Trans>The house does not answer</Trans>
    case 'house-trouble':
      return <Trans>The house has trouble just now</Trans>
    case 'not-the-house':
      return <Trans>The Wi-Fi here may want you to sign in first</Trans>
  }
}
