import type { Move } from '../move-problems.ts'
import type { RoomLine } from './layout.ts'
import { besides, inNextLine, lineIndexOf, nextRoom } from './lines-with.ts'
import { shifted, wishOfKey } from './move.ts'
import type { Moves } from './use-moves.ts'

export interface StayKeysSetup {
  lines: readonly RoomLine[]
  moves: Moves
  /** The stay as it stands, or as it is held already; null: it cannot be moved. */
  held(id: string): Move | null
  /** The stay that Tab reaches from now on. */
  onStop(id: string): void
  /** It gets the focus once it is drawn. */
  onFocus(id: string): void
  /** Brings a stay into view. */
  show(id: string): void
}

/** What a key on a stay does. */
export function stayKeys({ lines, moves, held, onStop, onFocus, show }: StayKeysSetup) {
  const { selected, proposal } = moves

  function move(id: string, to: Move) {
    onFocus(id)
    moves.propose(id, to)
  }

  /** While something is held, it is finished first. */
  function focus(to: string | undefined) {
    if (to === undefined || proposal) return
    if (selected) moves.select(null)
    onFocus(to)
    onStop(to)
    // It is looked for again once its line is drawn.
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
