import { useQuery } from '@tanstack/react-query'
import type { House } from '#contract/house.ts'
import { houseQuery, unknownHouse } from '#offline/reads/house-query.ts'

/** The house as last heard, kept over reloads; the documents' constants before that. */
export function useHouse(): House {
  return useQuery(houseQuery()).data?.row ?? unknownHouse
}
