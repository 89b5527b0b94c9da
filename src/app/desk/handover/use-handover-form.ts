import { useEffect, useState } from 'react'
import { offline } from '#offline/offline.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { useDeskForm } from '../use-desk-form.ts'
import { newHandover, readHandover, type HandoverForm } from './handover-form.ts'

/** Whether its count was saved. */
async function isSaved({ operationId }: HandoverForm): Promise<boolean> {
  const rows = await offline()
    .outbox.list()
    .catch(() => [])
  return rows.some(({ id }) => id === operationId)
}

/** The form of a handover with its draft on this device. */
export function useHandoverForm() {
  const [empty] = useState(newHandover)
  const desk = useDeskForm<HandoverForm>({
    draft: 'handover',
    fresh: () => empty,
    read: readHandover,
    isBegun: () => true,
    isSaved,
  })
  const begun = desk.form !== empty
  useEffect(() => (begun ? holdReload() : undefined), [begun])
  return desk
}
