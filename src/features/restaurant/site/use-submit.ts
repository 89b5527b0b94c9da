import { useLingui } from '@lingui/react/macro'
import type { PlaceOrder } from '#contract/restaurant.ts'
import { momentOf } from '#domain/days.ts'
import { lateAfterMinutes } from '#domain/restaurant.ts'
import { offline } from '#offline/offline.ts'
import { useSaving } from '#ui/use-saving.ts'
import { orderDetail, orderTitle } from '../operations/place.ts'

/** What came of confirming: the row to follow, or why there is none. */
export type Submitted =
  | { saved: string }
  /** The house had taken the order already, or another end came first: nothing was changed. */
  | { tooLate: string }

/** Confirms an order, or a change of one; says only what is true. */
export function useSubmit(timezone: string) {
  const { i18n } = useLingui()
  const { busy, failure, save, forget } = useSaving()

  function submit(
    asked: PlaceOrder,
    { id, changing }: { id: string; changing: string | null },
  ): Promise<Submitted | null> {
    // What the house writes to the guest later is in the language they read now.
    const body: PlaceOrder = { ...asked, language: i18n.locale as PlaceOrder['language'] }
    const { date, time } = body.schedule
    const until = momentOf(timezone, date, time).getTime() + lateAfterMinutes * 60_000
    const operation = {
      body,
      words: { title: i18n._(orderTitle(body)), detail: orderDetail(body) },
      validUntil: new Date(until).toISOString(),
    }
    return save<Submitted>(async () => {
      if (changing !== null) return await change(changing, operation)
      const row = await offline().outbox.confirm({
        id,
        route: 'placeRestaurantOrder',
        // The public page orders for a guest, whoever is signed in at the desk of this device.
        actor: { kind: 'guest' },
        ...operation,
      })
      return { saved: row.id }
    })
  }
  return { busy, failure, submit, forget }
}

type Operation = Pick<
  Parameters<ReturnType<typeof offline>['outbox']['confirm']>[0],
  'body' | 'words' | 'validUntil'
>

async function change(id: string, operation: Operation): Promise<Submitted> {
  const outcome = await offline().outbox.change(id, operation)
  if (outcome.outcome === 'changed') return { saved: outcome.successor.id }
  return outcome.outcome === 'asked' ? { saved: id } : { tooLate: id }
}
