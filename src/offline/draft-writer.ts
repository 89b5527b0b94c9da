import { clearDraft, saveDraft } from './drafts.ts'

/** A form is saved this long after the last change, ms. */
const SAVE_DELAY_MS = 250

/** Saves a form as it changes. `flush` saves at once, so that leaving loses nothing. */
export interface DraftWriter<Draft> {
  /** Null: the form is empty, so the draft is deleted. */
  put(draft: Draft | null): void
  /** Saves now: the page is hidden, or the screen is left. */
  flush(): void
  /** Saves for the last time; later changes are ignored. */
  end(draft: Draft | null): void
}

export function createDraftWriter<Draft>(
  name: string,
  store: { save: typeof saveDraft; clear: typeof clearDraft } = {
    save: saveDraft,
    clear: clearDraft,
  },
): DraftWriter<Draft> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let put: { draft: Draft | null } | undefined
  let ended = false
  const flush = () => {
    clearTimeout(timer)
    if (put === undefined) return
    const { draft } = put
    put = undefined
    // Never awaited: drafts don't throw, and the form itself still has everything.
    void (draft === null ? store.clear(name) : store.save(name, draft))
  }
  return {
    flush,
    end(draft) {
      put = { draft }
      ended = true
      flush()
    },
    put(draft) {
      if (ended) return
      put = { draft }
      clearTimeout(timer)
      timer = setTimeout(flush, SAVE_DELAY_MS)
    },
  }
}
