import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { pictureUrl } from '#offline/link/base.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** The room's pictures in a row with scroll snap: swiped, or moved with arrow keys and buttons. */
export function Gallery({ paths, name }: { paths: readonly string[]; name: string }) {
  const { t } = useLingui()
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const count = paths.length
  if (count < 2) {
    const alt = count === 0 ? '' : name
    return (
      <Picture src={pictureUrl(paths[0])} alt={alt} ratio="3/2" className={frameClass} priority />
    )
  }

  const show = (next: number) => {
    const list = row.current
    // The row is a loop: a button that disappears at the end would lose the focus.
    const to = (next + count) % count
    if (list) list.scrollTo({ left: to * list.clientWidth, behavior: 'smooth' })
  }
  const seen = () => {
    const list = row.current
    if (list && list.clientWidth > 0) setAt(Math.round(list.scrollLeft / list.clientWidth))
  }
  const key = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    show(to)
  }
  // A scroll area must be focusable, or keys cannot scroll it (WCAG 2.1.1).
  const focusable = { tabIndex: 0, onKeyDown: key }
  const place = at + 1
  return (
    <section aria-roledescription={t`gallery`} aria-label={t`Pictures of ${name}`}>
      <div className={cx('relative', frameClass)}>
        <ul
          ref={row}
          onScroll={seen}
          {...focusable}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-4"
        >
          {paths.map((path, index) => (
            <li key={path} className="w-full shrink-0 snap-center" aria-hidden={index !== at}>
              <Picture
                src={pictureUrl(path)}
                alt={t`${name}, picture ${index + 1} of ${count}`}
                ratio="3/2"
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
        <div className="pointer-events-none absolute inset-0 flex items-center justify-between px-2 *:pointer-events-auto">
          <IconButton
            label={t`Previous picture`}
            className={ARROW}
            onKeyDown={key}
            onClick={() => show(at - 1)}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            label={t`Next picture`}
            className={ARROW}
            onKeyDown={key}
            onClick={() => show(at + 1)}
          >
            <ChevronRight />
          </IconButton>
        </div>
        <p className="absolute right-3 bottom-3 rounded-full bg-scrim/70 px-2.5 text-sm font-semibold text-on-deep tabular">
          <span aria-hidden="true">
            {place} / {count}
          </span>
          <VisuallyHidden>
            <span aria-live="polite">
              <Trans>
                Picture {place} of {count}
              </Trans>
            </span>
          </VisuallyHidden>
        </p>
      </div>
    </section>
  )
}

const frameClass = 'overflow-hidden rounded-md border border-line'
const ARROW = 'bg-surface/90 rounded-full! text-ink hover:bg-surface'
