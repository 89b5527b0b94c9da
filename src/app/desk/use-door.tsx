import { useState } from 'react'
import { waitingOf } from '#features/parked/decisions.ts'
import { useWork } from '#features/parked/use-work.ts'
import { LockGuard } from '#features/session/desk/lock-screen.tsx'
import { PeopleDialog } from '#features/session/desk/people-dialog.tsx'
import { useEnded } from '#features/session/desk/use-ended.ts'
import { lastReadPeople, readPeopleAnew, useOwnPerson } from '#features/session/use-people.ts'
import { offline } from '#offline/offline.ts'
import { everyRowQuery } from '#offline/reads/device-rows.ts'
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
  const asks = waiting.length + decisions.length + others.length > 0 || own?.hasPin === true
  const close = () => setOpen(null)
  return {
    leave: async () => {
      if (asks || (await mustAsk())) setOpen('leaving')
      else logout()
    },
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

/** How long the device may take to say whether there is something to ask, ms. */
const READ_LIMIT = 2_000

/** Read at the press. A device that cannot be read, or does not answer, keeps nobody here. */
async function mustAsk(): Promise<boolean> {
  const read = Promise.all([hasPin(), hasUnsettled()])
  const late = new Promise<boolean[]>((resolve) => setTimeout(() => resolve([]), READ_LIMIT))
  return (await Promise.race<boolean[]>([read, late]).catch((): boolean[] => [])).includes(true)
}

/**
 * Whether this device has something of the one who is here that is not settled, read at this moment:
 * a step taken just before is in the store before the screen has drawn it.
 */
async function hasUnsettled(): Promise<boolean> {
  const { client, actorKey } = offline()
  const rows = await client.fetchQuery({ ...everyRowQuery(), staleTime: 0 }).catch(() => [])
  const own = rows.filter((row) => row.actorKey === actorKey())
  return waitingOf(own).length > 0 || own.some(({ state }) => state === 'parked')
}

/**
 * Whether the one who is here has a PIN on this device: then there is a choice, leaving for good or only
 * the tablet. Read at this moment: a page that was just loaded has not read it, and another tab may have
 * set it, or a colleague's, for whom signing out keeps the desk's rows.
 */
async function hasPin(): Promise<boolean> {
  await readPeopleAnew()
  const { userId } = offline().session.getSnapshot() ?? {}
  return lastReadPeople().some((person) => person.userId === userId && person.hasPin)
}
