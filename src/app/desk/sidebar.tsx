import { Trans, useLingui } from '@lingui/react/macro'
import { BrushCleaning, ClipboardCheck, LogOut, UserRoundCog } from 'lucide-react'
import { useRoleNames } from '#parts/role-names.ts'
import { useOffered } from '#parts/use-offered.ts'
import { cx } from '#ui/cx.ts'
import { NavLink } from '#ui/link.tsx'
import { HouseLogo } from '../house-logo.tsx'
import { entriesFor } from './entries.ts'
import { workEntries } from './services.ts'
import { WhileWorked } from './while-worked.tsx'

const ACT = 'flex min-h-11 items-center gap-2 rounded-sm px-2 font-medium whitespace-nowrap'
const QUIET = 'text-on-deep-soft hover:bg-primary-deeper hover:text-on-deep'

/** The desk's navigation, the person's name and role, and the way out (spec 3 §2.2). */
export function Sidebar({
  person,
  onPeople,
  onLogout,
  onNavigate,
}: {
  person: { name: string; role: string }
  /** Who is at the desk: switching, PIN, lock. */
  onPeople: () => void
  onLogout: () => void
  /** The drawer closes on it. */
  onNavigate?: () => void
}) {
  const { t, i18n } = useLingui()
  const isOffered = useOffered()
  const roles = useRoleNames()
  return (
    <div className="flex flex-col bg-primary-deep lg:min-h-full text-on-deep">
      <div className="hidden min-w-0 px-3 pt-5 pb-4 lg:flex">
        <HouseLogo tone="deep" />
      </div>
      <nav aria-label={t`Back office`} className="grid gap-0.5 px-2 py-2">
        {entriesFor(person.role, isOffered).map(({ to, label, icon: Icon }) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/dashboard'}
            onClick={onNavigate}
            className={({ isActive }) =>
              cx(
                'flex min-h-11 items-center gap-3 rounded-sm px-3 font-medium transition-colors',
                isActive
                  ? 'bg-tip text-on-tip'
                  : 'text-on-deep-soft hover:bg-primary-deeper hover:text-on-deep',
              )
            }
          >
            <Icon className="size-5 shrink-0" />
            {i18n._(label)}
          </NavLink>
        ))}
      </nav>
      <nav aria-label={t`Work`} className="grid gap-0.5 border-t border-on-deep/15 px-2 py-2">
        <NavLink to="/housekeeping" onClick={onNavigate} className={cx(ACT, QUIET, 'gap-3 px-3')}>
          <BrushCleaning className="size-5 shrink-0" />
          <Trans>Housekeeping</Trans>
        </NavLink>
        {workEntries.map(({ kind, to, label, icon: Icon }) => (
          <WhileWorked key={to} kind={kind}>
            <NavLink to={to} onClick={onNavigate} className={cx(ACT, QUIET, 'gap-3 px-3')}>
              <Icon className="size-5 shrink-0" />
              {i18n._(label)}
            </NavLink>
          </WhileWorked>
        ))}
      </nav>
      <div className="mt-auto grid gap-1 border-t border-on-deep/15 px-4 py-3">
        <button
          type="button"
          onClick={onPeople}
          className={cx(ACT, QUIET, '-mx-2 justify-between text-left')}
        >
          <span className="min-w-0">
            <span className="block truncate font-semibold text-on-deep">{person.name}</span>
            <span className="block text-sm text-on-deep-soft">
              {roles[person.role.toLowerCase()] ?? person.role}
            </span>
          </span>
          <UserRoundCog className="size-5 shrink-0" />
          <span className="sr-only">
            <Trans>Switch person, PIN, lock</Trans>
          </span>
        </button>
        <div className="-mx-2 flex flex-wrap gap-1">
          <NavLink
            to="/dashboard/handover"
            onClick={onNavigate}
            className={({ isActive }) => cx(ACT, 'grow', isActive ? 'bg-tip text-on-tip' : QUIET)}
          >
            <ClipboardCheck className="size-5 shrink-0" />
            <Trans>Hand over</Trans>
          </NavLink>
          <button type="button" onClick={onLogout} className={cx(ACT, QUIET)}>
            <LogOut className="size-5 shrink-0" />
            <Trans>Logout</Trans>
          </button>
        </div>
      </div>
    </div>
  )
}
