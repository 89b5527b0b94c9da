import { Trans } from '@lingui/react/macro'
import type { LinkCause } from '#offline/link/types.ts'

/** What a person can do about it. */
export function LinkCauseAdvice({ cause }: { cause: LinkCause }) {
  switch (cause) {
    case 'no-network':
      return (
        <Trans>
          This device has no internet. Look for a place with signal, or switch off airplane mode.
        </Trans>
      )
    case 'no-house':
      return (
        <Trans>
          The house’s internet or power may be down, or your own internet. It usually comes back
          within the hour.
        </Trans>
      )
    case 'house-trouble':
      return (
        <Trans>
          The house answers, but something is wrong there. You need do nothing. If it is urgent,
          please call.
        </Trans>
      )
    case 'not-the-house':
      return (
        <Trans>
          Open any other page in your browser, sign in to the Wi-Fi there, then come back.
        </Trans>
      )
  }
}
