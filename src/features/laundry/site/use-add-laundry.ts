import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { putInCart } from '#offline/stay-cart.ts'
import type { ForStay } from '#ui/for-stay.ts'
import { useAddToStay } from '#ui/use-add-to-stay.ts'
import { bodyOf } from '../form/body.ts'
import type { LaundryForm } from '../form/form.ts'
import type { Quote } from '../form/quote.ts'
import type { Schedule } from '../form/schedule.ts'
import { stayLineOf } from '../form/stay-line.ts'
import { laundryTitle } from '../operations/words.ts'

/** Puts laundry with the rest of a stay, and leads there: these steps are done. */
export function useAddLaundry() {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const { busy, add } = useAddToStay()
  return {
    busy,
    /** `forStay`: where the person came from, if they did. `done`: it lies there. */
    add(
      form: LaundryForm,
      { schedule, quote }: { schedule: Schedule; quote: Quote },
      detail: string,
      { forStay, done }: { forStay: ForStay | null; done: () => void },
    ): Promise<void> {
      // Nobody is named in the joined notes: who it is for is said with the whole stay.
      const nameless = { ...form, name: '', phone: '', email: '' }
      const body = bodyOf(nameless, { code: '', schedule, quote })
      const line = stayLineOf(body, { title: i18n._(laundryTitle(body)), detail })
      const put = () => putInCart(client, line, forStay?.line ?? undefined)
      return add(put, { goThere: true, done })
    },
  }
}
