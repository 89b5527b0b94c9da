import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { LaundryOrder, PlaceLaundryOrder, UpdateLaundryOrder } from '#contract/laundry.ts'
import type { LaundryFees } from '#domain/laundry.ts'
import { newCode } from '#lib/code.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { useHeld } from '#parts/desk/use-held.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { NotAuthenticated } from '#ui/not-authenticated.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TimeField } from '#ui/time-field.tsx'
import { useSaving } from '#ui/use-saving.ts'
import { useValue } from '#ui/use-value.ts'
import { laundryDetail, laundryTitle } from '../../operations/place.ts'
import { paidOf } from '../paid-alert.tsx'
import { draftFor, editBody, editQuote, saveEdit, servicesFor } from './edit-order.ts'
import {
  draftOf,
  orderBody,
  orderProblems,
  quoteOf,
  validLines,
  type OrderableService,
  type OrderDraft,
} from './new-order.ts'
import { emptyLine, OrderLines, OrderSums } from './order-lines.tsx'

/** New/Edit Laundry Order (spec 3 §2.8): dropped off first, picked up after. */
export function OrderDialog({
  services: offered,
  fees,
  times,
  editing: order,
  changing,
  onClose,
  onSaved,
}: {
  services: readonly OrderableService[]
  fees: LaundryFees
  /** What is offered first, of the house's clock. */
  times: Pick<OrderDraft, 'dropOff' | 'dropOffTime' | 'pickUp' | 'pickUpTime'>
  /** An order of the house's that is changed; null: a new one. */
  editing: LaundryOrder | null
  /** One that waits or was refused, to be put otherwise. */
  changing: OperationRow | null
  onClose: () => void
  onSaved: (operationIds: string[]) => void
}) {
  const { t, i18n } = useLingui()
  const { busy, failure, save } = useSaving()
  const token = useValue(offline().session)?.token
  // As it was when the form was opened: what comes meanwhile is the house's to tell.
  const [editing] = useState(order)
  const held = useHeld({ kind: 'laundry', id: editing?.id ?? '' })
  const [draft, setDraft] = useState<OrderDraft>(() =>
    editing !== null
      ? draftFor(editing, changing?.body as UpdateLaundryOrder | undefined)
      : changing === null
        ? { ...times, customer: '', room: '', rush: false, notes: '', lines: [emptyLine] }
        : draftOf(changing.body as PlaceLaundryOrder),
  )
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState(false)
  const [made] = useState(() => ({ id: uuidv7(), code: newCode() }))
  const services = editing ? servicesFor(editing, offered) : offered
  const problems = attempt === 0 ? {} : orderProblems(draft, services)
  const quote = editing ? editQuote(editing, draft, services, fees) : quoteOf(draft, services, fees)
  // A guest's, whose laundry the house fetches and brings back: its fees are more than the rush.
  const fetched = editing?.pickup ?? false
  const percent = Math.round(fees.rushRate * 100)
  const change = (part: Partial<OrderDraft>) => setDraft((now) => ({ ...now, ...part }))
  const errorOf = (field: keyof typeof problems) => problems[field] && i18n._(problems[field])

  async function confirm() {
    setAttempt(attempt + 1)
    setRefused(!token)
    if (!token || Object.keys(orderProblems(draft, services)).length > 0) return
    const { outbox, actor } = offline()
    const lines = validLines(draft, services).map(({ service, qty }) => ({ ...service, qty }))
    const detail = laundryDetail(lines)
    if (editing) {
      const edit = editBody(editing, draft, services, fees)
      // Nothing was changed: nothing is to be saved.
      if (edit === null) onClose()
      else {
        const { id } = made
        const saved = await save(() =>
          saveEdit({ id, order: editing, body: edit, pieces: detail, changing }),
        )
        if (saved !== null) onSaved([saved])
      }
      return
    }
    const body = orderBody(draft, { services, fees, code: made.code })
    const words = { title: i18n._(laundryTitle(body)), detail }
    const done = await save(async () => {
      if (changing !== null) {
        const outcome = await outbox.change(changing.id, { body, words })
        return [outcome.outcome === 'changed' ? outcome.successor.id : changing.id]
      }
      const route = 'placeLaundryOrder' as const
      return [(await outbox.confirm({ id: made.id, route, body, actor: actor(), words })).id]
    })
    if (done !== null) onSaved(done)
  }

  return (
    <Dialog
      open
      closeOnBackdrop={false}
      onClose={onClose}
      title={editing ? t`Edit Laundry Order` : t`New Laundry Order`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            busy={busy}
            busyText={t`Saving…`}
            onClick={() => void confirm()}
          >
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ErrorSummary
          attempt={attempt}
          title={t`Required`}
          errors={Object.entries(problems).map(([field, message]) => ({
            id: `laundry-${field}`,
            message: i18n._(message),
          }))}
        />
        {refused && (
          <NotAuthenticated>
            <Trans>You are not logged in.</Trans>
          </NotAuthenticated>
        )}
        {failure && <NotSaved title={t`Not saved`} reason={failure} phone="" />}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            id="laundry-customer"
            label={t`Customer`}
            value={draft.customer}
            error={errorOf('customer')}
            onChange={(customer) => change({ customer })}
            autoComplete="off"
            maxLength={120}
            data-autofocus
          />
          <TextField
            label={t`Room`}
            optional
            value={draft.room}
            onChange={(room) => change({ room })}
            autoComplete="off"
            maxLength={20}
          />
          <DateField
            id="laundry-dropOff"
            label={
              fetched ? t`We fetch it` : t({ message: 'Drop-off', context: 'laundry counter' })
            }
            value={draft.dropOff}
            error={errorOf('dropOff')}
            onChange={(dropOff) => change({ dropOff })}
          />
          <TimeField
            label={t({ message: 'Drop-off time', context: 'laundry counter' })}
            value={draft.dropOffTime}
            onChange={(dropOffTime) => change({ dropOffTime })}
          />
          <DateField
            id="laundry-pickUp"
            label={
              fetched ? t`We bring it back` : t({ message: 'Pick-up', context: 'laundry counter' })
            }
            value={draft.pickUp}
            error={errorOf('pickUp')}
            onChange={(pickUp) => change({ pickUp })}
          />
          <TimeField
            label={t({ message: 'Pick-up time', context: 'laundry counter' })}
            value={draft.pickUpTime}
            onChange={(pickUpTime) => change({ pickUpTime })}
          />
        </div>
        <OrderLines
          id="laundry-lines"
          lines={draft.lines}
          services={services}
          error={errorOf('lines')}
          onChange={(lines) => change({ lines })}
        />
        <CheckboxField
          label={t`Rush (+${percent}%)`}
          checked={draft.rush}
          onChange={(rush) => change({ rush })}
        />
        <TextArea
          label={t`Notes`}
          optional
          rows={2}
          value={draft.notes}
          onChange={(notes) => change({ notes })}
          maxLength={2000}
        />
        <OrderSums
          quote={quote}
          rush={draft.rush}
          percent={percent}
          fetched={fetched}
          paidCents={editing && paidOf(editing, held)}
        />
      </div>
    </Dialog>
  )
}
