import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, type InitialEntry } from 'react-router-dom'
import { afterEach } from 'vitest'
import { ToastProvider } from './toasts.tsx'

afterEach(cleanup)

/** Renders with the app's providers: language, router, toasts. */
export function renderUi(children: ReactNode, { locale = 'en', at = '/' as InitialEntry } = {}) {
  i18n.loadAndActivate({ locale, messages: {} })
  return render(children, {
    wrapper: ({ children: inner }) => (
      <I18nProvider i18n={i18n}>
        <MemoryRouter initialEntries={[at]}>
          <ToastProvider>{inner}</ToastProvider>
        </MemoryRouter>
      </I18nProvider>
    ),
  })
}

/**
 * jsdom has <dialog> without showModal and close. This adds what our tests need of the standard:
 * `open`, and a close event that comes later.
 */
export function installDialog() {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('already open', 'InvalidStateError')
      this.open = true
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      setTimeout(() => this.dispatchEvent(new Event('close')))
    },
  })
}
