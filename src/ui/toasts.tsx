import { useLingui } from '@lingui/react/macro'
import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  useEffect,
} from 'react'
import { withToast, type ShownToast, type Toast, stayOf } from './toast-list.ts'
import { X } from 'lucide-react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { TONE_FILL, ToneIcon } from './tones.tsx'

export type Toasts = {
  /** Shows it and answers its id. */
  show: (toast: Toast) => number
  dismiss: (id: number) => void
}

const ToastContext = createContext<Toasts | null>(null)

/** Short words about what just happened. Never the only place where something is said. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToasts outside ToastProvider')
  return toasts
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const [list, setList] = useState<ShownToast[]>([])
  const region = useRef<HTMLElement>(null)
  const lastId = useRef(0)

  const dismiss = useCallback((id: number) => {
    setList((now) => now.filter((toast) => toast.id !== id))
  }, [])
  const show = useCallback((toast: Toast) => {
    lastId.current += 1
    const id = lastId.current
    setList((now) => withToast(now, { ...toast, id }))
    return id
  }, [])
  const toasts = useMemo(() => ({ show, dismiss }), [show, dismiss])

  const newest = list.at(-1)?.id
  useLayoutEffect(() => {
    // A popover stands in the browser's top layer; shown again, it comes above an open dialog.
    const element = region.current
    if (!element?.showPopover) return
    const open = element.matches(':popover-open')
    if (open && newest === undefined) return
    if (open) element.hidePopover()
    element.showPopover()
  }, [newest])

  return (
    <ToastContext value={toasts}>
      {children}
      <section
        ref={region}
        popover="manual"
        aria-label={t`Notices`}
        // As tall as the screen whatever is in it: a notice that comes moves nothing.
        className="pointer-events-none fixed inset-0 m-0 size-full overflow-visible border-0 bg-transparent no-print"
      >
        <output className="absolute inset-x-4 bottom-[calc(max(1rem,env(safe-area-inset-bottom))+var(--foot))] mx-auto grid max-w-md gap-2 sm:mr-0 sm:ml-auto">
          {list.map((toast) => (
            <ToastItem key={toast.id} toast={toast} onDismiss={dismiss} />
          ))}
        </output>
      </section>
    </ToastContext>
  )
}

type ToastItemProps = { toast: ShownToast; onDismiss: (id: number) => void }

/** One notice; its clock stands still while a mouse moves on it or the focus is on it. */
function ToastItem({ toast, onDismiss }: ToastItemProps) {
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
        'pointer-events-auto flex animate-rise flex-wrap items-center gap-x-3 rounded-md border border-current/20 py-1 pr-1 pl-4 shadow-raised',
        TONE_FILL[tone],
      )}
    >
      <span className="shrink-0 [&_svg]:size-5">
        <ToneIcon tone={tone} />
      </span>
      <span className="flex-1 basis-24 py-2 font-medium">{text}</span>
      <span className="ml-auto flex items-center">
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
      </span>
    </div>
  )
}
