import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { BookBundle, BookRoom } from '#contract/bookings.ts'
import { addDays, momentOf } from '#domain/days.ts'
import { offline } from '#offline/offline.ts'
import { NotSavedError, type NewOperation } from '#offline/outbox/types.ts'
import { bookBundleTitle, bookRoomTitle } from '../operations/words.ts'

export type NotSavedReason = NotSavedError['reason'] | 'other'

/** What is confirmed, and the names of its rooms. */
export type Confirmed =
  | { route: 'bookRoom'; body: BookRoom; names: string }
  | { route: 'bookBundle'; body: BookBundle; names: string }

/** What came of confirming: the row to follow. `tooLate`: the house had taken it already. */
export type Submitted = { saved: string } | { tooLate: string }

/** Confirms a booking, or a change of one; says only what is true. */
export function useSubmit(timezone: string) {
  const { i18n } = useLingui()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<NotSavedReason | null>(null)
  const under = useRef(false)

  async function submit(
    confirmed: Confirmed,
    { id, changing }: { id: string; changing: string | null },
  ): Promise<Submitted | null> {
    // A second tap comes before the button shows that it is busy.
    if (under.current) return null
    under.current = true
    setBusy(true)
    setFailure(null)
    const { route, body, names } = confirmed
    const title =
      confirmed.route === 'bookRoom'
        ? bookRoomTitle(confirmed.body, names)
        : bookBundleTitle(confirmed.body)
    const operation = {
      body,
      words: { title: i18n._(title), detail: names },
      // It makes sense until the day of arrival is over at the house.
      validUntil: momentOf(timezone, addDays(body.schedule.check_in, 1), '00:00').toISOString(),
    }
    try {
      if (changing !== null) return await change(changing, operation)
      const row = await offline().outbox.confirm({
        id,
        route,
        // The public page books for a guest, whoever is signed in at the desk of this device.
        actor: { kind: 'guest' },
        ...operation,
      })
      return { saved: row.id }
    } catch (error) {
      setFailure(error instanceof NotSavedError ? error.reason : 'other')
      return null
    } finally {
      under.current = false
      setBusy(false)
    }
  }
  return { busy, failure, submit }
}

async function change(
  id: string,
  operation: Pick<NewOperation, 'body' | 'words' | 'validUntil'>,
): Promise<Submitted> {
  const outcome = await offline().outbox.change(id, operation)
  if (outcome.outcome === 'changed') return { saved: outcome.successor.id }
  return outcome.outcome === 'asked' ? { saved: id } : { tooLate: id }
}
