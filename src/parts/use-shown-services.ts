import { useLingui } from '@lingui/react'
import type { MessageDescriptor } from '@lingui/core'
import { pictureUrl } from '#offline/link/base.ts'
import { inPlace, shownServices, type Door } from './services.ts'
import { useContent } from './use-content.ts'
import { useHasBar } from './use-has-bar.ts'
import { useOffered } from './use-offered.ts'
import { useTextIn } from './use-text-in.ts'

const allCards = inPlace(({ cards = [] }) => cards)

interface Unsaid {
  /** As the house names it in what it says of its services. */
  id: string
  title?: MessageDescriptor
  text?: MessageDescriptor
}

/** A card's title, text and picture: what the house says of it, or else what is true of any house. */
export function useSaidOfService() {
  const { i18n } = useLingui()
  const say = useTextIn()
  const { services = [] } = useContent()
  return ({ id, title, text }: Unsaid) => {
    const said = services.find((one) => one.id === id)
    return {
      title: say(said?.title) || (title ? i18n._(title) : ''),
      text: say(said?.text) || (text ? i18n._(text) : ''),
      /** Null: the house has none. */
      picture: pictureUrl(said?.picture ?? null),
    }
  }
}

/** The cards of services that can be ordered now, in the reader's language. */
export function useServiceCards() {
  const isOffered = useOffered()
  const saidOf = useSaidOfService()
  const hasBar = useHasBar()
  return allCards
    .filter(({ service, hours }) => isOffered(service.kind) && (hasBar || hours !== 'bar'))
    .map((card) => ({ ...card, ...saidOf(card) }))
}

/** The link of a page that has nothing to show; null: the house does not offer it now. */
export function useInvitation(): Door | null {
  const isOffered = useOffered()
  const found = shownServices.find(({ kind, invites }) => invites && isOffered(kind))
  return found?.invites ? { to: found.page, label: found.invites } : null
}
