import type { MouseEvent } from 'react'

/** A double click or tap takes no longer, ms, and no more room, px. */
const TOGETHER_MS = 500
const NEAR_PX = 30

let last = { at: -Infinity, x: 0, y: 0 }

/**
 * For a button that takes a step on a row at once. Rows move at a step: the second press of a double click
 * would take the next one, or meet another row.
 */
export const onFirstPress = (take: () => void) => (event: MouseEvent) => {
  if (!isSecondPress(event)) take()
}

/** Browsers count clicks of a mouse, but not every one of them taps. */
function isSecondPress({ detail, timeStamp, clientX, clientY, nativeEvent }: MouseEvent) {
  const first = last
  last = { at: timeStamp, x: clientX, y: clientY }
  if (detail > 1) return true
  const { pointerType } = nativeEvent as Partial<PointerEvent>
  const isNear = Math.hypot(clientX - first.x, clientY - first.y) < NEAR_PX
  return pointerType === 'touch' && isNear && timeStamp - first.at < TOGETHER_MS
}
