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

/** A form on its way into the outbox, as far as its draft has it. */
interface Drafted<Form> {
  form: Form
  /** The thing as the person saw it, where the form is compared with it. */
  base?: Form
  /** Of the operation on the fields: what was saved already is found by it. */
  operationId: string
  /** Chosen just now: one, or several. */
  picture?: ChosenPicture | null
  pictures?: readonly ChosenPicture[]
  /** Its picture is to go, or these of its pictures. */
  removed?: boolean | readonly string[]
  /** Operations on its pictures that still wait, to be withdrawn. */
  withdrawn?: readonly string[]
}

interface Given<Form, Saving> {
  /** Of the draft. */
  name: string
  /** What the dialog opens with. */
  fresh: () => Saving
  /** Null for what is no form. */
  readForm: (value: unknown) => Form | null
}

/**
 * A form with its draft on the device, found again after a crash. Pictures are written down apart:
 * half a megabyte is not for every letter that is typed.
 */
export function useDraftedForm<Form extends object, Saving extends Drafted<Form>>(
  given: Given<Form, Saving>,
) {
  // As the dialog opened: what comes in meanwhile is for the house to compare.
  const [{ name, fresh, readForm }] = useState(given)
  const [start] = useState(fresh)
  const [saving, setSaving] = useState(start)
  const [found, setFound] = useState(false)
  const [ready, setReady] = useState(false)
  const apart = picturesOf(start)
  const fields = useDraftWriter<object>(name)
  const pictures = useDraftWriter<object>(`${name}:${apart}`)

  useEffect(() => {
    let gone = false
    void findDraft(name, start, readForm).then((draft) => {
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
  }, [name, start, readForm])

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
    /** More than the fields: pictures, and what was written down already. */
    set: (part: Partial<Saving> | ((now: Saving) => Partial<Saving>)) =>
      setSaving((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) })),
    change: (part: Partial<Form>) =>
      setSaving((now) => ({ ...now, form: { ...now.form, ...part } })),
    /** An unfinished form of before was found and is shown. */
    found,
    /** Lets that go. */
    afresh() {
      setFound(false)
      setSaving(fresh())
    },
    /** The draft was looked for: nothing can be saved before. */
    ready,
    /** Saved whole: the draft goes. */
    end() {
      fields.end(null)
      if (apart) pictures.end(null)
    },
  }
}

const hasAny = (...values: unknown[]) => values.flat().some(Boolean)

/** Where a form has its pictures; undefined: it has none. */
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

/** That an unfinished form of before is shown, and the way to begin anew. */
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
