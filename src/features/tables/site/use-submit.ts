import { useLingui } from '@lingui/react/macro'
import type { ReserveTable } from '#contract/tables.ts'
import { momentOf } from '#domain/days.ts'
import { lateAfterMinutes } from '#domain/restaurant.ts'
import { offline } from '#offline/offline.ts'
import { useSaving } from '#ui/use-saving.ts'
import { reserveTitle, whenWords } from '../operations/words.ts'

/** What came of confirming: the row to follow. `tooLate`: the house had taken it already. */
export type Submitted = { saved: string } | { tooLate: string }

/** Confirms a reservation, or a change of one; says only what is true. */
export function useSubmit(timezone: string) {
  const { i18n } = useLingui()
  const { busy, failure, save } = useSaving()

  function submit(
    asked: ReserveTable,
    { id, changing }: { id: string; changing: string | null },
  ): Promise<Submitted | null> {
    // What the house writes to the guest later is in the language they read now.
    const body: ReserveTable = { ...asked, language: i18n.locale as ReserveTable['language'] }
    const until = momentOf(timezone, body.date, body.time).getTime() + lateAfterMinutes * 60_000
    const operation = {
      body,
      words: { title: i18n._(reserveTitle(body)), detail: whenWords(body) },
      validUntil: new Date(until).toISOString(),
    }
    return save<Submitted>(async () => {
      const { outbox } = offline()
      if (changing !== null) {
        const outcome = await outbox.change(changing, operation)
        if (outcome.outcome === 'changed') return { saved: outcome.successor.id }
        return outcome.outcome === 'asked' ? { saved: changing } : { tooLate: changing }
      }
      const row = await outbox.confirm({
        id,
        route: 'reserveTable',
        // The public page reserves for a guest, whoever is signed in at the desk of this device.
        actor: { kind: 'guest' },
        ...operation,
      })
      return { saved: row.id }
    })
  }
  return { busy, failure, submit }
}
