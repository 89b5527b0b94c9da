import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CloudOff, Send, Split, Wifi } from 'lucide-react'
import { useState } from 'react'
import { useWork } from '#features/parked/use-work.ts'
import { offline } from '#offline/offline.ts'
import { liveState } from '#offline/reads/live-state.ts'
import { useSignedOut } from '#parts/desk/use-signed-out.ts'
import { useValue } from '#ui/use-value.ts'
import { cx } from '#ui/cx.ts'
import { LinkCauseText } from '../link-cause-text.tsx'
import { WorkDialog } from './work-dialog.tsx'

/**
 * The link in the top bar: whether the house is heard and why not, how much waits here and how much
 * needs a decision. It opens the list of all that.
 */
export function DeskLink() {
  const { t } = useLingui()
  const link = useValue(offline().link)
  const { live } = useValue(liveState)
  const work = useWork()
  const isSignedOut = useSignedOut()
  const [open, setOpen] = useState(false)
  const { waiting, needYou } = work.totals
  const down = link.state === 'down'
  const both = waiting > 0 && needYou > 0
  const isBehind = link.state === 'up' && (!live || isSignedOut)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={cx(
          'flex min-h-11 min-w-0 items-center gap-1.5 rounded-sm px-2 text-sm font-semibold sm:gap-2 sm:px-3 [&_svg]:size-4 [&_svg]:shrink-0',
          down
            ? 'bg-waiting-ground text-waiting'
            : cx('hover:bg-primary-soft', isBehind ? 'text-waiting' : 'text-confirmed'),
        )}
      >
        {down ? <CloudOff /> : <Wifi />}
        <span
          className={cx(
            'line-clamp-2 text-left leading-tight',
            // Beside two numbers a phone has room for the picture alone.
            both && 'max-sm:sr-only',
          )}
        >
          {link.state === 'down' ? (
            <LinkCauseText cause={link.cause} />
          ) : link.state === 'up' ? (
            isSignedOut ? (
              <Trans>Session expired</Trans>
            ) : live ? (
              <Trans>The house answers</Trans>
            ) : (
              <>
                <span className="max-sm:sr-only">
                  <Trans>The house answers, updates are delayed</Trans>
                </span>
                {/* On a phone the end of the sentence, which is what matters, would be cut off. */}
                <span aria-hidden="true" className="sm:hidden">
                  <Trans>Updates are delayed</Trans>
                </span>
              </>
            )
          ) : (
            <Trans>Looking for the house…</Trans>
          )}
        </span>
        {waiting > 0 && (
          <Count
            icon={<Send />}
            text={t`${plural(waiting, { one: '# waiting', other: '# waiting' })}`}
            number={waiting}
            narrow={both}
            className={down ? 'bg-waiting text-waiting-ground' : 'bg-waiting-ground text-waiting'}
          />
        )}
        {needYou > 0 && (
          <Count
            icon={<Split />}
            text={t`${plural(needYou, { one: '# needs you', other: '# need you' })}`}
            number={needYou}
            narrow={both}
            className="bg-conflict-ground text-conflict"
          />
        )}
      </button>
      <WorkDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/**
 * Icon and number on a phone, in words from the tablet on; two of them on a tablet leave the link's own
 * words no room. In words for everyone who listens.
 */
function Count({
  icon,
  text,
  number,
  narrow,
  className,
}: {
  icon: React.ReactNode
  text: string
  number: number
  /** Another one is beside it. */
  narrow: boolean
  className: string
}) {
  return (
    <span
      className={cx(
        'inline-flex shrink-0 items-center gap-1 rounded-full px-2 py-0.5 tabular',
        className,
      )}
    >
      {icon}
      <span aria-hidden="true" className={narrow ? 'xl:hidden' : 'md:hidden'}>
        {number}
      </span>
      <span className={cx('sr-only', narrow ? 'xl:not-sr-only' : 'md:not-sr-only')}>{text}</span>
    </span>
  )
}
