import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface NavItem {
  to: string
  label: MessageDescriptor
  /** Of the service that it leads to: no link while the house does not offer it. */
  kind?: string
}

/** The links as documented (spec 1 §2). */
export const desktopNav: readonly NavItem[] = [
  { to: '/', label: msg`Home` },
  { to: '/appartment-info', label: msg`Apartment Info` },
  { to: '/contact', label: msg`Contact Us` },
  { to: '/reviews', label: msg`Reviews` },
  { to: '/login', label: msg`Login` },
]

export const footerNav: readonly NavItem[] = [
  { to: '/', label: msg`Home` },
  { to: '/appartment-info', label: msg`Apartment Info` },
  { to: '/contact', label: msg`Contact Us` },
  { to: '/map', label: msg`Map` },
]

/** Ours, beside the documented ones. */
export const footerExtra: readonly NavItem[] = [{ to: '/privacy', label: msg`Privacy` }]
