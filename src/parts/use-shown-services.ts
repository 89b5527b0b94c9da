import { inPlace, shownServices, type Door } from './services.ts'
import { useOffered } from './use-offered.ts'

const allCards = inPlace(({ cards = [] }) => cards)

/** The cards of what can be asked for at the moment. */
export function useServiceCards() {
  const isOffered = useOffered()
  return allCards.filter(({ service }) => isOffered(service.kind))
}

/** Where a page leads that has nothing else to show; null: the house does not offer it now. */
export function useInvitation(): Door | null {
  const isOffered = useOffered()
  const found = shownServices.find(({ kind, invites }) => invites && isOffered(kind))
  return found?.invites ? { to: found.page, words: found.invites } : null
}
