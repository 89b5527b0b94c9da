import { useQuery } from '@tanstack/react-query'
import type { CartQuote } from '#contract/cart.ts'
import { offline } from '#offline/offline.ts'
import { useValue } from '#ui/use-value.ts'
import type { BundleA } from '../bundle.ts'
import { bundleLine } from './stay-line.ts'
import type { Quote } from './use-quote.ts'

/** What the promo code comes to: the quote of a cart that has these rooms alone. */
export type BundleQuote =
  | { kind: 'quote'; pricing: { discount: number; currency: string } }
  | Exclude<Quote, { kind: 'quote' }>

/** Asked only where there is a code: without one the price is known here. */
export function useBundleQuote(record: BundleA): { quote: BundleQuote; asking: boolean } {
  const link = useValue(offline().link)
  const isExternal = useValue(offline().host) === 'foreign'
  const { kind, request } = bundleLine(record, '')
  const body = { lines: [{ line: kind, kind, request }] }
  const asked = useQuery({
    queryKey: ['rooms', 'bundle-quote', body],
    queryFn: () => askQuote(body, record.total),
    enabled: record.promo !== null && !isExternal && link.state !== 'down',
    staleTime: 30_000,
    gcTime: 60_000,
  })
  return { quote: asked.data ?? { kind: 'none' }, asking: asked.isFetching && !asked.data }
}

async function askQuote(body: object, full: number): Promise<BundleQuote> {
  const asked = await offline().ask({ route: 'quoteCart', body, timeout: 10_000 })
  if (asked.kind === 'none' || !asked.ok) return { kind: 'none' }
  // Only our own server quotes.
  const { lines, currency } = asked.body as CartQuote
  const [line] = lines
  if (line?.refusal) {
    const { message, errors } = line.refusal
    return {
      kind: 'refused',
      promo: errors?.promo_code !== undefined,
      said: { message, body: line.refusal },
    }
  }
  const discount = Math.max(0, full - (line?.total ?? full))
  return { kind: 'quote', pricing: { discount: Math.round(discount * 100) / 100, currency } }
}
