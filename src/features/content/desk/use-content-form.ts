import { useEffect, useState } from 'react'
import type { Content, ContentField } from '#contract/content.ts'
import { readAt } from '#contract/route.ts'
import { readDraft, saveDraft } from '#offline/drafts.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { useDraftWriter } from '#parts/use-draft-writer.ts'
import { conflictsOf, edited, readEdits, unsaved, type Edits } from './rules.ts'

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
  /** These parts are as the draft has them. */
  drop: (parts: readonly ContentField[]) => void
  /** Texts typed earlier were found and are shown. */
  found: boolean
}

/** What was typed and is not in the draft yet, kept on this device over reloads. */
export function useContentForm(base: Content): ContentForm {
  const [typed, setEdits] = useState<Edits>({})
  const edits = unsaved(typed, base)
  const [ready, setReady] = useState(false)
  const [found, setFound] = useState(false)
  const writer = useDraftWriter<object>(DRAFT)
  const any = Object.keys(edits).length > 0

  useEffect(() => {
    let unmounted = false
    void readDraft(DRAFT).then((draft) => {
      if (unmounted) return
      const kept = readEdits(readAt(draft?.value, 'edits'))
      if (Object.keys(kept).length > 0) {
        // What was typed before it came in stays.
        setEdits((now) => ({ ...kept, ...now }))
        setFound(true)
      }
      setReady(true)
    })
    return () => {
      unmounted = true
    }
  }, [])
  const draft = any ? JSON.stringify(edits) : null
  useEffect(() => {
    if (ready) writer.put(draft === null ? null : { edits: JSON.parse(draft) as object })
  }, [ready, draft, writer])
  useEffect(() => (any ? holdReload() : undefined), [any])

  return {
    edits,
    found: found && any,
    valueOf: (part) => {
      const edit = edits[part]
      return edit === undefined ? base[part] : edit.value
    },
    set: (part, value) => setEdits((all) => edited(all, base, part, value)),
    conflicts: conflictsOf(edits, base),
    keep: () => saveDraft(DRAFT, { edits }),
    keepMine: (part) =>
      setEdits((all) => {
        const edit = all[part]
        return edit === undefined ? all : { ...all, [part]: { ...edit, seen: base[part] } }
      }),
    drop: (parts) =>
      setEdits((all) =>
        Object.fromEntries(
          Object.entries(all).filter(([part]) => !parts.includes(part as ContentField)),
        ),
      ),
  }
}
