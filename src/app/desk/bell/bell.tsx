import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Bell as BellIcon, BellOff } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { offline } from '#offline/offline.ts'
import type { BookingType } from '#parts/desk/booking-row.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { useValue } from '#ui/use-value.ts'
import { newRecords } from '../../new-records.ts'
import { BellPanel } from './bell-panel.tsx'
import { NotificationText } from './news-text.tsx'
import { createNotifications, type News, placeOf } from './notifications.ts'
import { storedBell } from './setting.ts'
import type { StayToSettle } from './stays-to-settle.ts'
import { createTone } from './tone.ts'
import { closedSetting, useClosedBell } from './use-closed-bell.ts'

/** How long the other tabs stay silent, ms: they hear of the same a moment later. */
const SILENT = 2_000

/** Of all tabs that hear of it, one rings. Without Web Locks each does. */
function inOneTab(ring: () => void): void {
  const locks = (globalThis.navigator as { locks?: LockManager } | undefined)?.locks
  if (locks === undefined) return ring()
  void locks
    .request('imisozi-bell', { ifAvailable: true }, async (lock) => {
      if (lock === null) return
      ring()
      await new Promise((done) => setTimeout(done, SILENT))
    })
    .catch(() => undefined)
}

const setting = storedBell(typeof localStorage === 'undefined' ? null : localStorage)
const tone = createTone()

const nothing: ReadonlySet<string> = new Set()
const noStays: readonly StayToSettle[] = []

/** Long enough to look up from a guest at the counter, ms. */
const SHOWN = 20_000

/**
 * Says what comes in, on every screen of the desk, and rings for it where this person has switched
 * the bell on; its panel says where, also with the app closed.
 */
export function Bell({
  about,
  place = placeOf,
  alarm = nothing,
  settle = noStays,
}: {
  /** What of the news is told here; all of it where left out. */
  about?: readonly BookingType[]
  /** Where it is shown. */
  place?: (news: readonly News[]) => string
  /** Rings for each that joins these, too: orders that become late. */
  alarm?: ReadonlySet<string> | undefined
  /** Stays whose bill needs a look today. */
  settle?: readonly StayToSettle[]
} = {}) {
  const { t } = useLingui()
  const toasts = useToasts()
  const navigate = useNavigate()
  useValue(offline().session)
  const person = offline().self()
  const on = useValue(setting).includes(person)
  const [newsOf] = useState(createNotifications)
  const [open, setOpen] = useState(false)
  const closed = useClosedBell()
  const rings = useValue(closedSetting) || on
  const settleText = useId()

  // Browsers let a page sound after a touch alone: the first one after a reload will do.
  useEffect(() => {
    if (!on) return
    const until = new AbortController()
    const allow = () => {
      tone.allow()
      until.abort()
    }
    for (const type of ['pointerup', 'keydown'] as const) {
      addEventListener(type, allow, { signal: until.signal })
    }
    return () => until.abort()
  }, [on])

  useEffect(
    () =>
      newRecords.hear((arrived) => {
        const news = newsOf(arrived).filter(({ type }) => about?.includes(type) ?? true)
        if (news.length === 0) return
        if (on && tone.allowed()) inOneTab(() => tone.ring())
        toasts.show({
          tone: 'waiting',
          text: <NotificationText news={news} />,
          action: { label: <Trans>Show</Trans>, onAction: () => void navigate(place(news)) },
          timeout: SHOWN,
        })
      }),
    [on, newsOf, toasts, navigate, about, place],
  )

  const known = useRef(alarm)
  useEffect(() => {
    const joined = [...alarm].some((one) => !known.current.has(one))
    known.current = alarm
    if (joined && on && tone.allowed()) inOneTab(() => tone.ring())
  }, [alarm, on])

  return (
    <>
      <IconButton
        label={rings ? t`News and bell: on` : t`News and bell: off`}
        aria-haspopup="dialog"
        count={settle.length}
        {...(settle.length > 0 && { 'aria-describedby': settleText })}
        className={rings ? 'bg-primary-soft text-primary' : ''}
        onClick={() => setOpen(true)}
      >
        {rings ? <BellIcon aria-hidden="true" /> : <BellOff aria-hidden="true" />}
      </IconButton>
      {settle.length > 0 && (
        <span id={settleText} className="sr-only">
          <Plural value={settle.length} one="# bill to look at" other="# bills to look at" />
        </span>
      )}
      {open && (
        <BellPanel
          open={on}
          onOpenBell={(wanted) => {
            setting.set(person, wanted)
            if (!wanted) return
            tone.allow()
            // Heard at once, so that nobody wonders later.
            setTimeout(() => tone.ring(), 100)
          }}
          closed={closed}
          settle={settle}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
