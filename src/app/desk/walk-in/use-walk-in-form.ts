import { useEffect, useRef, useState } from 'react'
import { readDraft } from '#offline/drafts.ts'
import { useDraftWriter } from '#parts/use-draft-writer.ts'
import { isConfirmed } from './confirm.ts'
import { isBegun, newWalkIn, readWalkIn, type WalkInForm } from './form.ts'

const DRAFT = 'walk-in'

/** The draft, unless its walk-in was saved just before the page went away. */
async function findDraft(): Promise<WalkInForm | null> {
  const draft = readWalkIn((await readDraft(DRAFT))?.value)
  return draft === null || (await isConfirmed(draft)) ? null : draft
}

/** The form with its draft on this device; `room`: what an address names, where nothing was begun. */
export function useWalkInForm(room: string | null) {
  const [form, setForm] = useState<WalkInForm>(() => ({ ...newWalkIn(), roomId: room ?? '' }))
  const writer = useDraftWriter<WalkInForm>(DRAFT)
  const touched = useRef(false)

  useEffect(() => {
    let left = false
    void findDraft().then((draft) => {
      if (!left && !touched.current && draft !== null) {
        setForm(room === null ? draft : { ...draft, roomId: room })
      }
    })
    return () => {
      left = true
    }
  }, [room])

  return {
    form,
    change(patch: Partial<WalkInForm>) {
      touched.current = true
      const next = { ...form, ...patch }
      setForm(next)
      writer.put(isBegun(next) ? next : null)
    },
    /** It is with the outbox: the draft is over. */
    end: () => writer.end(null),
  }
}
