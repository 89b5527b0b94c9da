import type { RefObject } from 'react'
import { useGesture } from './use-gesture.ts'
import { shifted, type Grip } from './move.ts'
import type { Move } from '../move-problems.ts'

/** A shorter movement is a tap, px. */
const MIN_DRAG = 5
/** This near to an edge the timeline scrolls, px. */
const EDGE = 24
const STEP = 10

export interface DragSetup {
  scroller: RefObject<HTMLElement | null>
  /** Width of a day, px. */
  day: number
  /** Width of the sticky rooms' column, px. */
  left: number
  /** Height of the sticky rows of days, px. */
  top: number
  /** The stay as saved, or as dragged already; null: it cannot be moved. */
  held(id: string): Move | null
  /** Touch drags only the stay that was chosen before; otherwise it scrolls. */
  isSelected(id: string): boolean
  /** The room of the line at this distance from the top of all lines, px; null: none. */
  roomAt(y: number): string | null
  onMove(id: string, move: Move): void
  onBack(): void
}

/** Drags stays with mouse, pen or finger; returns the handler for the whole timeline. */
export function useDrag(setup: DragSetup): (event: React.PointerEvent) => void {
  const { latest, begin } = useGesture(setup)

  return (down) => {
    const bar = down.target instanceof Element ? down.target.closest('[data-stay]') : null
    const id = bar?.getAttribute('data-stay') ?? null
    if (id === null || down.button !== 0 || !down.isPrimary) return
    const { held, isSelected } = latest.current
    if (down.pointerType === 'touch' && !isSelected(id)) return
    const begun = held(id)
    if (begun === null) return
    begin((gesture) => follow(gesture, latest, down.nativeEvent, id, begun, gripOf(down.target)))
  }
}

function gripOf(target: EventTarget): Grip {
  const grip = target instanceof Element ? target.closest('[data-grip]') : null
  const name = grip?.getAttribute('data-grip')
  return name === 'start' || name === 'end' ? name : 'whole'
}

function follow(
  gesture: AbortController,
  latest: RefObject<DragSetup>,
  down: PointerEvent,
  id: string,
  begun: Move,
  grip: Grip,
): void {
  const { signal } = gesture
  const scroller = latest.current.scroller.current
  const left = scroller?.scrollLeft ?? 0
  let at = down
  let moving = false

  const place = () => {
    const now = latest.current.scroller.current
    if (!now) return
    const { day, roomAt, onMove, top: head } = latest.current
    const days = Math.round((at.clientX - down.clientX + now.scrollLeft - left) / day)
    const move = shifted(begun, grip, days)
    const box = now.getBoundingClientRect()
    // Beyond an edge, the nearest point inside counts.
    const inside = Math.max(box.top + head, Math.min(box.bottom - 1, at.clientY))
    const y = inside - box.top + now.scrollTop - head
    const room_id = grip === 'whole' ? (roomAt(y) ?? begun.room_id) : begun.room_id
    onMove(id, { ...move, room_id })
  }
  const along = () => {
    const now = latest.current.scroller.current
    if (!now || !moving) return
    const { left: columnWidth, top: head } = latest.current
    const box = now.getBoundingClientRect()
    const dx = edgeStep(at.clientX, down.clientX, box.left + columnWidth, box.right)
    const dy = grip === 'whole' ? edgeStep(at.clientY, down.clientY, box.top + head, box.bottom) : 0
    if (dx === 0 && dy === 0) return
    now.scrollBy(dx, dy)
    place()
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return
    at = event
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY)
    if (!moving && far < MIN_DRAG) return
    moving = true
    place()
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return
    if (moving) swallowClick()
    gesture.abort()
  }
  // The browser took the gesture over, or the person cancelled it.
  const cancel = () => {
    if (moving) latest.current.onBack()
    gesture.abort()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    cancel()
  }
  const timer = setInterval(along, 16)
  signal.addEventListener('abort', () => clearInterval(timer))
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', end, { signal })
  addEventListener('pointercancel', cancel, { signal })
  addEventListener('keydown', key, { signal, capture: true })
}

/** Near an edge it goes along, but not where the hand moves away from that edge. */
function edgeStep(at: number, began: number, from: number, to: number): number {
  if (at > to - EDGE && at > began) return STEP
  return at < from + EDGE && at < began ? -STEP : 0
}

/** A drag is not a click. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, true))
}
