import { lazy, Suspense } from 'react'
import { offline } from '#offline/offline.ts'
import { useValue } from '#ui/use-value.ts'
import { withMessages } from '#ui/messages.ts'

/** Rarely wanted. Without it the order form still says so when it cannot save. */
const load = withMessages(() => import('./store-text.tsx'))
const StoreText = lazy(() => load().catch(() => ({ default: () => null })))

/** What this device cannot do: nothing can be kept here, or a newer version has taken over. */
export function StoreNotice({ className }: { className: string }) {
  const device = useValue(offline().device)
  if (device !== 'unavailable' && device !== 'newer') return null
  return (
    <div className={className}>
      <Suspense fallback={null}>
        <StoreText device={device} />
      </Suspense>
    </div>
  )
}
