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
} from 'react'
import { ToastItem } from './toast-item.tsx'
import { withToast, type ShownToast, type Toast } from './toast-list.ts'

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
        className="pointer-events-none fixed inset-x-0 top-auto bottom-0 m-0 w-full overflow-visible border-0 bg-transparent p-4 pb-[calc(max(1rem,env(safe-area-inset-bottom))+var(--foot))] no-print"
      >
        <output className="mx-auto grid max-w-md gap-2 sm:mr-0 sm:ml-auto">
          {list.map((toast) => (
            <ToastItem key={toast.id} toast={toast} onDismiss={dismiss} />
          ))}
        </output>
      </section>
    </ToastContext>
  )
}
