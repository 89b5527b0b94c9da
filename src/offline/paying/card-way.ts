import type { House } from '#contract/house.ts'
import type { LinkState } from '../link/types.ts'
import { offline } from '../offline.ts'

/**
 * How one can pay by card now: `fields` are typed on the page itself, where the server tries payments
 * out and on other hosts; `page` is the provider's, once the server has the order; `none`: the link
 * is down; `never`: the server takes no cards online (decisions.md, "Card payments").
 */
export type CardWay = 'fields' | 'page' | 'none' | 'never'

export function cardWay(link: LinkState, { payments }: Pick<House, 'payments'>): CardWay {
  if (payments === 'none') return 'never'
  if (link.state === 'down') return 'none'
  return payments === 'sandbox' ? 'fields' : 'page'
}

/** Whether the server is there this very moment: what was last known of the link may be old. */
export async function isServerReachable(): Promise<boolean> {
  const { link } = offline()
  await link.look()
  return link.getSnapshot().state !== 'down'
}
