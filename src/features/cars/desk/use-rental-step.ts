import { useLingui } from '@lingui/react/macro'
import type { RescheduleRental } from '#contract/rentals.ts'
import { rentalStatuses } from '#domain/cars.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { NotSavedError } from '#offline/outbox/types.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { useToasts } from '#ui/toasts.tsx'
import { rentalGroup, rentalStepRoutes } from '../operations/desk-steps.ts'
import { daysWords, rentalStepTitle } from '../operations/desk-steps-words.ts'
import type { DeskRental } from './data.ts'
import { openStepsByRental } from './steps-of.ts'

/** A step as it is wished; what the person saw is added from the rental. */
export type WishedStep =
  | { step: 'approve' | 'complete' }
  | { step: 'cancel'; reason: string }
  | ({ step: 'reschedule' } & Pick<RescheduleRental, 'pickup_date' | 'dropoff_date'>)

function bodyOf(rental: DeskRental, wished: WishedStep): object {
  if (wished.step === 'reschedule') {
    const { pickup_date, dropoff_date } = wished
    const seen = { pickup_date: rental.pickup_date, dropoff_date: rental.dropoff_date }
    return { pickup_date, dropoff_date, seen }
  }
  // The state, where it is one that our house knows.
  const status = rentalStatuses.find((one) => one === rental.status)
  return {
    ...(status === undefined ? {} : { seen: { status } }),
    ...(wished.step === 'cancel' && { reason: wished.reason.trim() || null }),
  }
}

/**
 * Takes a step on a rental: into the outbox, saying what the person saw and which step of theirs it
 * follows (design §5). Answers whether it was saved; when not, the person is told at once and nothing
 * has changed.
 */
export function useRentalStep(): (rental: DeskRental, wished: WishedStep) => Promise<boolean> {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  return async (rental, wished) => {
    const { client, outbox, actor, actorKey } = offline()
    const operations = client.getQueryData<OperationRow[]>(outboxQuery([actorKey()]).queryKey)
    const steps = openStepsByRental(operations ?? []).get(rental.id) ?? []
    const before = steps.findLast(({ wish }) => wish === null)
    const body = bodyOf(rental, wished)
    const guest = rental.customer_name || t`Guest`
    const days = daysWords(rental.pickup_date, rental.dropoff_date)
    try {
      await outbox.confirm({
        route: rentalStepRoutes[wished.step],
        params: { id: rental.id },
        body,
        group: rentalGroup(rental.id),
        after: before ? [before.id] : [],
        actor: actor(),
        words: {
          title: i18n._(rentalStepTitle(wished.step, body)),
          detail: [guest, rental.car_name, days].filter((word) => word !== '').join(' · '),
        },
      })
      return true
    } catch (error) {
      if (!(error instanceof NotSavedError)) throw error
      toasts.show({
        tone: 'error',
        text: t`This could not be saved on this device, so nothing was done. Make room on the device or reload, then try again.`,
      })
      return false
    }
  }
}
