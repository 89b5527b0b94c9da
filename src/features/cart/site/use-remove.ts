import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { putInCart, takeFromCart, type StoredCartLine } from '#offline/stay-cart.ts'
import { useToasts } from '#ui/toasts.tsx'

/** Takes a line out of the cart; it can be put back while the toast is shown. */
export function useRemove() {
  const { t } = useLingui()
  const client = useQueryClient()
  const toasts = useToasts()
  return async (line: StoredCartLine) => {
    const { title } = line
    if (!(await takeFromCart(client, [line.line]))) {
      toasts.show({ tone: 'error', text: t`This device could not save that. Please try again.` })
      return
    }
    toasts.show({
      tone: 'neutral',
      text: t`Removed: ${title}`,
      action: { label: t`Put it back`, onAction: () => void putInCart(client, line, line.line) },
    })
  }
}
