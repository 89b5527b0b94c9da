import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { dirtyFields as typedIn } from '#lib/dirty-fields.ts'
import { clearDraft, readDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { readPictures, type ChosenPicture } from '#ui/shrink.ts'
import { useDraftWriter } from '../use-draft-writer.ts'
import { useStored } from '../use-stored.ts'

/** The parts of a form being saved that its draft needs. */
interface Drafted<Form> {
  form: Form
  /** The values that the person saw, to find what changed. */
  base?: Form
  /** Id of the operation on the fields: a repeated save finds the first by it. */
  operationId: string
  /** Newly chosen pictures: one, or several. */
  picture?: ChosenPicture | null
  pictures?: readonly ChosenPicture[]
  /** True: its picture is removed. A list: these of its pictures are. */
  removed?: boolean | readonly string[]
  /** Waiting operations on its pictures, to be withdrawn. */
  withdrawn?: readonly string[]
}

interface Given<Form, Saving> {
  /** Name of the draft. */
  name: string
  /** The start values of the dialog. */
  fresh: () => Saving
  /** Null where the value is not a form. */
  readForm: (value: unknown) => Form | null
}

/**
 * A form with its draft on the device, restored after a crash. Pictures are stored separately, so
 * that half a megabyte is not written at every key.
 */
export function useDraftedForm<Form extends object, Saving extends Drafted<Form>>(
  given: Given<Form, Saving>,
) {
  // As the dialog opened: what comes in meanwhile is for the house to compare.
  const [{ name, fresh, readForm }] = useState(given)
  const [start] = useState(fresh)
  const [saving, setSaving] = useState(start)
  const [found, setFound] = useState(false)
  const apart = picturesOf(start)
  const fields = useDraftWriter<object>(name)
  const pictures = useDraftWriter<object>(`${name}:${apart}`)

  const ready = useStored(
    () => findDraft(name, start, readForm),
    (draft) => {
      if (draft === null) return
      // What was typed before it came in stays.
      setSaving((now) => ({
        ...now,
        ...draft,
        form: { ...now.form, ...draft.form, ...typedIn(now.form, start.form) },
      }))
      setFound(true)
    },
  )

  const { form, base, removed, withdrawn, operationId } = saving
  const chosen = apart && saving[apart]
  // Whether there is anything in it that would be missed.
  const isDirty =
    JSON.stringify(form) !== JSON.stringify(start.form) || hasAny(removed, withdrawn, chosen)
  useEffect(() => {
    if (ready) fields.put(isDirty ? { form, base, removed, withdrawn, operationId } : null)
  }, [ready, fields, isDirty, form, base, removed, withdrawn, operationId])
  useEffect(() => {
    if (ready && apart) pictures.put(hasAny(chosen) ? { [apart]: chosen } : null)
  }, [ready, pictures, apart, chosen])
  useEffect(() => (isDirty ? holdReload() : undefined), [isDirty])

  return {
    start,
    saving,
    /** Changes more than the fields: pictures, and what was saved already. */
    set: (part: Partial<Saving> | ((now: Saving) => Partial<Saving>)) =>
      setSaving((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) })),
    change: (part: Partial<Form>) =>
      setSaving((now) => ({ ...now, form: { ...now.form, ...part } })),
    /** A draft was restored and is shown. */
    found,
    /** Discards it. */
    afresh() {
      setFound(false)
      setSaving(fresh())
    },
    /** The draft was read; nothing can be saved before. */
    ready,
    /** Everything was saved: removes the draft. */
    end() {
      fields.end(null)
      if (apart) pictures.end(null)
    },
  }
}

const hasAny = (...values: unknown[]) => values.flat().some(Boolean)

/** The key of the form's pictures; undefined: it has none. */
const picturesOf = (form: object) =>
  (['pictures', 'picture'] as const).find((field) => field in form)

/** The draft, unless it was saved just before the page went away. */
async function findDraft<Form, Saving extends Drafted<Form>>(
  name: string,
  start: Saving,
  readForm: (value: unknown) => Form | null,
): Promise<Partial<Saving> | null> {
  const apart = picturesOf(start)
  const [fields, stored] = await Promise.all([
    readDraft(name),
    apart ? readDraft(`${name}:${apart}`) : null,
  ])
  const value = (fields?.value ?? {}) as Partial<Record<keyof Drafted<Form>, unknown>>
  const { actorKey, outbox } = offline()
  const rows = await outbox.list([actorKey()]).catch(() => [])
  const confirmed = new Set<unknown>(rows.map(({ id }) => id))
  if (confirmed.has(value.operationId)) {
    await Promise.all([clearDraft(name), apart && clearDraft(`${name}:${apart}`)])
    return null
  }
  const draft: Partial<Drafted<Form>> = {}
  if (apart) {
    const chosen = (stored?.value as typeof value | undefined)?.[apart]
    const left = readPictures([chosen].flat()).filter(({ id }) => !confirmed.has(id))
    if (apart === 'pictures') draft.pictures = left
    else draft.picture = left[0] ?? null
  }
  const form = readForm(value.form)
  const base = start.base && readForm(value.base)
  if (form !== null && base !== null) {
    Object.assign(draft, { form, base })
    if (typeof value.operationId === 'string') draft.operationId = value.operationId
    if (Array.isArray(start.removed)) draft.removed = texts(value.removed)
    else draft.removed = value.removed === true
    if (start.withdrawn) draft.withdrawn = texts(value.withdrawn)
  } else if (!hasAny(draft.picture, draft.pictures)) return null
  return draft as Partial<Saving>
}

const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

/** Notice that a draft was restored, with a button to start again. */
export function FoundDraft({ found, afresh }: { found: boolean; afresh: () => void }) {
  if (!found) return null
  return (
    <Alert
      tone="info"
      action={
        <Button variant="secondary" onClick={afresh}>
          <Trans>Start afresh</Trans>
        </Button>
      }
    >
      <Trans>This is what you had typed before, not yet saved.</Trans>
    </Alert>
  )
}
