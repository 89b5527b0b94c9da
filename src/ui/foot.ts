/**
 * Ref of a bar of acts that stays at the bottom: notices stand above it, however tall its words and the
 * size of the text make it (`--foot`, toasts.tsx).
 */
export function foot(bar: HTMLElement | null) {
  if (bar === null || typeof ResizeObserver === 'undefined') return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    // One that scrolls with its page takes nothing of the bottom.
    const stays = getComputedStyle(bar).position !== 'static'
    style.setProperty('--foot', stays ? `${bar.offsetHeight}px` : '0px')
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--foot')
  }
}
