import { useEffect, useRef, type RefObject } from 'react'
import { shifted, type Grip } from './move.ts'
import type { Move } from '../move-problems.ts'

/** Nearer than this it is a tap, px. */
const SLIP = 5
/** This near to an edge the timeline goes along, px. */
const EDGE = 24
const STEP = 10

export interface DragSetup {
  scroller: RefObject<HTMLElement | null>
  /** Width of a day, px. */
  day: number
  /** Width of the column that stays while the days go by, px. */
  left: number
  /** Height of the rows that stay while the rooms go by, px. */
  top: number
  /** The stay as it stands, or as it is held already; null: it cannot be moved. */
  held(id: string): Move | null
  /** A finger moves only what was chosen before: all else is scrolling. */
  isSelected(id: string): boolean
  /** The room whose line is at so many px from the top of all lines; null: none. */
  roomAt(y: number): string | null
  onMove(id: string, move: Move): void
  onBack(): void
}

/** Dragging stays with mouse, pen or finger; answers the handler for the whole timeline. */
export function useDrag(setup: DragSetup): (event: React.PointerEvent) => void {
  const latest = useRef(setup)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => {
    latest.current = setup
  })
  useEffect(() => () => stop.current?.(), [])

  return (down) => {
    const bar = down.target instanceof Element ? down.target.closest('[data-stay]') : null
    const id = bar?.getAttribute('data-stay') ?? null
    if (id === null || down.button !== 0 || !down.isPrimary) return
    const { held, isSelected } = latest.current
    if (down.pointerType === 'touch' && !isSelected(id)) return
    const begun = held(id)
    if (begun === null) return
    stop.current?.()
    stop.current = follow(latest, down.nativeEvent, id, begun, gripOf(down.target))
  }
}

function gripOf(target: EventTarget): Grip {
  const grip = target instanceof Element ? target.closest('[data-grip]') : null
  const name = grip?.getAttribute('data-grip')
  return name === 'start' || name === 'end' ? name : 'whole'
}

function follow(
  latest: RefObject<DragSetup>,
  down: PointerEvent,
  id: string,
  begun: Move,
  grip: Grip,
): () => void {
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
    // Beyond an edge the hand holds what is nearest to it.
    const inside = Math.max(box.top + head, Math.min(box.bottom - 1, at.clientY))
    const y = inside - box.top + now.scrollTop - head
    const room_id = grip === 'whole' ? (roomAt(y) ?? begun.room_id) : begun.room_id
    onMove(id, { ...move, room_id })
  }
  const along = () => {
    const now = latest.current.scroller.current
    if (!now || !moving) return
    const { left: kept, top: head } = latest.current
    const box = now.getBoundingClientRect()
    const dx = edgeStep(at.clientX, box.left + kept, box.right)
    const dy = grip === 'whole' ? edgeStep(at.clientY, box.top + head, box.bottom) : 0
    if (dx === 0 && dy === 0) return
    now.scrollBy(dx, dy)
    place()
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return
    at = event
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY)
    if (!moving && far < SLIP) return
    moving = true
    place()
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return
    if (moving) swallowClick()
    stop()
  }
  // The browser took the gesture over, or the person thought better of it.
  const cancel = () => {
    if (moving) latest.current.onBack()
    stop()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    cancel()
  }
  const timer = setInterval(along, 16)
  const stop = () => {
    clearInterval(timer)
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', cancel)
    removeEventListener('keydown', key, true)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', cancel)
  addEventListener('keydown', key, true)
  return stop
}

function edgeStep(at: number, from: number, to: number): number {
  if (at > to - EDGE) return STEP
  return at < from + EDGE ? -STEP : 0
}

/** What was dragged was not clicked. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, true))
}
