import { Trans, useLingui } from '@lingui/react/macro'
import { BrushCleaning, LayoutDashboard, LogOut, UserRoundCog } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useWork } from '#features/parked/use-work.ts'
import { LockGuard } from '#features/session/desk/lock-screen.tsx'
import { PeopleDialog } from '#features/session/desk/people-dialog.tsx'
import { useEnded } from '#features/session/desk/use-ended.ts'
import { usePeople } from '#features/session/use-people.ts'
import { dashboardRoles } from '#features/session/rules.ts'
import { offline } from '#offline/offline.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { NavLink } from '#ui/link.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { useValue } from '#ui/use-value.ts'
import { DeskLink } from '../desk-link.tsx'
import { LogoutDialog } from '../logout-dialog.tsx'
import { DeskNotices } from '../notices.tsx'
import { useLogout } from '../use-logout.ts'
import { workPlaces } from './places.ts'

const TAB =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2.5 font-semibold [&_svg]:size-5'

/** The frame of the screens that staff work on without the desk: no sidebar, one line on top. */
export function WorkFrame({ bell, children }: { bell?: ReactNode; children: ReactNode }) {
  const { t, i18n } = useLingui()
  const session = useValue(offline().session)
  const { waiting, decisions, others } = useWork()
  const own = usePeople().find(({ userId }) => userId === session?.userId)
  const [leaving, setLeaving] = useState(false)
  const [switching, setSwitching] = useState(false)
  const logout = useLogout()
  useEnded()
  const asks = waiting.length + decisions.length + others.length > 0 || own?.hasPin === true
  const tab = ({ isActive }: { isActive: boolean }) =>
    cx(TAB, isActive ? 'bg-primary-soft text-primary' : 'text-ink-soft hover:bg-primary-soft')
  return (
    <div className="flex min-h-dvh min-w-0 flex-col">
      <SkipLink />
      <header className="z-20 flex flex-wrap sm:sticky sm:top-0 items-center gap-x-2 border-b border-line bg-surface px-2 py-1 sm:px-4 print:hidden">
        <nav aria-label={t`Work`} className="flex items-center gap-1">
          <NavLink to="/housekeeping" className={tab}>
            <BrushCleaning />
            <Trans>Housekeeping</Trans>
          </NavLink>
          {workPlaces.map(({ to, label, icon: Icon }) => (
            <NavLink key={to} to={to} className={tab}>
              <Icon />
              {i18n._(label)}
            </NavLink>
          ))}
          {dashboardRoles.includes(session?.role ?? '') && (
            <NavLink to="/dashboard" className={tab} aria-label={t`Dashboard`}>
              <LayoutDashboard />
              <span className="hidden sm:inline">
                <Trans>Dashboard</Trans>
              </span>
            </NavLink>
          )}
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1">
          {bell}
          <DeskLink />
          <IconButton
            label={t`${session?.name ?? ''}: switch person, PIN, lock`}
            onClick={() => setSwitching(true)}
          >
            <UserRoundCog />
          </IconButton>
          <IconButton
            label={t`Logout`}
            onClick={() => {
              if (asks) setLeaving(true)
              else logout()
            }}
          >
            <LogOut />
          </IconButton>
        </div>
      </header>
      <DeskNotices />
      <main id="main" className="min-w-0 flex-1 px-3 py-5 outline-none sm:px-5">
        {/* What one person was in the middle of is not the next one's. */}
        <div key={session?.userId}>{children}</div>
      </main>
      {leaving && <LogoutDialog onClose={() => setLeaving(false)} />}
      {switching && (
        <PeopleDialog onClose={() => setSwitching(false)} onIn={() => setSwitching(false)} />
      )}
      <LockGuard
        onIn={() => {
          setLeaving(false)
          setSwitching(false)
        }}
      />
    </div>
  )
}
