import { Trans, useLingui } from '@lingui/react/macro'
import { BrushCleaning, LayoutDashboard, LogOut, UserRoundCog } from 'lucide-react'
import type { ReactNode } from 'react'
import { dashboardRoles } from '#features/session/rules.ts'
import { offline } from '#offline/offline.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { NavLink } from '#ui/link.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { useValue } from '#ui/use-value.ts'
import { DeskLink } from '../desk-link.tsx'
import { DeskNotices } from '../notices.tsx'
import { useDoor } from '../use-door.tsx'
import { WhileWorked } from '../while-worked.tsx'
import { workPlaces } from './places.ts'

const TAB =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2.5 font-semibold [&_svg]:size-5'

/** The frame of the screens that staff work on without the desk: no sidebar, one line on top. */
export function WorkFrame({ bell, children }: { bell?: ReactNode; children: ReactNode }) {
  const { t, i18n } = useLingui()
  const session = useValue(offline().session)
  const door = useDoor()
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
          {workPlaces.map(({ kind, to, label, icon: Icon }) => (
            <WhileWorked key={to} kind={kind}>
              <NavLink to={to} className={tab}>
                <Icon />
                {i18n._(label)}
              </NavLink>
            </WhileWorked>
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
            onClick={door.switchPerson}
          >
            <UserRoundCog />
          </IconButton>
          <IconButton label={t`Logout`} onClick={() => void door.leave()}>
            <LogOut />
          </IconButton>
        </div>
      </header>
      <DeskNotices />
      <main id="main" className="min-w-0 flex-1 px-3 py-5 outline-none sm:px-5">
        {/* What one person was in the middle of is not the next one's. */}
        <div key={session?.userId}>{children}</div>
      </main>
      {door.dialogs}
    </div>
  )
}
