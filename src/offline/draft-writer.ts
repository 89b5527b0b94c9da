import { clearDraft, saveDraft } from './drafts.ts'

/** How long a person may type before it is written down, ms. */
const SETTLE = 250

/** Writes a form down as it changes; nothing that was put is lost by leaving. */
export interface DraftWriter<Draft> {
  /** Null: there is nothing in it that would be missed. */
  put(draft: Draft | null): void
  /** Now: the page is put away, or the screen left. */
  flush(): void
  /** The last that is written; what comes after it is not. */
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
      timer = setTimeout(flush, SETTLE)
    },
  }
}
