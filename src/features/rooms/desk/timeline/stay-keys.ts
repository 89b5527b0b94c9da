import type { Move } from '../move-problems.ts'
import type { RoomLine } from './layout.ts'
import { besides, inNextLine, lineIndexOf, nextRoom } from './lines-with.ts'
import { shifted, wishOfKey } from './move.ts'
import type { Moves } from './use-moves.ts'

export interface StayKeysSetup {
  lines: readonly RoomLine[]
  moves: Moves
  /** The stay as saved, or as dragged already; null: it cannot be moved. */
  held(id: string): Move | null
  /** Makes a stay the tab stop. */
  onStop(id: string): void
  /** Focuses a stay once it is rendered. */
  onFocus(id: string): void
  /** Scrolls to a stay. */
  show(id: string): void
}

/** Handles a key on a stay. */
export function stayKeys({ lines, moves, held, onStop, onFocus, show }: StayKeysSetup) {
  const { selected, proposal } = moves

  function move(id: string, to: Move) {
    onFocus(id)
    moves.propose(id, to)
  }

  /** While a move is open, it is finished first. */
  function focus(to: string | undefined) {
    if (to === undefined || proposal) return
    if (selected) moves.select(null)
    onFocus(to)
    onStop(to)
    // Focused again once its line is rendered.
    show(to)
  }

  return (event: React.KeyboardEvent<HTMLElement>): void => {
    const id = event.currentTarget.dataset.stay ?? ''
    if (event.key === 'Escape') {
      if (proposal) moves.putBack()
      else moves.select(null)
      onStop(id)
      onFocus(id)
      return
    }
    if (event.key === 'Enter' && proposal && selected?.id === id) {
      event.preventDefault()
      onFocus(id)
      void moves.confirm()
      return
    }
    const wish = wishOfKey(event)
    if (wish === null) return
    event.preventDefault()
    const at = lineIndexOf(lines, id)
    const line = lines[at]
    if (line === undefined) return
    const from = held(id)
    switch (wish.kind) {
      case 'days':
        return from === null ? undefined : move(id, shifted(from, wish.grip, wish.days))
      case 'rooms': {
        const room_id = nextRoom(lines, at, wish.lines)
        return from === null || room_id === null ? undefined : move(id, { ...from, room_id })
      }
      case 'focus':
        return focus(besides(line, id, wish.stays))
      case 'focus-line': {
        const start = line.stays.find(({ booking }) => booking.id === id)?.start ?? 0
        return focus(inNextLine(lines, at, wish.lines, start))
      }
    }
  }
}
