import { useLingui } from '@lingui/react/macro'
import type { RentCar } from '#contract/rentals.ts'
import { momentOf } from '#domain/days.ts'
import { lateAfterMinutes } from '#domain/restaurant.ts'
import { offline } from '#offline/offline.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { useSaving } from '#ui/use-saving.ts'
import { rentCarTitle } from '../operations/words.ts'

/** What came of confirming: the row to follow. `tooLate`: the house had taken it already. */
export type Submitted = { saved: string } | { tooLate: string }

/** Confirms a rental, or a change of one; says only what is true. */
export function useSubmit(timezone: string) {
  const { i18n } = useLingui()
  const { busy, failure, save } = useSaving()

  function submit(
    { body: asked, carName }: { body: RentCar; carName: string },
    { id, changing }: { id: string; changing: string | null },
  ): Promise<Submitted | null> {
    // What the house writes to the guest later is in the language they read now.
    const body = { ...asked, language: i18n.locale as RentCar['language'] }
    const { pickup_date, pickup_time } = body.schedule
    const until = momentOf(timezone, pickup_date, pickup_time).getTime() + lateAfterMinutes * 60_000
    const operation = {
      body,
      words: { title: i18n._(rentCarTitle(body, carName)), detail: carName },
      validUntil: new Date(until).toISOString(),
    }
    return save<Submitted>(async () => {
      if (changing !== null) return await change(changing, operation)
      const row = await offline().outbox.confirm({
        id,
        route: 'rentCar',
        // The public page rents for a guest, whoever is signed in at the desk of this device.
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
