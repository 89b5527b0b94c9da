import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { stayOf, type ShownToast } from './toast-list.ts'
import { TONE_FILL, ToneIcon } from './tones.tsx'

type ToastItemProps = { toast: ShownToast; onDismiss: (id: number) => void }

/** One notice; its clock stands still while a mouse moves on it or the focus is on it. */
export function ToastItem({ toast, onDismiss }: ToastItemProps) {
  const { t } = useLingui()
  const [held, setHeld] = useState(false)
  const { id, tone = 'neutral', text, action } = toast
  const stay = stayOf(toast)
  useEffect(() => {
    if (stay === 0 || held) return
    const timer = setTimeout(() => onDismiss(id), stay)
    return () => clearTimeout(timer)
  }, [id, stay, held, onDismiss])
  return (
    <div
      // Only where somebody moves on it: one that comes up under a resting pointer leaves in its time.
      onPointerMove={({ pointerType }) => setHeld(pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        'pointer-events-auto flex animate-rise items-center gap-3 rounded-md border border-current/20 py-1 pr-1 pl-4 shadow-raised',
        TONE_FILL[tone],
      )}
    >
      <span className="shrink-0 [&_svg]:size-5">
        <ToneIcon tone={tone} />
      </span>
      <span className="min-w-0 flex-1 py-2 font-medium">{text}</span>
      {action && (
        <button
          type="button"
          className="min-h-11 rounded-sm px-2 font-semibold underline underline-offset-3"
          onClick={() => {
            action.onAction()
            onDismiss(id)
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={t`Dismiss`} onClick={() => onDismiss(id)}>
        <X />
      </IconButton>
    </div>
  )
}
