import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { TONE_FILL, ToneIcon, type Tone } from './tones.tsx'

export type AlertProps = {
  tone?: Tone
  title?: ReactNode
  icon?: ReactNode
  /** Buttons or links: the next step. */
  action?: ReactNode
  onDismiss?: () => void
  /** Announce it when it appears: errors at once, the rest politely. */
  live?: boolean
  className?: string
  children?: ReactNode
}

/** A message in the place that it is about, with a next step. */
export function Alert({
  tone = 'info',
  title,
  icon,
  action,
  onDismiss,
  live,
  className,
  children,
}: AlertProps) {
  const { t } = useLingui()
  return (
    <div
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      className={cx(
        'flex items-start gap-3 rounded-md border border-current/25 py-3 pr-3 pl-4',
        TONE_FILL[tone],
        className,
      )}
    >
      <span className="mt-0.5 shrink-0 [&_svg]:size-5">
        <ToneIcon tone={tone} icon={icon} />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="whitespace-pre-line text-ink">{children}</div>}
        {action && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton label={t`Dismiss`} onClick={onDismiss} className="-my-2 -mr-1.5">
          <X />
        </IconButton>
      )}
    </div>
  )
}
