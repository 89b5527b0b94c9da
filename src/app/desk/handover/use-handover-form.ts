import { useEffect, useRef, useState } from 'react'
import { readDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { useDraftWriter } from '#parts/use-draft-writer.ts'
import { newHandover, readHandover, type HandoverForm } from './handover-form.ts'

const DRAFT = 'handover'

/** The draft, unless its count was saved just before the page went away. */
async function findDraft(): Promise<HandoverForm | null> {
  const draft = readHandover((await readDraft(DRAFT))?.value)
  if (draft === null) return null
  const rows = await offline()
    .outbox.list()
    .catch(() => [])
  return rows.some(({ id }) => id === draft.operationId) ? null : draft
}

/** The form of a handover with its draft on this device. */
export function useHandoverForm() {
  const [form, setForm] = useState(newHandover)
  const [begun, setBegun] = useState(false)
  const writer = useDraftWriter<HandoverForm>(DRAFT)
  const touched = useRef(false)

  useEffect(() => {
    let left = false
    void findDraft().then((draft) => {
      if (left || touched.current || draft === null) return
      setForm(draft)
      setBegun(true)
    })
    return () => {
      left = true
    }
  }, [])
  useEffect(() => (begun ? holdReload() : undefined), [begun])

  return {
    form,
    change(patch: Partial<HandoverForm>) {
      touched.current = true
      setBegun(true)
      const next = { ...form, ...patch }
      setForm(next)
      writer.put(next)
    },
    /** The shift is over: the draft is, too. */
    end: () => writer.end(null),
  }
}
