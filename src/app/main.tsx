import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import '#ui/theme.css'
import { MissingApiUrl } from '#offline/link/base.ts'
import { setPreferredLocale } from './i18n.ts'
import { Providers } from './providers.tsx'
import { Router } from './router.tsx'
import { start } from './start/start.ts'

const ConfigurationError = lazy(async () => ({
  default: (await import('./configuration-error.tsx')).ConfigurationError,
}))

const started = start()

// Other languages than English load a catalogue first: nothing is painted in the wrong language.
void setPreferredLocale().then(() => {
  const root = document.getElementById('root')
  if (root === null) return
  createRoot(root).render(
    <StrictMode>
      {started instanceof MissingApiUrl ? (
        <Suspense fallback={null}>
          <ConfigurationError />
        </Suspense>
      ) : (
        <Providers started={started}>
          <Router />
        </Providers>
      )}
    </StrictMode>,
  )
})
