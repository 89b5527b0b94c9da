// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createValue } from '#offline/value.ts'
import { ToastProvider } from '#ui/toasts.tsx'
import LateNotices from './late-notices.tsx'
import type { Started } from './start/start.ts'
import type { UpdateState } from './start/update.ts'
import { StartedContext } from './started.ts'

vi.mock('./clock-notice.tsx', () => ({ ClockNotice: () => null }))
vi.mock('./store-lost.tsx', () => ({ StoreLost: () => null }))

i18n.loadAndActivate({ locale: 'en', messages: {} })

it('says that a new version is ready, then that it is coming in: the button was heard', () => {
  const state = createValue<UpdateState>({ state: 'waiting' })
  const apply = vi.fn(async () => state.set({ state: 'applying' }))
  const started = { updates: Object.assign(state, { apply }) } as unknown as Started
  render(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <StartedContext value={started}>
          <LateNotices />
        </StartedContext>
      </ToastProvider>
    </I18nProvider>,
  )
  expect(screen.getByText('A new version is ready. Nothing you saved is lost.')).toBeDefined()
  act(() => screen.getByRole('button', { name: 'Use it now' }).click())
  expect(apply).toHaveBeenCalledOnce()
  expect(screen.queryByText(/is ready/)).toBeNull()
  expect(screen.getByText('One moment: the new version is coming in.')).toBeDefined()
})
