import { Trans } from '@lingui/react/macro'

/** The first stop of the Tab key: past the navigation to the content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        // The router owns the address; the focus is what matters.
        event.preventDefault()
        const target = document.querySelector<HTMLElement>('#main')
        target?.setAttribute('tabindex', '-1')
        target?.focus()
      }}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-sm bg-tip px-4 py-3 font-semibold text-on-tip focus:translate-y-0"
    >
      <Trans>Skip to content</Trans>
    </a>
  )
}
