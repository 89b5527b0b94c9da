import { useState, type RefObject } from 'react'
import type { FreeNights } from './new-stay.ts'
import { useGesture } from './use-gesture.ts'

/** A shorter movement is a tap, px. */
const MIN_DRAG = 6
/** A finger that rests as long draws; one that moves before scrolls, ms. */
const REST_MS = 350

/** Where a pointer is: the line's key, and the day with its part. */
export interface Place {
  line: string
  at: number
}

export interface Drawing extends FreeNights {
  line: string
}

interface NewStaySetup {
  scroller: RefObject<HTMLElement | null>
  /** Null: beside the rooms' nights. */
  placeAt(clientX: number, clientY: number): Place | null
  /** The nights from where it began to where it is; null: they are somebody's. */
  nightsOf(begun: Place, now: Place): FreeNights | null
  onChosen(line: string, nights: FreeNights): void
}

/**
 * Free nights of a room by a tap, or by a drag over several days: with a mouse at once, with a finger
 * after a rest, since a finger that moves scrolls.
 */
export function useNewStay(setup: NewStaySetup) {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  const { latest, begin } = useGesture(setup)

  function onPointerDown(event: React.PointerEvent): void {
    const target = event.target instanceof Element ? event.target : null
    if (event.button !== 0 || !event.isPrimary || target?.closest('button, a')) return
    const begun = latest.current.placeAt(event.clientX, event.clientY)
    if (begun === null) return
    begin((gesture) => follow(gesture, latest, event.nativeEvent, begun, setDrawing))
  }
  return { drawing, onPointerDown }
}

function follow(
  gesture: AbortController,
  latest: RefObject<NewStaySetup>,
  down: PointerEvent,
  begun: Place,
  onDraw: (drawing: Drawing | null) => void,
): void {
  const { signal } = gesture
  const end = () => gesture.abort()
  const byFinger = down.pointerType === 'touch'
  let drawn = false
  let at = begun

  const draw = () => {
    const nights = latest.current.nightsOf(begun, at)
    onDraw(nights && { ...nights, line: begun.line })
  }
  const rest = byFinger
    ? setTimeout(() => {
        drawn = true
        draw()
      }, REST_MS)
    : undefined
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY)
    if (!drawn && far < MIN_DRAG) return
    if (!drawn && byFinger) {
      end()
      return
    }
    drawn = true
    // Beyond the room's line its days still count.
    const day = latest.current.placeAt(event.clientX, down.clientY)
    at = day ?? at
    draw()
  }
  const up = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return
    const nights = latest.current.nightsOf(begun, drawn ? at : begun)
    end()
    if (nights !== null) latest.current.onChosen(begun.line, nights)
  }
  const cancel = (event: PointerEvent) => {
    if (event.pointerId === down.pointerId) end()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end()
  }
  // While a finger draws, the page stays where it is.
  const still = (event: TouchEvent) => {
    if (drawn) event.preventDefault()
  }
  const scroller = latest.current.scroller.current
  signal.addEventListener('abort', () => {
    clearTimeout(rest)
    onDraw(null)
  })
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', up, { signal })
  addEventListener('pointercancel', cancel, { signal })
  addEventListener('keydown', key, { signal })
  scroller?.addEventListener('touchmove', still, { signal, passive: false })
}
