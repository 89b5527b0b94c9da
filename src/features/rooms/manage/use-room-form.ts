import { useEffect, useState } from 'react'
import { looseList, looseObject, looseText } from '#lib/loose.ts'
import { touched as typedIn } from '#lib/touched.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { clearDraft, readDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { useDraftWriter } from '#parts/use-draft-writer.ts'
import { readForm, type RoomForm } from './form.ts'
import { readPictures } from '#ui/shrink.ts'
import type { Saving } from './save-room.ts'

/** What the dialog opens with. */
export type RoomStart = Pick<Saving, 'roomId' | 'base' | 'form' | 'changing'>

export interface RoomFormState {
  saving: Saving
  change(part: Partial<RoomForm>): void
  /** More than the fields: pictures, and what was written down already. */
  set(part: Partial<Saving> | ((now: Saving) => Partial<Saving>)): void
  /** An unfinished form of before was found and is shown. */
  found: boolean
  /** Lets that go. */
  afresh(): void
  /** The draft was looked for: nothing can be saved before. */
  ready: boolean
  /** Saved whole: the draft goes. */
  end(): void
}

const fresh = (start: RoomStart): Saving => ({
  ...start,
  pictures: [],
  removed: [],
  withdrawn: [],
  operationId: uuidv7(),
})

/** Whether there is anything in it that would be missed. */
function isTouched(now: Saving, start: RoomStart): boolean {
  return (
    JSON.stringify(now.form) !== JSON.stringify(start.form) ||
    now.pictures.length + now.removed.length + now.withdrawn.length > 0
  )
}

/**
 * The form with its draft on the device. Pictures are written down apart: half a megabyte each is
 * not for every letter that is typed.
 */
export function useRoomForm(given: RoomStart): RoomFormState {
  // As the dialog opened: what comes in meanwhile is for the house to compare.
  const [start] = useState(given)
  const name = draftName(start)
  const [saving, setSaving] = useState(() => fresh(start))
  const [found, setFound] = useState(false)
  const [ready, setReady] = useState(false)
  const fields = useDraftWriter<object>(name)
  const picturesApart = useDraftWriter<object>(`${name}:pictures`)

  useEffect(() => {
    let gone = false
    void findDraft(name).then((draft) => {
      if (gone) return
      if (draft !== null) {
        // What was typed before it came in stays.
        setSaving((now) => ({
          ...now,
          ...draft,
          form: { ...now.form, ...draft.form, ...typedIn(now.form, start.form) },
        }))
        setFound(true)
      }
      setReady(true)
    })
    return () => {
      gone = true
    }
  }, [name, start])

  const { form, base, removed, withdrawn, operationId, pictures } = saving
  const touched = isTouched(saving, start)
  useEffect(() => {
    if (!ready) return
    fields.put(touched ? { form, base, removed, withdrawn, operationId } : null)
  }, [ready, fields, touched, form, base, removed, withdrawn, operationId])
  useEffect(() => {
    if (ready) picturesApart.put(pictures.length > 0 ? { pictures } : null)
  }, [ready, picturesApart, pictures])

  useEffect(() => (touched ? holdReload() : undefined), [touched])

  return {
    saving,
    found,
    ready,
    change: (part) => setSaving((now) => ({ ...now, form: { ...now.form, ...part } })),
    set: (part) =>
      setSaving((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) })),
    afresh() {
      setFound(false)
      setSaving(fresh(start))
    },
    end() {
      fields.end(null)
      picturesApart.end(null)
    },
  }
}

function draftName({ roomId, changing }: RoomStart): string {
  return `room:${changing ?? roomId ?? 'new'}`
}

/** The draft, unless it was saved just before the page went away. */
async function findDraft(name: string): Promise<Partial<Saving> | null> {
  const [fields, kept] = await Promise.all([readDraft(name), readDraft(`${name}:pictures`)])
  const value = looseObject(fields?.value)
  const form = readForm(value.form)
  const base = readForm(value.base)
  const { actorKey, outbox } = offline()
  const rows = await outbox.list([actorKey()]).catch(() => [])
  const confirmed = new Set(rows.map(({ id }) => id))
  const operationId = looseText(value.operationId)
  if (confirmed.has(operationId)) {
    await Promise.all([clearDraft(name), clearDraft(`${name}:pictures`)])
    return null
  }
  const pictures = readPictures(looseObject(kept?.value).pictures)
  const left = pictures.filter(({ id }) => !confirmed.has(id))
  if (form === null || base === null) return left.length > 0 ? { pictures: left } : null
  return {
    form,
    base,
    pictures: left,
    removed: looseList(value.removed).map(looseText),
    withdrawn: looseList(value.withdrawn).map(looseText),
    ...(operationId === '' ? {} : { operationId }),
  }
}
