import { useEffect, useRef, useState } from 'react'
import { readDraft } from '#offline/drafts.ts'
import { useDraftWriter } from '#parts/use-draft-writer.ts'
import { isConfirmed } from './confirm.ts'
import { isBegun, newWalkIn, readWalkIn, type WalkInForm } from './form.ts'

const DRAFT = 'walk-in'

/** The draft, unless its walk-in was saved just before the page went away. */
async function findDraft(): Promise<WalkInForm | null> {
  const kept = readWalkIn((await readDraft(DRAFT))?.value)
  return kept === null || (await isConfirmed(kept)) ? null : kept
}

/** The form with its draft on this device; `room`: what an address names, where nothing was begun. */
export function useWalkInForm(room: string | null) {
  const [form, setForm] = useState<WalkInForm>(() => ({ ...newWalkIn(), roomId: room ?? '' }))
  const writer = useDraftWriter<WalkInForm>(DRAFT)
  const touched = useRef(false)

  useEffect(() => {
    let left = false
    void findDraft().then((kept) => {
      if (!left && !touched.current && kept !== null) {
        setForm(room === null ? kept : { ...kept, roomId: room })
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
