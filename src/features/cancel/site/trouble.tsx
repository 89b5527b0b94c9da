import { Plural, Trans } from '@lingui/react/macro'
import { LinkCauseText } from '#parts/link-cause-text.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { CancellationState } from './use-cancellation.ts'

/** Why it failed, and what to do now. */
export function Trouble({
  trouble,
  unsure,
  phone,
  left,
  onLookAgain,
}: Pick<CancellationState, 'unsure'> & {
  trouble: NonNullable<CancellationState['trouble']>
  phone: string
  /** Seconds to wait, after wrong tries. */
  left: number
  onLookAgain: () => void
}) {
  switch (trouble.kind) {
    case 'not-found':
      return (
        <Alert
          tone="error"
          live
          title={<Trans>No booking matches this code and contact</Trans>}
          action={<CallButton phone={phone} variant="secondary" />}
        >
          <Trans>
            Check the code, and use the phone number or e-mail that you gave when booking. What
            still waits on this device is at <TextLink to="/requests">Your requests</TextLink>.
          </Trans>
        </Alert>
      )
    case 'slow':
      return (
        <Alert
          tone="waiting"
          title={<Trans>A little patience, please</Trans>}
          action={<CallButton phone={phone} variant="secondary" />}
        >
          <output className="block">
            <Trans>
              After several wrong tries you must wait a little. This protects your booking. What you
              typed is still here.
            </Trans>
          </output>
          {left > 0 ? (
            <p className="tabular">
              <Plural
                value={left}
                one="You can try again in # second."
                other="You can try again in # seconds."
              />
            </p>
          ) : (
            <p>
              <Trans>You can try again now.</Trans>
            </p>
          )}
        </Alert>
      )
    case 'changed':
      return (
        <Alert tone="conflict" live title={<Trans>The terms have changed meanwhile</Trans>}>
          <Trans>Nothing was cancelled. Check the new terms below, then decide again.</Trans>
        </Alert>
      )
    case 'not-offered':
      return (
        <Alert
          tone="error"
          live
          title={<Trans>Bookings cannot be cancelled on this site</Trans>}
          action={<CallButton phone={phone} variant="secondary" />}
        >
          <Trans>Please call us. What you typed is still here.</Trans>
        </Alert>
      )
    case 'no-answer':
    case 'trouble':
      return (
        <Alert
          tone="error"
          live
          title={
            unsure ? (
              <Trans>No answer came: it may be cancelled, or not</Trans>
            ) : (
              <Trans>The house did not answer</Trans>
            )
          }
          action={
            <>
              {unsure && (
                <Button variant="secondary" onClick={onLookAgain}>
                  <Trans>Check again</Trans>
                </Button>
              )}
              <CallButton phone={phone} variant="secondary" />
            </>
          }
        >
          <p>
            <LinkCauseText cause={trouble.kind === 'trouble' ? 'house-trouble' : trouble.cause} />
          </p>
          <p>
            {unsure ? (
              <Trans>
                Check again when you are online. Trying twice does no harm: it is cancelled once.
              </Trans>
            ) : (
              <Trans>Nothing was cancelled. What you typed is still here.</Trans>
            )}
          </p>
        </Alert>
      )
  }
}
