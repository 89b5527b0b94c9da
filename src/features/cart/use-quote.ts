import { useQuery } from '@tanstack/react-query'
import { oneRow } from '#contract/route.ts'
import { offline } from '#offline/offline.ts'
import type { StoredCartLine } from '#offline/stay-cart.ts'
import { useValue } from '#ui/use-value.ts'
import { wireLine } from './lines.ts'
import { readQuote, type Quoted } from './refused.ts'

/** `none`: the house was not heard, or does not price carts. `asking`: it is asked just now. */
export type Quote = { kind: 'quoted'; quoted: Quoted } | { kind: 'asking' } | { kind: 'none' }

/** What the house would charge, line by line, and which lines it would refuse. */
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
  return asked.kind === 'answer' && asked.ok ? readQuote(oneRow(asked.body)) : null
}
