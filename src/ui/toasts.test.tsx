// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from './test-render.tsx'
import type { Toast } from './toast-list.ts'
import { useToasts } from './toasts.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Host({ toasts }: { toasts: Toast[] }) {
  const { show } = useToasts()
  return (
    <button type="button" onClick={() => toasts.forEach((toast) => show(toast))}>
      Show
    </button>
  )
}

function press(...toasts: Toast[]) {
  renderUi(<Host toasts={toasts} />)
  fireEvent.click(screen.getByText('Show'))
}

test('said in a region that was there before, gone by itself', () => {
  renderUi(<Host toasts={[{ text: 'Saved' }]} />)
  const region = screen.getByRole('status')
  fireEvent.click(screen.getByText('Show'))
  expect(region.textContent).toContain('Saved')
  act(() => void vi.advanceTimersByTime(5900))
  expect(region.textContent).toContain('Saved')
  act(() => void vi.advanceTimersByTime(200))
  expect(region.textContent).toBe('')
})

test('an error stays until it is dismissed', () => {
  press({ text: 'Not saved', tone: 'error' })
  act(() => void vi.advanceTimersByTime(600_000))
  expect(screen.getByText('Not saved')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Dismiss'))
  expect(screen.queryByText('Not saved')).toBeNull()
})

test('the clock stands still while a mouse moves on it', () => {
  press({ text: 'Saved' })
  const toast = screen.getByText('Saved')
  fireEvent.pointerMove(toast, { pointerType: 'mouse' })
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('Saved')).toBeTruthy()
})

test('one that comes up under a resting pointer, or is touched, leaves in its time', () => {
  press({ text: 'Saved' })
  const toast = screen.getByText('Saved')
  fireEvent.pointerEnter(toast)
  fireEvent.pointerMove(toast, { pointerType: 'touch' })
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('an act ends its toast; three at most', () => {
  const onAction = vi.fn()
  press(
    { text: 'a' },
    { text: 'b' },
    { text: 'c' },
    { text: 'd', action: { label: 'Undo', onAction } },
  )
  expect(screen.queryByText('a')).toBeNull()
  fireEvent.click(screen.getByText('Undo'))
  expect(onAction).toHaveBeenCalledOnce()
  expect(screen.queryByText('d')).toBeNull()
  expect(screen.getByText('b')).toBeTruthy()
})
