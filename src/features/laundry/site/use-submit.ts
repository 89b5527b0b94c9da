import { useLingui } from '@lingui/react/macro'
import type { PlaceLaundryOrder } from '#contract/laundry.ts'
import { momentOf } from '#domain/days.ts'
import { lateAfterMinutes } from '#domain/restaurant.ts'
import { offline } from '#offline/offline.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { useSaving } from '#ui/use-saving.ts'
import { laundryTitle } from '../operations/words.ts'

/** What came of confirming: the row to follow. `tooLate`: the house had taken it already. */
export type Submitted = { saved: string } | { tooLate: string }

/** Confirms laundry, or a change of it; says only what is true. */
export function useSubmit(timezone: string) {
  const { i18n } = useLingui()
  const { busy, failure, save } = useSaving()

  function submit(
    asked: PlaceLaundryOrder,
    { id, changing, detail }: { id: string; changing: string | null; detail: string },
  ): Promise<Submitted | null> {
    // What the house writes to the guest later is in the language they read now.
    const body = { ...asked, language: i18n.locale as PlaceLaundryOrder['language'] }
    const [day = '', time = ''] = body.pick_up.split('T')
    const until = momentOf(timezone, day, time).getTime() + lateAfterMinutes * 60_000
    const operation = {
      body,
      words: { title: i18n._(laundryTitle(body)), detail },
      validUntil: new Date(until).toISOString(),
    }
    return save<Submitted>(async () => {
      if (changing !== null) return await change(changing, operation)
      const row = await offline().outbox.confirm({
        id,
        route: 'placeLaundryOrder',
        // The public page orders for a guest, whoever is signed in at the desk of this device.
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
