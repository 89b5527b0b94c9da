/** After the first frame is on the screen; at the latest after half a second (a hidden tab has no frames). */
export function afterFirstPaint(work: () => void): void {
  let done = false
  const once = () => {
    if (done) return
    done = true
    work()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, 500)
}

/** When the browser is idle. Safari lacks requestIdleCallback. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 10_000 })
  else setTimeout(work, 3_000)
}
