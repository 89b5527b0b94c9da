import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { customName } from '#domain/custom.ts'
import { offline } from '#offline/offline.ts'
import { listStateOf, type ListState } from '#parts/list-state.ts'
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

/** Name and text in the guest's language; English where the house has none in it. */
export function useTexts(): (service: CustomService) => { name: string; text: string } {
  const { i18n } = useLingui()
  const { locale } = i18n
  return ({ names, texts }) => ({
    name: customName(names, locale),
    text: customName({ en: '', ...texts }, locale),
  })
}
