import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { TONE_TEXT, ToneIcon, type Tone } from './tones.tsx'

export type StatusLineProps = {
  tone?: Tone
  icon?: ReactNode
  action?: ReactNode
  /** Announce changes politely; off for constant text ("as of 14:05"). */
  live?: boolean
  className?: string
  children: ReactNode
}

/** One quiet line of state: "as of 14:05", "2 waiting to be sent". */
export function StatusLine({
  tone = 'neutral',
  icon,
  action,
  live,
  className,
  children,
}: StatusLineProps) {
  return (
    <div
      role={live ? 'status' : undefined}
      className={cx(
        'flex flex-wrap items-center gap-x-2 gap-y-1 text-sm [&_svg]:size-4 [&_svg]:shrink-0',
        TONE_TEXT[tone],
        className,
      )}
    >
      <span className="flex min-w-0 items-start gap-2 [&>svg]:mt-0.5">
        <ToneIcon tone={tone} icon={icon} />
        <span>{children}</span>
      </span>
      {action}
    </div>
  )
}
