import { useQueryClient } from '@tanstack/react-query'
import { putInCart, type NewCartLine } from '#offline/stay-cart.ts'
import type { ForStay } from '#ui/for-stay.ts'
import { useAddToStay } from '#ui/use-add-to-stay.ts'

/** Adds rooms to the cart. */
export function useAddRoom() {
  const client = useQueryClient()
  const { busy, add } = useAddToStay()
  return {
    busy,
    /** `forStay`: the cart that the person came from, if any. `done`: the line was added. */
    add(line: NewCartLine, forStay: ForStay | null, done: () => void): Promise<void> {
      const put = () => putInCart(client, line, forStay?.line ?? undefined)
      return add(put, { goThere: forStay !== null, done })
    },
  }
}
