import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  BedDouble,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  ConciergeBell,
  CreditCard,
  Globe,
  LayoutDashboard,
  Settings,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { ServiceKind } from '#contract/services/index.ts'
import type { DeskScreen } from '#parts/desk/service-desk.ts'
import { withMessages } from '#ui/messages.ts'
import { serviceEntries } from './services.ts'

/** The sidebar, in the documents' order (spec 3 §2.2). */
export interface DeskEntry {
  to: string
  label: MessageDescriptor
  icon: LucideIcon
  /** The service that it is of: it is left out while the house does not offer that. */
  kind?: ServiceKind
  /** Its code, where it is none that the desk begins with. */
  screen?: DeskScreen
  /** Roles that see the entry; all who are signed in where absent. */
  roles?: readonly string[]
}

export const deskEntries: readonly DeskEntry[] = [
  { to: '/dashboard', label: msg`Overview`, icon: LayoutDashboard },
  {
    to: '/dashboard/rooms',
    label: msg`Rooms`,
    icon: BedDouble,
    screen: withMessages(() => import('./rooms.tsx')),
  },
  { to: '/dashboard/bookings', label: msg`Bookings`, icon: ClipboardList },
  {
    to: '/dashboard/reservations/calendar',
    label: msg`Reservations Calendar`,
    icon: CalendarDays,
  },
  ...serviceEntries,
  {
    to: '/dashboard/payments',
    label: msg`Payments`,
    icon: CreditCard,
    screen: withMessages(() => import('./payments.tsx')),
  },
  {
    to: '/dashboard/reports',
    label: msg`Reports`,
    icon: ChartColumn,
    screen: withMessages(() => import('./reports.tsx')),
  },
  {
    to: '/dashboard/customers',
    label: msg`Customers`,
    icon: Users,
    screen: withMessages(() => import('./customers.tsx')),
    roles: ['admin', 'reception', 'trainer'],
  },
  {
    to: '/dashboard/services',
    label: msg`Services`,
    icon: ConciergeBell,
    screen: withMessages(() => import('./services/services.tsx')),
    roles: ['admin', 'reception'],
  },
  { to: '/dashboard/site', label: msg`Website`, icon: Globe, roles: ['admin'] },
  {
    to: '/dashboard/settings',
    label: msg`Settings`,
    icon: Settings,
    screen: withMessages(() => import('./settings.tsx')),
  },
]

/** The entries a role sees, compared without case, of what the house offers. */
export function entriesFor(role: string, isOffered: (kind: ServiceKind) => boolean): DeskEntry[] {
  return deskEntries.filter(
    ({ roles, kind }) =>
      (roles === undefined || roles.includes(role.toLowerCase())) &&
      (kind === undefined || isOffered(kind)),
  )
}
