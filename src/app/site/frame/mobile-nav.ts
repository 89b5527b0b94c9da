import { msg } from '@lingui/core/macro'
import { shownServices } from '#parts/services.ts'
import type { NavItem } from './nav-items.ts'

/** The links as documented (spec 1 §2); they come in with the menu. */
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
  ...shownServices.flatMap(({ kind, inMenu, page, name }) =>
    inMenu ? [{ to: page, label: name, kind }] : [],
  ),
  { to: '/requests', label: msg`Your requests` },
]
