import { useQuery } from '@tanstack/react-query'
import type { House } from '#contract/house.ts'
import { houseQuery, fallbackHouse } from '#offline/reads/house-query.ts'

/** The house's data as last received, cached over reloads; the documented defaults before that. */
export function useHouse(): House {
  return useQuery(houseQuery()).data?.row ?? fallbackHouse
}
