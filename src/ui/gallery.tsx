import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { FormatsProvider } from './formats.tsx'
import { GalleryPage } from './gallery-page.tsx'
import './gallery.css'
import { ToastProvider } from './toasts.tsx'

/** Everything of src/ui on one page, for looking at it while developing; never built. */
const locale = new URLSearchParams(location.search).get('lang') ?? 'en'
i18n.loadAndActivate({ locale, messages: {} })

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <MemoryRouter>
          <FormatsProvider timeZone="Africa/Kigali">
            <ToastProvider>
              <GalleryPage />
            </ToastProvider>
          </FormatsProvider>
        </MemoryRouter>
      </I18nProvider>
    </StrictMode>,
  )
}
