import type { Content, ContentField } from '#contract/content.ts'
import { useKeptEdits } from '#parts/use-kept-edits.ts'
import { afterSaving, conflictsOf, edited, readEdits, unsaved, type Edits } from './rules.ts'

const DRAFT = 'content'

export interface ContentForm {
  /** A part as it is being edited. */
  valueOf: (part: ContentField) => unknown
  set: (part: ContentField, value: unknown) => void
  edits: Edits
  /** Parts that a colleague changed meanwhile. */
  conflicts: readonly ContentField[]
  /** Writes the edits onto the device at once, before they are sent. */
  keep: () => Promise<unknown>
  /** Own text goes on, over the colleague's. */
  keepMine: (part: ContentField) => void
  /** These edits were sent, and the draft is `now`. */
  saved: (sent: Edits, now: Content) => void
  /** These parts are as the draft has them. */
  drop: (parts: readonly ContentField[]) => void
  /** Texts typed earlier were found and are shown. */
  found: boolean
}

/** What was typed and is not in the draft yet, kept on this device over reloads. */
export function useContentForm(base: Content): ContentForm {
  const { edits, setEdits, found, keep } = useKeptEdits<Edits>(DRAFT, readEdits, (all) =>
    unsaved(all, base),
  )
  return {
    edits,
    found,
    valueOf: (part) => {
      const edit = edits[part]
      return edit === undefined ? base[part] : edit.value
    },
    set: (part, value) => setEdits((all) => edited(all, base, part, value)),
    conflicts: conflictsOf(edits, base),
    keep,
    keepMine: (part) =>
      setEdits((all) => {
        const edit = all[part]
        return edit === undefined ? all : { ...all, [part]: { ...edit, seen: base[part] } }
      }),
    saved: (sent, now) => setEdits((all) => afterSaving(all, sent, now)),
    drop: (parts) =>
      setEdits((all) =>
        Object.fromEntries(
          Object.entries(all).filter(([part]) => !parts.includes(part as ContentField)),
        ),
      ),
  }
}
