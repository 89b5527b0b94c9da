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
          title={<Trans>Nothing was found with these two</Trans>}
          action={<CallButton phone={phone} variant="secondary" />}
        >
          <Trans>
            Look at the code once more, and use the phone number or e-mail that you gave when
            booking. Something that still waits on this device is at{' '}
            <TextLink to="/requests">Your requests</TextLink>.
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
              After a few wrong tries each next one has to wait: so nobody can guess your booking.
              What you typed stays.
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
          <Trans>
            Nothing was cancelled. Below is what holds now: look at it, then decide again.
          </Trans>
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
              <Trans>The house was not heard</Trans>
            )
          }
          action={
            <>
              {unsure && (
                <Button variant="secondary" onClick={onLookAgain}>
                  <Trans>Look how it stands</Trans>
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
                Look again when the link is back. Trying twice does no harm: it is cancelled once.
              </Trans>
            ) : (
              <Trans>Nothing was cancelled, and what you typed stays.</Trans>
            )}
          </p>
        </Alert>
      )
  }
}
