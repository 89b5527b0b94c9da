import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface NavItem {
  to: string
  label: MessageDescriptor
}

/** The links as documented (spec 1 §2). */
export const desktopNav: readonly NavItem[] = [
  { to: '/', label: msg`Home` },
  { to: '/appartment-info', label: msg`Apartment Info` },
  { to: '/contact', label: msg`Contact Us` },
  { to: '/reviews', label: msg`Reviews` },
  { to: '/login', label: msg`Login` },
]

export const mobileNav: readonly NavItem[] = [
  { to: '/', label: msg`Home` },
  { to: '/appartment-info', label: msg`Hotel Info` },
  { to: '/login', label: msg`Login` },
  { to: '/contact', label: msg`Contact Us` },
  { to: '/map', label: msg`Map` },
  { to: '/reviews', label: msg`Reviews` },
  { to: '/cancel-bookings', label: msg`Cancel Bookings` },
]

/** Ours, beside the documented ones: what can be done from here at once. */
export const mobileExtra: readonly NavItem[] = [
  { to: '/restaurant', label: msg`Restaurant and bar` },
  { to: '/requests', label: msg`Your requests` },
]

export const footerNav: readonly NavItem[] = [
  { to: '/', label: msg`Home` },
  { to: '/appartment-info', label: msg`Apartment Info` },
  { to: '/contact', label: msg`Contact Us` },
  { to: '/map', label: msg`Map` },
]
