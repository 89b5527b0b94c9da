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
            <Trans>Works all the same</Trans>
          </dt>
          <dd className="text-ink-soft">
            <Trans>
              Reading the menu and the rooms as last seen, and ordering. What you order is kept on
              this device and sent when the link is back and this site is open.
            </Trans>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">
            <Trans>Needs the link</Trans>
          </dt>
          <dd className="text-ink-soft">
            <Trans>Signing in, and news of what the house has already taken.</Trans>
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        <Button busy={looking} busyText={<Trans>Looking…</Trans>} onClick={look}>
          <Trans>Look again now</Trans>
        </Button>
        <CallButton phone={phone} variant="secondary" />
        <p className="note">
          <Trans>
            Not heard since <TimeText value={since} />. We look again by ourselves.
          </Trans>
        </p>
      </div>
    </div>
  )
}
