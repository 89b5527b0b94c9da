import { Trans } from '@lingui/react/macro'
import type { LinkCause } from '#offline/link/types.ts'

/** What a person can do about it. */
export function LinkCauseAdvice({ cause }: { cause: LinkCause }) {
  switch (cause) {
    case 'no-network':
      return (
        <Trans>
          This device has no network. Look for a place with signal, or switch off airplane mode.
        </Trans>
      )
    case 'no-house':
      return (
        <Trans>
          Your network works, but the house cannot be reached: its link or its power may be down. It
          usually comes back within the hour.
        </Trans>
      )
    case 'house-trouble':
      return (
        <Trans>
          The house answers, but something is wrong there. You need not do anything; for something
          urgent, please call.
        </Trans>
      )
    case 'not-the-house':
      return (
        <Trans>
          The Wi-Fi here may want you to sign in first. Open any other page in your browser, sign in
          there, then come back.
        </Trans>
      )
  }
}
