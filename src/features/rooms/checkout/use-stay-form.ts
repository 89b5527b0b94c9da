import { useEffect, useState } from 'react'
import { looseObject, looseText } from '#lib/loose.ts'
import { readDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { newBookingIds, readBookingIds, type BookingIds } from './booking-ids.ts'
import { createDraftWriter } from '#offline/draft-writer.ts'
import { afterBooking, emptyForm, isWorthKeeping, type StayForm } from './form.ts'
import { mergedDraft, readDraftForm, withoutPast } from './read-draft.ts'

export interface StayFormState {
  form: StayForm
  change(part: Partial<StayForm> | ((form: StayForm) => StayForm)): void
  ids: BookingIds
  /** The draft was looked for: before that no step can be refused for what it lacks. */
  ready: boolean
  /**
   * After it was saved, on leaving: what stays of the draft are the person's own details, and the
   * form is written down no more.
   */
  leave(): void
}

interface Draft {
  form: StayForm
  ids: BookingIds
  /** What the address asked for when the form was filled in. */
  asked: string
}

export interface StayFormStart {
  /** Name of the draft; the same for the life of the screen. */
  draft: string
  /** What stands in it before anything was typed, e.g. a booking to be changed. */
  initial: StayForm
  /** What the address asks for: it counts over an older draft, not over what was changed since. */
  asked: Partial<StayForm>
  /** The house's day. */
  today: string
}

/** The wizard's form with its draft on the device. */
export function useStayForm({ draft, initial, asked, today }: StayFormStart): StayFormState {
  // As the screen opened: later addresses are this wizard's own steps.
  const [opened] = useState(() => ({
    form: { ...initial, ...asked },
    asked,
    askedFor: JSON.stringify(asked),
    today,
  }))
  const [form, setForm] = useState(opened.form)
  const [ids, setIds] = useState(newBookingIds)
  const [ready, setReady] = useState(false)
  const [writer] = useState(() => createDraftWriter<object>(draft))

  useEffect(() => {
    let gone = false
    void findDraft(draft).then((found) => {
      if (gone) return
      if (found !== null) {
        const same = found.asked === opened.askedFor
        const merged = same ? found.form : { ...found.form, ...opened.asked }
        const kept = withoutPast(merged, opened.today)
        setForm((now) => (now === opened.form ? kept : mergedDraft(kept, now)))
        setIds(found.ids)
      }
      setReady(true)
    })
    return () => {
      gone = true
    }
  }, [draft, opened])

  useEffect(() => {
    if (!ready) return
    writer.put(isWorthKeeping(form) ? { ...form, ids, asked: opened.askedFor } : null)
  }, [ready, writer, form, ids, opened])

  const begun = form.name !== '' || form.phone !== ''
  useEffect(() => (begun ? holdReload() : undefined), [begun])

  useEffect(() => {
    // A phone that is put away may never come back to this page.
    const away = () => {
      if (document.visibilityState === 'hidden') writer.flush()
    }
    document.addEventListener('visibilitychange', away)
    return () => {
      document.removeEventListener('visibilitychange', away)
      writer.flush()
    }
  }, [writer])

  return {
    form,
    ids,
    ready,
    change: (part) =>
      setForm((now) => (typeof part === 'function' ? part(now) : { ...now, ...part })),
    leave() {
      const left = afterBooking(form)
      writer.end(isWorthKeeping(left) ? { ...left, ids: newBookingIds(), asked: '' } : null)
    },
  }
}

/** The draft, unless its booking was saved just before the page went away. */
async function findDraft(name: string): Promise<Draft | null> {
  const draft = await readDraft(name)
  const form = readDraftForm(draft?.value)
  if (form === null) return null
  const asked = looseText(looseObject(draft?.value).asked)
  const ids = readBookingIds(draft?.value)
  if (ids === null) return { form, ids: newBookingIds(), asked }
  const rows = await offline()
    .outbox.list(['guest'])
    .catch(() => [])
  const saved = rows.some(({ id }) => id === ids.id)
  return saved
    ? { form: { ...emptyForm, ...afterBooking(form) }, ids: newBookingIds(), asked: '' }
    : { form, ids, asked }
}
