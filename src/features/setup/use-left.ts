import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Setup } from '#contract/setup.ts'
import { stepOf, type OpeningAdvice } from '#domain/setup.ts'
import { typeLabels } from '#parts/services.ts'
import type { BookedKind } from '#contract/services/index.ts'
import { stepAddress } from './addresses.ts'
import { adviceTexts, emptyText, unpricedText } from './labels.ts'

/** Where the desk keeps what a service offers. */
export type OfferPlaces = Readonly<Partial<Record<string, { to: string }>>>

export interface Left {
  id: string
  advice: OpeningAdvice
  text: string
  /** The place where it is done. */
  to: string
}

/** Places other than the step of the set-up. */
const places: Readonly<Partial<Record<OpeningAdvice, string>>> = {
  currency: '/dashboard/settings?tab=payments',
  banner: '/dashboard/site/banner',
  about: '/dashboard/site/about',
  directions: '/dashboard/site/directions',
  terms: '/dashboard/site/legal',
  pictures: '/dashboard/rooms',
}

/** What would be good to have, in words, each with the way to its place. */
export function useLeft(setup: Setup | null, offers: OfferPlaces): Left[] {
  const { i18n } = useLingui()
  if (setup === null) return []
  const ofKinds = (advice: OpeningAdvice, kinds: string[] = [], text: typeof emptyText) =>
    kinds.map((kind) => ({
      id: `${advice} ${kind}`,
      advice,
      text: i18n._(text(i18n._(typeLabels[kind as BookedKind]))),
      to: kind === 'room' ? '/dashboard/rooms' : (offers[kind]?.to ?? stepAddress('services')),
    }))
  return setup.advised.flatMap((advice) => {
    if (advice === 'prices') return ofKinds(advice, setup.unpriced, unpricedText)
    if (advice === 'empty_services') return ofKinds(advice, setup.empty, emptyText)
    // Of a newer server: this version has no words for it.
    const text: MessageDescriptor | undefined = adviceTexts[advice]
    if (text === undefined) return []
    return [
      { id: advice, advice, text: i18n._(text), to: places[advice] ?? stepAddress(stepOf[advice]) },
    ]
  })
}
