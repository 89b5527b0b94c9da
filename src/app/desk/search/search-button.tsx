import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMay } from '#parts/use-may.ts'
import { withMessages } from '#ui/messages.ts'

const SearchDialog = lazy(withMessages(() => import('./search-dialog.tsx')))

/**
 * Opens the search over the whole desk, from wherever one is; also by Ctrl+K. A letter or sign alone
 * would open it where somebody dictates or holds a key down by mistake (WCAG 2.1.4).
 */
export function SearchButton() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  // Roles below the reception are told no names, and a search would find them out by trying.
  const may = useMay('reception')

  useEffect(() => {
    if (!may) return undefined
    const onKey = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isAsked || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      // A dialog is finished first; the lock is one too.
      if (document.querySelector('dialog[open]') === null) setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [may])

  if (!may) return null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={t`Search`}
        onClick={() => setOpen(true)}
        className="inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-sm px-2 transition-colors hover:bg-current/10 md:justify-start md:border md:border-control-border md:pr-3 md:text-ink-soft xl:min-w-52"
      >
        <Search className="size-5 shrink-0" />
        <span className="max-md:sr-only">
          <Trans>Search</Trans>
        </span>
        <kbd
          aria-hidden="true"
          className="ml-auto hidden rounded-sm border border-line px-1.5 font-sans text-sm xl:inline"
        >
          Ctrl K
        </kbd>
      </button>
      {open && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
