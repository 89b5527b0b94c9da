import { useEffect, useState } from 'react'
import { readAt } from '#contract/route.ts'
import { readDraft, saveDraft } from '#offline/drafts.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { useDraftWriter } from './use-draft-writer.ts'
import { useStored } from './use-stored.ts'

/**
 * What was changed in a form and is not saved yet, by field; kept on this device over reloads. What is
 * typed before the kept edits come in stays.
 *
 * @param read kept edits of any version
 * @param unsaved those that are not at the house already
 */
export function useKeptEdits<Edits extends object>(
  name: string,
  read: (kept: unknown) => Edits,
  unsaved: (edits: Edits) => Edits,
) {
  const [typed, setEdits] = useState({} as Edits)
  const edits = unsaved(typed)
  const [found, setFound] = useState(false)
  const writer = useDraftWriter<object>(name)
  const any = Object.keys(edits).length > 0

  const ready = useStored(
    async () => read(readAt((await readDraft(name))?.value, 'edits')),
    (kept) => {
      if (Object.keys(kept).length === 0) return
      setEdits((now) => ({ ...kept, ...now }))
      setFound(true)
    },
  )
  const draft = any ? JSON.stringify(edits) : null
  useEffect(() => {
    if (ready) writer.put(draft === null ? null : { edits: JSON.parse(draft) as object })
  }, [ready, draft, writer])
  useEffect(() => (any ? holdReload() : undefined), [any])

  return {
    edits,
    setEdits,
    /** Edits of before were found and are shown. */
    found: found && any,
    /** They need no word any more. */
    dismissFound: () => setFound(false),
    /** Writes them down at once, before a save: a page closed in the middle has no older ones. */
    keep: () => saveDraft(name, { edits }),
  }
}
