// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { onFirstPress } from './use-desk-step.ts'
import { renderUi } from '#ui/test-render.tsx'

it.each([
  ['a double click', 100, { pointerType: 'mouse', detail: 2 }, 1],
  ['a double tap that the browser does not count', 200, { pointerType: 'touch' }, 1],
  ['a tap elsewhere', 300, { pointerType: 'touch', clientX: 90 }, 2],
  ['a second click later', 400, { pointerType: 'mouse', detail: 1 }, 2],
])('a step is taken once for two presses that are one: %s', async (_, clientY, second, times) => {
  const take = vi.fn()
  renderUi(
    <button type="button" onClick={onFirstPress(take)}>
      Ready
    </button>,
  )
  const press = (init: PointerEventInit) =>
    screen
      .getByRole('button')
      .dispatchEvent(new PointerEvent('click', { bubbles: true, clientY, ...init }))
  await act(async () => {
    press({ pointerType: second.pointerType, detail: 1 })
    press(second)
  })
  expect(take).toHaveBeenCalledTimes(times)
})
