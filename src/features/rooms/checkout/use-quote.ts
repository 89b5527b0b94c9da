import { useQuery } from '@tanstack/react-query'
import type { QuoteRoom, RoomPricing, RoomQuote } from '#contract/bookings.ts'
import { readAt } from '#contract/route.ts'
import { offline } from '#offline/offline.ts'
import { useValue } from '#ui/use-value.ts'

/** A refusal as received; the screen turns it into text. */
export interface Said {
  message: string | null
  body: unknown
}

/** The server's price, and whether the rooms are free. */
export type Quote =
  | { kind: 'quote'; pricing: RoomPricing; freeRooms: number }
  /** `promo`: the server refuses the promo code. */
  | { kind: 'refused'; promo: boolean; said: Said }
  /** No answer, or a server without quotes. */
  | { kind: 'none' }

export function useQuote(body: QuoteRoom, wanted: boolean): { quote: Quote; asking: boolean } {
  const link = useValue(offline().link)
  const isExternal = useValue(offline().host) === 'foreign'
  const asked = useQuery({
    queryKey: ['rooms', 'quote', body],
    queryFn: () => askQuote(body),
    enabled: wanted && !isExternal && link.state !== 'down',
    staleTime: 30_000,
    gcTime: 60_000,
  })
  return { quote: asked.data ?? { kind: 'none' }, asking: asked.isFetching && !asked.data }
}

async function askQuote(body: QuoteRoom): Promise<Quote> {
  const asked = await offline().ask({ route: 'quoteRoom', body, timeout: 10_000 })
  if (asked.kind === 'none') return { kind: 'none' }
  if (!asked.ok) {
    const message = readAt(asked.body, 'message')
    const said = { message: typeof message === 'string' ? message : null, body: asked.body }
    // A server error says nothing about this stay.
    if (asked.status >= 500 || asked.status === 404 || asked.status === 429) return { kind: 'none' }
    const promo = readAt(asked.body, 'errors.promo_code') !== undefined
    return { kind: 'refused', promo, said }
  }
  // Only our own server gives quotes.
  const { pricing, free_rooms: freeRooms } = asked.body as RoomQuote
  return { kind: 'quote', pricing, freeRooms }
}
