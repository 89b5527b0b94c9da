import { Plural, Trans } from '@lingui/react/macro'
import { ChevronDown, CloudOff, Send, Split } from 'lucide-react'
import { useId, useState } from 'react'
import { offline } from '#offline/offline.ts'
import { cx } from '#ui/cx.ts'
import { TextLink } from '#ui/text-link.tsx'
import { useValue } from '#ui/use-value.ts'
import { withMessages } from '#ui/messages.ts'
import { LinkCauseText } from '../../link-cause-text.tsx'
import type { LinkPanel } from './link-panel.tsx'
import { useRequestsCount } from './use-requests-count.ts'

type Panel = typeof LinkPanel

const loadCode = withMessages(() => import('./link-panel.tsx'))

/**
 * The panel's code, which a first load does without. Asked for early, while there is a link: it is
 * wanted when there is none. Null when it can't be had.
 */
export function loadPanel(): Promise<Panel | null> {
  return loadCode().then(
    (code) => code.LinkPanel,
    () => null,
  )
}

/** Whether the strip is there: the page leaves room for it. */
export function useStripShown(): boolean {
  const link = useValue(offline().link)
  const { waiting, needYou } = useRequestsCount()
  return link.state === 'down' || waiting > 0 || needYou > 0
}

/**
 * One quiet line under the header: why the house is not heard, and what waits here. It opens what
 * can be done about it.
 */
export function LinkStrip() {
  const link = useValue(offline().link)
  const { waiting, needYou } = useRequestsCount()
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<Panel | null>(null)
  const panel = useId()
  const down = link.state === 'down'
  const tone =
    needYou > 0 && !down ? 'bg-conflict-ground text-conflict' : 'bg-waiting-ground text-waiting'
  return (
    <div className={`border-t border-current/15 ${tone}`}>
      <div className="container-page flex min-h-11 items-center gap-x-4 text-sm font-medium [&_svg]:size-4 [&_svg]:shrink-0">
        <div aria-live="polite" className="min-w-0 flex-1">
          {down ? (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={panel}
              onClick={() => {
                setOpen(!open)
                void loadPanel().then((loaded) => setPanel(() => loaded))
              }}
              className="flex min-h-11 max-w-full items-center gap-2 text-left"
            >
              <CloudOff />
              <span className="truncate underline decoration-current/40 underline-offset-3">
                <LinkCauseText cause={link.cause} />
              </span>
              <ChevronDown className={cx('transition-transform', open && 'rotate-180')} />
            </button>
          ) : (
            <span className="flex items-center gap-2">
              {needYou > 0 ? <Split /> : <Send />}
              {needYou > 0 ? (
                <Trans>The house could not accept it</Trans>
              ) : (
                <Trans>On its way to the house</Trans>
              )}
            </span>
          )}
        </div>
        <Waiting waiting={waiting} needYou={needYou} />
      </div>
      <div id={panel}>
        {down && open && Panel && <Panel cause={link.cause} since={link.since} />}
      </div>
    </div>
  )
}

function Waiting({ waiting, needYou }: { waiting: number; needYou: number }) {
  if (waiting === 0 && needYou === 0) return null
  return (
    <TextLink to="/requests" className="flex min-h-11 shrink-0 items-center text-current!">
      {needYou > 0 ? (
        <Plural value={needYou} one="# needs you" other="# need you" />
      ) : (
        <Plural value={waiting} one="# waiting" other="# waiting" />
      )}
    </TextLink>
  )
}
