// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { rangeOf, scaleOf } from './scale.ts'
import { useDayWindow } from './use-day-window.ts'

/** A box that scrolls, as jsdom has none. */
function scroller() {
  const box = document.createElement('div')
  const go = (left: number) => {
    Object.defineProperty(box, 'scrollLeft', { value: left, configurable: true })
    box.dispatchEvent(new Event('scroll'))
  }
  box.scrollTo = ((to: ScrollToOptions) => go(to.left ?? 0)) as typeof box.scrollTo
  return { box, go }
}

const pause = () => act(() => new Promise((over) => setTimeout(over, 600)))

it('says another month where the person scrolls to one, and not because it opens late in a month', async () => {
  const today = '2026-11-29'
  const { box, go } = scroller()
  const onMonth = vi.fn()
  const scale = scaleOf(rangeOf(today, '2026-11'), 44, 140)
  const asked = { scale, width: 726, month: '2026-11', today, jump: 0, onMonth }
  renderHook(() => useDayWindow({ scrollerRef: { current: box }, ...asked }))
  go(box.scrollLeft)
  await pause()
  expect(onMonth).not.toHaveBeenCalled()
  go(box.scrollLeft + 3 * 44)
  await pause()
  expect(onMonth).toHaveBeenCalledExactlyOnceWith('2026-12')
})
