import { useLingui } from '@lingui/react/macro'
import type { BookBundle, BookRoom } from '#contract/bookings.ts'
import { addDays, momentOf } from '#domain/days.ts'
import { offline } from '#offline/offline.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { useSaving } from '#ui/use-saving.ts'
import { bookBundleTitle, bookRoomTitle } from '../operations/words.ts'

/** What is confirmed, and the names of its rooms. */
export type Confirmed =
  | { route: 'bookRoom'; body: BookRoom; names: string }
  | { route: 'bookBundle'; body: BookBundle; names: string }

/** What came of confirming: the row to follow. `tooLate`: the house had taken it already. */
export type Submitted = { saved: string } | { tooLate: string }

/** Confirms a booking, or a change of one; says only what is true. */
export function useSubmit(timezone: string) {
  const { i18n } = useLingui()
  const { busy, failure, save } = useSaving()

  function submit(
    confirmed: Confirmed,
    { id, changing }: { id: string; changing: string | null },
  ): Promise<Submitted | null> {
    const { route, names } = confirmed
    // What the house writes to the guest later is in the language they read now.
    const body = { ...confirmed.body, language: i18n.locale as BookRoom['language'] }
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
    return save<Submitted>(async () => {
      if (changing !== null) return await change(changing, operation)
      const row = await offline().outbox.confirm({
        id,
        route,
        // The public page books for a guest, whoever is signed in at the desk of this device.
        actor: { kind: 'guest' },
        ...operation,
      })
      return { saved: row.id }
    })
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
