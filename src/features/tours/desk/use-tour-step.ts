import { useLingui } from '@lingui/react/macro'
import type { StepTourBooking } from '#contract/tour-bookings.ts'
import type { TourStep } from '#domain/tours.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { NotSavedError } from '#offline/outbox/types.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { useToasts } from '#ui/toasts.tsx'
import { tourGroup, tourStatus, tourStepRoutes, tourStepTitles } from '../operations/desk-steps.ts'
import { dayWords } from '../operations/words.ts'
import type { DeskTourBooking } from './data.ts'
import { stepBefore } from './steps-of.ts'

/**
 * Takes a step on a booking: into the outbox, saying what the person saw and which step of theirs
 * it follows (design §5). Answers whether it was saved; when not, the person is told at once and
 * nothing has changed.
 */
export function useTourStep(): (
  booking: DeskTourBooking,
  step: TourStep,
  reason?: string,
) => Promise<boolean> {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  return async (booking, step, reason) => {
    const { client, outbox, actor, actorKey } = offline()
    const operations = client.getQueryData<OperationRow[]>(outboxQuery([actorKey()]).queryKey)
    const before = stepBefore(operations ?? [], booking.id)
    const status = tourStatus(booking.status)
    const body: StepTourBooking = {
      ...(status === null ? {} : { seen: { status } }),
      ...(step === 'cancel' ? { reason: reason?.trim() || null } : {}),
    }
    const guest = booking.customer_name || t`Guest`
    const about = [guest, booking.tour_name, dayWords(booking.date)]
    try {
      await outbox.confirm({
        route: tourStepRoutes[step],
        params: { id: booking.id },
        body,
        group: tourGroup(booking.id),
        after: before ? [before.id] : [],
        actor: actor(),
        words: {
          title: i18n._(tourStepTitles[step]),
          detail: about.filter((word) => word !== '').join(' · '),
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
