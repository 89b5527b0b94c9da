import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { textIn } from '#domain/texts.ts'
import { offline } from '#offline/offline.ts'
import { listStateOf, type ListState } from '#parts/list-state.ts'
import { useHouse } from '#parts/use-house.ts'
import { useValue } from '#ui/use-value.ts'
import { customServices, offeredToGuests, type CustomService } from './data.ts'

export interface ServiceList extends ListState {
  /** Those that a guest can order now, in the house's order. */
  offered: CustomService[]
  /** All that guests see, also what is switched off. */
  all: CustomService[]
}

/** The services that the house defined itself. Other hosts have none. */
export function useServices(): ServiceList {
  const foreign = useValue(offline().host) === 'foreign'
  const found = useQuery({ ...customServices(), enabled: !foreign })
  const listed = listStateOf(found)
  const rows = found.data?.rows ?? []
  return {
    all: rows.filter(({ seen_by }) => seen_by === 'guests'),
    offered: offeredToGuests(rows),
    ...listed,
    pending: listed.pending && !foreign,
  }
}

/** Name and text in the guest's language; in the house's own where there is none. */
export function useTexts(): (service: CustomService) => { name: string; text: string } {
  const { i18n } = useLingui()
  const { language } = useHouse()
  return ({ names, texts }) => ({
    name: textIn(names, i18n.locale, language),
    text: textIn(texts, i18n.locale, language),
  })
}
