import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { PlaceOrder } from '#contract/restaurant.ts'
import { momentOf } from '#domain/days.ts'
import { lateAfterMinutes } from '#domain/restaurant.ts'
import { offline } from '#offline/offline.ts'
import { NotSavedError } from '#offline/outbox/types.ts'
import { orderDetail, orderTitle } from '../operations/place.ts'

export type NotSavedReason = NotSavedError['reason'] | 'other'

/** What came of confirming: the row to follow, or why there is none. */
export type Submitted =
  | { saved: string }
  /** The house had taken the order already, or another end came first: nothing was changed. */
  | { tooLate: string }

/** Confirms an order, or a change of one; says only what is true. */
export function useSubmit(timezone: string) {
  const { i18n } = useLingui()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<NotSavedReason | null>(null)
  const under = useRef(false)

  async function submit(
    body: PlaceOrder,
    { id, changing }: { id: string; changing: string | null },
  ): Promise<Submitted | null> {
    // A second tap comes before the button shows that it is busy.
    if (under.current) return null
    under.current = true
    setBusy(true)
    setFailure(null)
    const { date, time } = body.schedule
    const until = momentOf(timezone, date, time).getTime() + lateAfterMinutes * 60_000
    const operation = {
      body,
      words: { title: i18n._(orderTitle(body)), detail: orderDetail(body) },
      validUntil: new Date(until).toISOString(),
    }
    try {
      if (changing !== null) return await change(changing, operation)
      const row = await offline().outbox.confirm({
        id,
        route: 'placeRestaurantOrder',
        // The public page orders for a guest, whoever is signed in at the desk of this device.
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
  return { busy, failure, submit, forget: () => setFailure(null) }
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
