import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { houseQuery } from '#offline/reads/house-query.ts'
import { offline } from '#offline/offline.ts'
import { useValue } from '#ui/use-value.ts'
import { rooms } from '../data.ts'
import type { DeskBooking } from '../desk-booking.ts'
import { moveQuote, pricePart } from '../operations/move-quote.ts'
import type { Move } from './move-problems.ts'

/** What of the price goes with a confirmed move. */
export type MoveTermsSent = ReturnType<typeof pricePart>

export type MovePrice = ReturnType<typeof useMovePrice>

/** Whether the agreed price of a night is kept, and why. */
export interface PriceChoice {
  keep: boolean
  reason: string
}

export const noChoice: PriceChoice = { keep: false, reason: '' }

/** The price of a move before it is confirmed, and whether the agreed price of a night is kept. */
export function useMovePrice(
  booking: DeskBooking | undefined,
  move: Move | null,
  { keep: wantsKeep, reason }: PriceChoice,
  change: (part: Partial<PriceChoice>) => void,
) {
  const house = useQuery(houseQuery()).data?.row ?? null
  const known = useQuery(rooms()).data?.rows
  const isOurs = useValue(offline().host) !== 'foreign'
  const [tried, setTried] = useState(false)
  const room = known?.find(({ id }) => id === move?.room_id)
  const quoteOf = (keepPrice: boolean) =>
    booking === undefined || move === null
      ? null
      : moveQuote(
          booking,
          { ...move, keepPrice },
          { roomNightCents: room?.pricePerNightCents ?? null, house, isOurs },
        )
  const plain = quoteOf(false)
  const mayKeep = isOurs && plain?.otherNightCents != null
  // Dragged back to its own room, there is nothing to keep.
  const keep = wantsKeep && mayKeep
  const quote = keep ? quoteOf(true) : plain
  const isMissing = quote?.needsReason === true && reason.trim() === ''
  return {
    /** Null: this device does not know what the move makes the stay cost. */
    quote,
    /** Another host knows no kept price. */
    mayKeep,
    keep,
    reason,
    /** A reason was asked for in vain. */
    lacksReason: tried && isMissing,
    setKeep: (kept: boolean) => change({ keep: kept }),
    setReason: (why: string) => change({ reason: why }),
    /** What to send; null: a reason is missing, and said so. */
    confirm(): MoveTermsSent | null {
      setTried(true)
      return isMissing ? null : pricePart(quote, { keepPrice: keep, reason })
    },
    reset() {
      change(noChoice)
      setTried(false)
    },
  }
}
