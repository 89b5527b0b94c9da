import { useState } from 'react'
import { useWork } from '#features/parked/use-work.ts'
import { LockGuard } from '#features/session/desk/lock-screen.tsx'
import { PeopleDialog } from '#features/session/desk/people-dialog.tsx'
import { useEnded } from '#features/session/desk/use-ended.ts'
import { useOwnPerson } from '#features/session/use-people.ts'
import { LogoutDialog } from './logout-dialog.tsx'
import { useLogout } from './use-logout.ts'

/**
 * Who comes and goes at a screen of the staff: signing out, another person, the lock.
 *
 * @param onOther somebody else is here now
 */
export function useDoor(onOther: () => void = () => {}) {
  const [open, setOpen] = useState<'leaving' | 'switching' | null>(null)
  const { waiting, decisions, others } = useWork()
  const own = useOwnPerson()
  const logout = useLogout()
  useEnded()
  // With a PIN there is a choice: leaving for good, or only the tablet.
  const asks = waiting.length + decisions.length + others.length > 0 || own?.hasPin === true
  const close = () => setOpen(null)
  return {
    leave: () => (asks ? setOpen('leaving') : logout()),
    switchPerson: () => setOpen('switching'),
    dialogs: (
      <>
        {open === 'leaving' && <LogoutDialog onClose={close} />}
        {open === 'switching' && (
          <PeopleDialog
            onClose={close}
            onIn={() => {
              close()
              onOther()
            }}
          />
        )}
        <LockGuard
          onIn={(userId, was) => {
            close()
            if (userId !== was) onOther()
          }}
        />
      </>
    ),
  }
}
