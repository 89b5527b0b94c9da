import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Reservation, StepReservation } from '#contract/tables.ts'
import type { ReservationStep } from '#domain/tables.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { NotSavedError } from '#offline/outbox/types.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { useToasts } from '#ui/toasts.tsx'
import { reservationGroup, stepRoutes, stepTitles } from '../operations/desk-steps.ts'
import { whenWords } from '../operations/words.ts'
import { openStepsByReservation } from './steps-of.ts'

/**
 * Takes a step on a reservation: into the outbox, saying what the person saw and which step of
 * theirs it follows (design §5). Answers whether it was saved; when not, the person is told at once
 * and nothing has changed.
 */
export function useReservationStep(): (
  reservation: Reservation,
  step: ReservationStep,
  reason?: string,
) => Promise<boolean> {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  return async (reservation, step, reason) => {
    const { client, outbox, actor, actorKey } = offline()
    const operations = client.getQueryData<OperationRow[]>(outboxQuery([actorKey()]).queryKey)
    const before = openStepsByReservation(operations ?? [])
      .get(reservation.id)
      ?.findLast(({ wish }) => wish === null)
    const body: StepReservation = {
      seen: { status: reservation.status },
      ...(step === 'cancel' && { reason: reason?.trim() || null }),
    }
    const guest = reservation.customer_name || t`Guest`
    const people = t`${plural(reservation.party_size, { one: '# person', other: '# people' })}`
    try {
      await outbox.confirm({
        route: stepRoutes[step],
        params: { id: reservation.id },
        body,
        group: reservationGroup(reservation.id),
        after: before ? [before.id] : [],
        actor: actor(),
        words: {
          title: i18n._(stepTitles[step]),
          detail: `${guest} · ${people} · ${whenWords(reservation)}`,
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
