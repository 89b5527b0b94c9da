import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { tables } from '#contract/services/tables.ts'
import type { Reservation } from '#contract/tables.ts'
import { reservationSteps, type ReservationStep } from '#domain/tables.ts'
import { CancelledAlert, useGuestFacts } from '#parts/desk/guest-facts.tsx'
import { ServiceActions, useServiceStep, type DeskSteps } from '#parts/desk/service-actions.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { deskStepMeanings, stepLabels, stepTexts, whenWords } from '../operations.ts'

const steps: DeskSteps<ReservationStep> = {
  service: tables,
  texts: stepTexts,
  labels: stepLabels,
  overlays: deskStepMeanings,
}

/** The lawful steps from the state shown, the usual one first. */
export function ReservationActions({
  reservation,
  only,
}: {
  reservation: Reservation
  /** These alone, e.g. on today's board; all of them where absent. */
  only?: readonly ReservationStep[]
}) {
  const { t } = useLingui()
  const take = useServiceStep(steps)
  const guest = reservation.customer_name || t`Guest`
  const people = t`${plural(reservation.party_size, { one: '# person', other: '# people' })}`
  const about = [guest, people, whenWords(reservation)]
  return (
    <ServiceActions
      steps={steps}
      row={reservation}
      open={reservationSteps
        .open(reservation.status)
        .filter((step) => only?.includes(step) ?? true)}
      about={about}
      cancel={{
        title: t`Cancel the table of ${guest}?`,
        confirmLabel: t`Cancel table`,
        keepLabel: t`Keep table`,
        what: whenWords(reservation),
        becomes: (
          <Trans>
            The seats are free for others at once, and the guest is told. This cannot be undone.
          </Trans>
        ),
      }}
      asked={{
        'no-show': {
          quiet: true,
          renderDialog: ({ busy, onClose, confirm }) => (
            <ConfirmDialog
              open
              tone="primary"
              busy={busy}
              onClose={onClose}
              onConfirm={() => confirm(take(reservation, 'no-show', about))}
              title={t`${guest} did not come?`}
              confirmLabel={t`Mark as no-show`}
              cancelLabel={t`Keep waiting`}
            >
              <p className="mb-2 font-semibold">{whenWords(reservation)}</p>
              <Trans>The seats are free for others at once.</Trans>
            </ConfirmDialog>
          ),
        },
      }}
    />
  )
}

/** A reservation's details, to read. */
export function ReservationDetails({ reservation }: { reservation: Reservation }) {
  const { t } = useLingui()
  const guestFacts = useGuestFacts()
  const said = [
    { term: t`Custom dish`, detail: reservation.custom_request },
    { term: t`Promo code`, detail: reservation.promo_code },
  ]
  return (
    <div className="grid gap-5">
      <CancelledAlert reason={reservation.cancel_reason} />
      {reservation.notes && (
        <p className="rounded-sm bg-waiting-ground px-3 py-2 text-waiting">{reservation.notes}</p>
      )}
      <DescriptionList
        items={[
          {
            term: t`Wished for`,
            detail: (
              <>
                <DateText value={reservation.date} format="weekday" /> · {reservation.time}
              </>
            ),
          },
          {
            term: t`Party`,
            detail: <Plural value={reservation.party_size} one="# person" other="# people" />,
          },
          ...said.filter(({ detail }) => detail),
          ...guestFacts(reservation),
        ]}
      />
    </div>
  )
}
