import { Trans } from '@lingui/react/macro'
import type { LinkCause } from '#offline/link/types.ts'
import { useHouse } from '#parts/use-house.ts'
import { Button } from '#ui/button.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { TimeText } from '#ui/date-text.tsx'
import { useLookAgain } from '#parts/use-look-again.ts'
import { LinkCauseAdvice } from '../../link-advice.tsx'

/** What is wrong with the link, and what can and cannot be done meanwhile. */
export function LinkPanel({ cause, since }: { cause: LinkCause; since: number }) {
  const { phone } = useHouse()
  const { looking, look } = useLookAgain()
  return (
    <div className="container-page grid max-h-[70dvh] gap-3 overflow-y-auto border-t border-line bg-surface py-4 text-ink">
      <p>
        <LinkCauseAdvice cause={cause} />
      </p>
      <dl className="grid gap-3 sm:grid-cols-2">
        <div>
          <dt className="font-semibold">
            <Trans>Works without internet</Trans>
          </dt>
          <dd className="text-ink-soft">
            <Trans>
              Read the menu and rooms, and order. Orders are kept here and sent when you are online
              with this site open.
            </Trans>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">
            <Trans>Needs internet</Trans>
          </dt>
          <dd className="text-ink-soft">
            <Trans>Sign in, and see what the house has received.</Trans>
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        <Button busy={looking} busyText={<Trans>Looking…</Trans>} onClick={look}>
          <Trans>Try again now</Trans>
        </Button>
        <CallButton phone={phone} variant="secondary" />
        <p className="note">
          <Trans>
            No answer since <TimeText value={since} />. We keep trying.
          </Trans>
        </p>
      </div>
    </div>
  )
}
