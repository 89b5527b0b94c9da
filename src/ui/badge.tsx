import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { TONE_FILL, ToneIcon, type Tone } from './tones.tsx'

export type BadgeProps = { tone?: Tone; icon?: ReactNode; className?: string; children: ReactNode }

/** A state in one or two words, always with its icon. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex w-fit items-center gap-1.5 rounded-full py-0.5 pr-2.5 pl-2 text-sm font-semibold',
        '[&_svg]:size-4 [&_svg]:shrink-0',
        TONE_FILL[tone],
        className,
      )}
    >
      <ToneIcon tone={tone} icon={icon} />
      <span>{children}</span>
    </span>
  )
}
