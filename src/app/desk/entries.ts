import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  BedDouble,
  CalendarDays,
  CarFront,
  ChartColumn,
  ClipboardList,
  CreditCard,
  LayoutDashboard,
  Mountain,
  Settings,
  Users,
  UtensilsCrossed,
  WashingMachine,
  type LucideIcon,
} from 'lucide-react'

/** The sidebar, in the documents' order (spec 3 §2.2). */
export interface DeskEntry {
  to: string
  label: MessageDescriptor
  icon: LucideIcon
  /** Roles that see the entry; all who are signed in where absent. */
  roles?: readonly string[]
}

export const deskEntries: readonly DeskEntry[] = [
  { to: '/dashboard', label: msg`Overview`, icon: LayoutDashboard },
  { to: '/dashboard/rooms', label: msg`Rooms`, icon: BedDouble },
  { to: '/dashboard/bookings', label: msg`Bookings`, icon: ClipboardList },
  {
    to: '/dashboard/reservations/calendar',
    label: msg`Reservations Calendar`,
    icon: CalendarDays,
  },
  { to: '/dashboard/restaurant/menu', label: msg`Restaurant`, icon: UtensilsCrossed },
  { to: '/dashboard/cars', label: msg`Car Rentals`, icon: CarFront },
  { to: '/dashboard/laundry', label: msg`Laundry`, icon: WashingMachine },
  { to: '/dashboard/tourism', label: msg`Tourism Services`, icon: Mountain },
  { to: '/dashboard/payments', label: msg`Payments`, icon: CreditCard },
  { to: '/dashboard/reports', label: msg`Reports`, icon: ChartColumn },
  {
    to: '/dashboard/customers',
    label: msg`Customers`,
    icon: Users,
    roles: ['admin', 'reception', 'trainer'],
  },
  { to: '/dashboard/settings', label: msg`Settings`, icon: Settings },
]

/** The entries a role sees, compared without case. */
export function entriesFor(role: string): DeskEntry[] {
  return deskEntries.filter(
    ({ roles }) => roles === undefined || roles.includes(role.toLowerCase()),
  )
}
