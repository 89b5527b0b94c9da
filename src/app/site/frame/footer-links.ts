/** The links at the foot of the page, which come after the rest of it. */
export const FOOTER_LINKS = 'footer-links'

/** Goes to them, and so does the focus. */
export function toFooterLinks(): void {
  document.querySelector<HTMLElement>(`#${FOOTER_LINKS} a`)?.focus()
}
