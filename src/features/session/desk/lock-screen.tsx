import { Trans } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { useLayoutEffect, useState, useEffect } from 'react'
import { offline } from '#offline/offline.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useValue } from '#ui/use-value.ts'
import { locked, readLock, isIdle, lastTouch, lock, lockMinutes, noteTouch } from '../lock.ts'
import { SwitchPanel } from '../parts/switch-panel.tsx'
import { SignInForm } from '../site/sign-in-form.tsx'
import { useOwnPerson } from '../use-people.ts'

/** How often idleness is checked, ms. */
const LOOK = 5_000
const touches = ['pointerdown', 'keydown', 'wheel'] as const

/** Locks when nobody touches any tab for as long as the device is set to. */
function useIdleLock(on: boolean): void {
  useEffect(() => {
    if (!on) return
    const look = () => {
      const now = Date.now()
      if (isIdle(lastTouch(now), now, lockMinutes())) lock()
    }
    // Left alone, closed, and opened again by somebody else.
    look()
    const touch = () => noteTouch(Date.now())
    touch()
    const until = new AbortController()
    const options = { signal: until.signal, passive: true, capture: true }
    for (const type of touches) addEventListener(type, touch, options)
    document.addEventListener('visibilitychange', look, options)
    const timer = setInterval(look, LOOK)
    return () => {
      until.abort()
      clearInterval(timer)
    }
  }, [on])
}

/** Locks an idle tablet, and covers everything while it is locked. */
export function LockGuard({ onIn }: { onIn: (userId: string, was: string) => void }) {
  const session = useValue(offline().session)
  const isLocked = useValue(locked)
  const own = useOwnPerson()
  useIdleLock(own?.hasPin === true && !isLocked)
  if (!isLocked || session === null) return null
  return <LockScreen was={session.userId} onIn={onIn} />
}

function LockScreen({ was, onIn }: { was: string; onIn: (userId: string, was: string) => void }) {
  const [shown, setShown] = useState(0)
  const [byPassword, setByPassword] = useState(false)
  // A modal dialog makes the rest inert, but a toast or another dialog could lie above it, and a
  // printed page would show the desk. So nothing else is rendered while the tablet is locked.
  useLayoutEffect(() => {
    document.body.style.visibility = 'hidden'
    return () => {
      document.body.style.visibility = ''
    }
  }, [])
  const came = () => {
    readLock()
    onIn(offline().session.getSnapshot()?.userId ?? '', was)
  }
  return (
    <Modal
      // A browser may close the dialog by itself: open it again.
      key={shown}
      from="bottom"
      closeOnBackdrop={false}
      onClose={() => setShown((count) => count + 1)}
      aria-labelledby="lock-title"
      className="visible m-0 h-dvh max-h-none! w-full max-w-none! overflow-y-auto bg-ground! p-0 print:hidden"
    >
      <div className="mx-auto grid min-h-dvh w-full max-w-2xl content-center gap-6 px-4 py-10">
        <div className="grid justify-items-start gap-2">
          <Lock className="size-8 text-primary" />
          <h1 id="lock-title" tabIndex={-1} data-modal-title className="text-2xl outline-none">
            <Trans>Locked</Trans>
          </h1>
          <p className="text-ink-soft">
            <Trans>
              Nothing on the screen is lost, and waiting work is still sent. Your PIN unlocks this
              device, even without internet.
            </Trans>
          </p>
        </div>
        <SwitchPanel
          first={was}
          onIn={came}
          otherwise={
            byPassword ? (
              <SignInForm onDone={came} />
            ) : (
              <Button variant="secondary" onClick={() => setByPassword(true)}>
                <Trans>E-mail and password</Trans>
              </Button>
            )
          }
        />
      </div>
    </Modal>
  )
}
