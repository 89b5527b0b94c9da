import { inPlace, shownServices, type Door } from './services.ts'
import { useOffered } from './use-offered.ts'

const allCards = inPlace(({ cards = [] }) => cards)

/** The cards of services that can be ordered now. */
export function useServiceCards() {
  const isOffered = useOffered()
  return allCards.filter(({ service }) => isOffered(service.kind))
}

/** The link of a page that has nothing to show; null: the house does not offer it now. */
export function useInvitation(): Door | null {
  const isOffered = useOffered()
  const found = shownServices.find(({ kind, invites }) => invites && isOffered(kind))
  return found?.invites ? { to: found.page, label: found.invites } : null
}
