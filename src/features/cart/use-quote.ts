import { useQuery } from '@tanstack/react-query'
import type { CartQuote } from '#contract/cart.ts'
import { rowNow } from '#offline/current-of.ts'
import { offline } from '#offline/offline.ts'
import type { StoredCartLine } from '#offline/stay-cart.ts'
import { useValue } from '#ui/use-value.ts'
import { wireLine } from './lines.ts'
import { readQuote, type Quoted } from './refused.ts'

/** `none`: the server did not answer, or does not price carts. `asking`: the request is on its way. */
export type Quote = { kind: 'quoted'; quoted: Quoted } | { kind: 'asking' } | { kind: 'none' }

/** What the server would charge for each line, and which lines it would refuse. */
export function useQuote(lines: readonly StoredCartLine[], wanted: boolean): Quote {
  const link = useValue(offline().link)
  const foreign = useValue(offline().host) === 'foreign'
  const body = { lines: lines.map(wireLine) }
  const asked = useQuery({
    queryKey: ['carts', 'quote', body],
    queryFn: () => askQuote(body),
    enabled: wanted && !foreign && link.state !== 'down' && lines.length > 0,
    staleTime: 30_000,
    gcTime: 60_000,
    networkMode: 'always',
  })
  if (asked.data && link.state !== 'down') return { kind: 'quoted', quoted: asked.data }
  return asked.isFetching ? { kind: 'asking' } : { kind: 'none' }
}

async function askQuote(body: object): Promise<Quoted | null> {
  const asked = await offline().ask({ route: 'quoteCart', body, timeout: 10_000 })
  return asked.kind === 'answer' && asked.ok ? readQuote(rowNow<CartQuote>(asked.body)) : null
}
