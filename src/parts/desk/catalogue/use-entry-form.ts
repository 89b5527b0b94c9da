import { useEffect, useState } from 'react'
import { looseList, looseObject, looseText } from '#lib/loose.ts'
import { touched as typedIn } from '#lib/touched.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { clearDraft, readDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { useDraftWriter } from '#parts/use-draft-writer.ts'
import { readPictures } from '#ui/shrink.ts'
import { readForm } from './form.ts'
import type { Kind } from '#parts/catalogue/kind.ts'
import type { Saving } from './save-entry.ts'

/** What the dialog opens with. */
export type EntryStart = Pick<Saving, 'entryId' | 'base' | 'form' | 'changing'>

export interface EntryFormState {
  saving: Saving
  set(part: Partial<Saving>): void
  /** One field, or several. */
  change(part: Saving['form']): void
  /** An unfinished form of before was found and is shown. */
  found: boolean
  /** Lets that go. */
  afresh(): void
  /** The draft was looked for: nothing can be saved before. */
  ready: boolean
  /** Saved whole: the draft goes. */
  end(): void
}

const fresh = (start: EntryStart): Saving => ({
  ...start,
  picture: null,
  removed: false,
  withdrawn: [],
  operationId: uuidv7(),
  removalId: uuidv7(),
})

/** Whether there is anything in it that would be missed. */
function isTouched(now: Saving, start: EntryStart): boolean {
  return (
    JSON.stringify(now.form) !== JSON.stringify(start.form) ||
    now.picture !== null ||
    now.removed ||
    now.withdrawn.length > 0
  )
}

/**
 * The form with its draft on the device. The picture is written down apart: half a megabyte is not
 * for every letter that is typed.
 */
export function useEntryForm(kind: Kind, given: EntryStart): EntryFormState {
  // As the dialog opened: what comes in meanwhile is for the house to compare.
  const [start] = useState(given)
  const name = `${kind.resource}:${start.changing ?? start.entryId ?? 'new'}`
  const [saving, setSaving] = useState(() => fresh(start))
  const [found, setFound] = useState(false)
  const [ready, setReady] = useState(false)
  const fields = useDraftWriter<object>(name)
  const pictureApart = useDraftWriter<object>(`${name}:picture`)

  useEffect(() => {
    let gone = false
    void findDraft(kind, name).then((draft) => {
      if (gone) return
      if (draft !== null) {
        // What was typed before it came in stays.
        setSaving((now) => ({
          ...now,
          ...draft,
          form: {
            ...now.form,
            ...draft.form,
            ...(typedIn(now.form, start.form) as Saving['form']),
          },
        }))
        setFound(true)
      }
      setReady(true)
    })
    return () => {
      gone = true
    }
  }, [kind, name, start])

  const { form, base, removed, withdrawn, operationId, picture } = saving
  const touched = isTouched(saving, start)
  useEffect(() => {
    if (!ready) return
    fields.put(touched ? { form, base, removed, withdrawn, operationId } : null)
  }, [ready, fields, touched, form, base, removed, withdrawn, operationId])
  useEffect(() => {
    if (ready) pictureApart.put(picture && { picture })
  }, [ready, pictureApart, picture])

  useEffect(() => (touched ? holdReload() : undefined), [touched])

  return {
    saving,
    found,
    ready,
    set: (part) => setSaving((now) => ({ ...now, ...part })),
    change: (part) => setSaving((now) => ({ ...now, form: { ...now.form, ...part } })),
    afresh() {
      setFound(false)
      setSaving(fresh(start))
    },
    end() {
      fields.end(null)
      pictureApart.end(null)
    },
  }
}

/** The draft, unless it was saved just before the page went away. */
async function findDraft(kind: Kind, name: string): Promise<Partial<Saving> | null> {
  const [fields, kept] = await Promise.all([readDraft(name), readDraft(`${name}:picture`)])
  const value = looseObject(fields?.value)
  const form = readForm(kind, value.form)
  const base = readForm(kind, value.base)
  const { actorKey, outbox } = offline()
  const rows = await outbox.list([actorKey()]).catch(() => [])
  const confirmed = new Set(rows.map(({ id }) => id))
  const operationId = looseText(value.operationId)
  if (confirmed.has(operationId)) {
    await Promise.all([clearDraft(name), clearDraft(`${name}:picture`)])
    return null
  }
  const picture =
    readPictures([looseObject(kept?.value).picture]).find(({ id }) => !confirmed.has(id)) ?? null
  if (form === null || base === null) return picture && { picture }
  return {
    form,
    base,
    picture,
    removed: value.removed === true,
    withdrawn: looseList(value.withdrawn).map(looseText),
    ...(operationId === '' ? {} : { operationId }),
  }
}
