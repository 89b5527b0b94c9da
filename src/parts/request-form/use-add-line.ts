import { useQueryClient } from '@tanstack/react-query'
import { putInCart, type NewCartLine } from '#offline/stay-cart.ts'
import type { ForStay } from '#ui/for-stay.ts'
import { useAddToStay } from '#ui/use-add-to-stay.ts'

/** Adds a line to the stay's cart. */
export function useAddLine() {
  const client = useQueryClient()
  const { busy, add } = useAddToStay()
  return {
    busy,
    /** `forStay`: set where the person came from the stay. `done`: runs once the line is saved. */
    add: (
      line: NewCartLine,
      forStay: ForStay | null,
      { done, goThere = forStay !== null }: { done: () => void; goThere?: boolean },
    ) => add(() => putInCart(client, line, forStay?.line ?? undefined), { goThere, done }),
  }
}
