import { useRef, useState } from 'react'
import { readDraft } from '#offline/drafts.ts'
import { useDraftWriter } from '#parts/use-draft-writer.ts'
import { useStored } from '#parts/use-stored.ts'

/** A form of the desk whose operations have their ids before they are confirmed. Plain data. */
export interface DeskFormKind<Form extends object> {
  /** Name of the draft on the device. */
  draft: string
  fresh(): Form
  /** A draft that an older version may have written; null: nothing of it is readable. */
  read(value: unknown): Form | null
  /** Something in it that would be missed. */
  isBegun(form: Form): boolean
  /** Whether its operations were saved just before the page went away. */
  isSaved(form: Form): Promise<boolean>
  /** What the address names, in a form or a found draft. */
  opened?(form: Form): Form
}

const same = <Form>(form: Form) => form

/** The form with its draft on this device, found again after a reload or a crash. */
export function useDeskForm<Form extends object>(kind: DeskFormKind<Form>) {
  const [{ draft, fresh, read, isBegun, isSaved, opened = same }] = useState(kind)
  const [form, setForm] = useState<Form>(() => opened(fresh()))
  const writer = useDraftWriter<Form>(draft)
  const touched = useRef(false)

  useStored(
    async () => {
      const found = read((await readDraft(draft))?.value)
      return found === null || (await isSaved(found)) ? null : found
    },
    (found) => {
      if (found !== null && !touched.current) setForm(opened(found))
    },
  )

  return {
    form,
    change(patch: Partial<Form>) {
      touched.current = true
      const next = { ...form, ...patch }
      setForm(next)
      writer.put(isBegun(next) ? next : null)
    },
    /** It is with the outbox: the draft is over. */
    end: () => writer.end(null),
  }
}

export type DeskForm<Form extends object> = ReturnType<typeof useDeskForm<Form>>
