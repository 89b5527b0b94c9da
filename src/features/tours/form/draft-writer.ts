import { clearDraft, saveDraft } from '#offline/drafts.ts'
import { isWorthKeeping, type TourForm } from './form.ts'
import type { TourIds } from './ids.ts'

/** How long a person may type before it is written down, ms. */
const SETTLE = 250

/** Writes the form down as it changes; nothing that was put is lost by leaving. */
export interface DraftWriter {
  put(form: TourForm, ids: TourIds): void
  /** Now: the page is put away, or the screen left. */
  flush(): void
}

export function createDraftWriter(
  name: string,
  store: { save: typeof saveDraft; clear: typeof clearDraft } = {
    save: saveDraft,
    clear: clearDraft,
  },
): DraftWriter {
  let timer: ReturnType<typeof setTimeout> | undefined
  let put: { form: TourForm; ids: TourIds } | undefined
  const flush = () => {
    clearTimeout(timer)
    if (put === undefined) return
    const { form, ids } = put
    put = undefined
    // Never awaited: drafts don't throw, and the form itself still has everything.
    void (isWorthKeeping(form) ? store.save(name, { ...form, ids }) : store.clear(name))
  }
  return {
    flush,
    put(form, ids) {
      put = { form, ids }
      clearTimeout(timer)
      timer = setTimeout(flush, SETTLE)
    },
  }
}
