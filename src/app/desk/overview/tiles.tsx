import type { Tile } from '#parts/desk/service-desk.ts'
import { cx } from '#ui/cx.ts'
import { Link } from '#ui/link.tsx'
import { TONE_TEXT } from '#ui/tones.tsx'

/** The day in a glance: numbers that a receptionist reads from an arm's length, each a way in. */
export function Tiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 md:grid-cols-6">
        {tiles.map(({ key, label: words, icon, value, hint, tone, to }) => {
          const link = 'outline-none after:absolute after:inset-0'
          return (
            <li
              key={key}
              className={cx(
                'relative grid content-start gap-0.5 rounded-md border bg-surface px-3 py-2 transition-colors has-[a]:hover:border-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                tone === undefined || tone === 'confirmed' ? 'border-line' : 'border-current/40',
                tone !== undefined && tone !== 'confirmed' && TONE_TEXT[tone],
              )}
            >
              <span className="flex items-center justify-between gap-2 [&_svg]:size-4.5 [&_svg]:shrink-0">
                <span
                  className={cx(
                    'font-display text-2xl leading-tight font-semibold tabular',
                    tone === undefined && 'text-ink',
                    tone && TONE_TEXT[tone],
                  )}
                >
                  {value}
                </span>
                <span className={tone === undefined ? 'text-ink-soft' : TONE_TEXT[tone]}>
                  {icon}
                </span>
              </span>
              {to === undefined ? (
                <span className="text-sm leading-tight font-medium text-ink">{words}</span>
              ) : to.startsWith('#') ? (
                <a href={to} className={cx(link, 'text-sm leading-tight font-medium text-ink')}>
                  {words}
                </a>
              ) : (
                <Link to={to} className={cx(link, 'text-sm leading-tight font-medium text-ink')}>
                  {words}
                </Link>
              )}
              {hint && <span className="text-sm leading-tight font-medium">{hint}</span>}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
