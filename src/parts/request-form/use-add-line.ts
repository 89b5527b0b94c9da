import { useQueryClient } from '@tanstack/react-query'
import { putInCart, type NewCartLine } from '#offline/stay-cart.ts'
import type { ForStay } from '#ui/for-stay.ts'
import { useAddToStay } from '#ui/use-add-to-stay.ts'

/** Puts what was asked for with the rest of a stay. */
export function useAddLine() {
  const client = useQueryClient()
  const { busy, add } = useAddToStay()
  return {
    busy,
    /** `forStay`: where the person came from, if they did. `done`: it lies there. */
    add: (
      line: NewCartLine,
      forStay: ForStay | null,
      { done, goThere = forStay !== null }: { done: () => void; goThere?: boolean },
    ) => add(() => putInCart(client, line, forStay?.line ?? undefined), { goThere, done }),
  }
}
