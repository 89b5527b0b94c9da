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
import { NotificationText } from './notification-text.tsx'
import { createNotifications, type DeskNotification, placeOf } from './notifications.ts'
import { storedBell } from './setting.ts'
import type { StayToSettle } from './stays-to-settle.ts'
import { createTone } from './tone.ts'
import { closedSetting, useClosedBell } from './use-closed-bell.ts'

/** How long the ringing tab holds the lock, ms: other tabs receive the same record a moment later. */
const LOCK_TIME = 2_000

/** Only one of the open tabs rings. Without Web Locks each does. */
function inOneTab(ring: () => void): void {
  const locks = (globalThis.navigator as { locks?: LockManager } | undefined)?.locks
  if (locks === undefined) return ring()
  void locks
    .request('imisozi-bell', { ifAvailable: true }, async (lock) => {
      if (lock === null) return
      ring()
      await new Promise((done) => setTimeout(done, LOCK_TIME))
    })
    .catch(() => undefined)
}

const setting = storedBell(typeof localStorage === 'undefined' ? null : localStorage)
const tone = createTone()

const nothing: ReadonlySet<string> = new Set()
const noStays: readonly StayToSettle[] = []

/** Long enough to be seen while a guest is at the counter, ms. */
const TOAST_TIME = 20_000

/**
 * Shows new orders and requests on every screen of the desk, and rings if this person switched the
 * bell on. Its panel has the settings, also for the closed app.
 */
export function Bell({
  about,
  place = placeOf,
  alarm = nothing,
  settle = noStays,
}: {
  /** Types that are shown here; all of them if left out. */
  about?: readonly BookingType[]
  /** The address that the notification leads to. */
  place?: (notifications: readonly DeskNotification[]) => string
  /** Keys of late orders: rings for each new one, too. */
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
  const [toNotifications] = useState(createNotifications)
  const [open, setOpen] = useState(false)
  const closed = useClosedBell()
  const rings = useValue(closedSetting) || on
  const settleText = useId()

  // Browsers allow sound only after a touch or a key: the first one after a reload is used.
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
      newRecords.subscribe((arrived) => {
        const notifications = toNotifications(arrived).filter(
          ({ type }) => about?.includes(type) ?? true,
        )
        if (notifications.length === 0) return
        if (on && tone.allowed()) inOneTab(() => tone.ring())
        toasts.show({
          tone: 'waiting',
          text: <NotificationText notifications={notifications} />,
          action: {
            label: <Trans>Show</Trans>,
            onAction: () => void navigate(place(notifications)),
          },
          timeout: TOAST_TIME,
        })
      }),
    [on, toNotifications, toasts, navigate, about, place],
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
        {rings ? <BellIcon /> : <BellOff />}
      </IconButton>
      {settle.length > 0 && (
        <span id={settleText} className="sr-only">
          <Plural value={settle.length} one="# bill to check" other="# bills to check" />
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
            tone.ring()
          }}
          closed={closed}
          settle={settle}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
