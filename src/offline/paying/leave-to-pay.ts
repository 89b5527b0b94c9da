import { i18n } from '@lingui/core'

/**
 * Sends the browser to a payment's page. The house's own (PAYMENTS=sandbox) is told in which language
 * the site is read: it would only know the browser's.
 */
export function leaveToPay(url: string): void {
  const page = new URL(url, location.origin)
  if (page.pathname.startsWith('/pay/sandbox/')) page.searchParams.set('lang', i18n.locale)
  location.assign(page.href)
}
