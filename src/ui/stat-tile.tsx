import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Link } from './link.tsx'
import { TONE_TEXT, type Tone } from './tones.tsx'

export type StatTileProps = {
  label: ReactNode
  /** A number or an amount, already formatted in the reader’s language. */
  value: ReactNode
  hint?: ReactNode
  tone?: Tone
  /** The list behind the number. */
  to?: string
  className?: string
}

/** A counter: label, big number and a link. */
export function StatTile({ label, value, hint, tone, to, className }: StatTileProps) {
  const content = to ? (
    <Link to={to} className="outline-none after:absolute after:inset-0">
      {label}
    </Link>
  ) : (
    label
  )
  return (
    <div
      className={cx(
        'relative flex min-w-0 flex-col gap-1 rounded-md border border-line bg-surface px-4 py-3.5',
        to &&
          'transition-colors hover:border-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <p className="text-sm font-medium text-ink-soft">{content}</p>
      <p
        className={cx(
          'font-display text-xl font-semibold tabular sm:text-2xl',
          // A container has no width of its own: beside its label a count was cut into digits.
          typeof value === 'string' && '@container',
          tone && tone !== 'neutral' && TONE_TEXT[tone],
        )}
      >
        {typeof value === 'string' ? <Fitted>{value}</Fitted> : value}
      </p>
      {hint && <p className="note">{hint}</p>}
    </div>
  )
}

/** Of a figure's em, in this font; a little more than most have. */
const DIGIT = 0.62

/** An amount in one line: in two, its last digits are read as another figure. */
function Fitted({ children }: { children: string }) {
  const widest = (100 / (children.length * DIGIT)).toFixed(1)
  return <span style={{ fontSize: `max(0.875rem, min(1em, ${widest}cqi))` }}>{children}</span>
}
