import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { useToasts } from './toasts.tsx'
import { useSaving } from './use-saving.ts'

/** Where everything for a stay lies together until it is booked. */
export const STAY_PATH = '/book'

/** What came of putting something there. */
export type AddedToStay = 'added' | 'full' | 'not_kept'

/** Puts something with the rest of the stay, and says what came of it. */
export function useAddToStay() {
  const { t } = useLingui()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { busy, save } = useSaving()

  /** `goThere`: the person came from there, and goes back to it. `done`: it lies there. */
  async function add(
    put: () => Promise<AddedToStay>,
    { goThere, done }: { goThere: boolean; done: () => void },
  ): Promise<void> {
    const added = (await save(put)) ?? 'not_kept'
    if (added !== 'added') {
      const text =
        added === 'full'
          ? t`Your stay is full: take something out of it first.`
          : t`This device could not keep that. Everything you typed is still here.`
      toasts.show({ tone: 'error', text })
      return
    }
    done()
    if (goThere) {
      await navigate(STAY_PATH)
    } else {
      toasts.show({
        tone: 'confirmed',
        text: t`Added to your stay. It is booked and paid together with the rest.`,
        action: { label: t`See my stay`, onAction: () => void navigate(STAY_PATH) },
      })
    }
  }
  return { busy, add }
}
