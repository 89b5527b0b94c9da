import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PlaceCustomOrder } from '#contract/custom.ts'
import { newCode } from '#lib/code.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Money } from '#ui/money.tsx'
import { NotAuthenticated } from '#ui/not-authenticated.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TimeField } from '#ui/time-field.tsx'
import { useSaving } from '#ui/use-saving.ts'
import { useValue } from '#ui/use-value.ts'
import type { CustomService } from '../../data.ts'
import { placeTitle } from '../../operations/words.ts'
import {
  emptyOrder,
  formOfOrder,
  orderBody,
  orderProblems,
  totalOf,
  whenFields,
  type OrderField,
} from './new-order.ts'

const fieldId = (field: string) => `order-${field}`

/** An order for a guest who stands at the desk, or whose room's bill it goes on. */
export function OrderDialog({
  service,
  today,
  changing,
  onClose,
  onSaved,
}: {
  service: CustomService
  today: string
  /** One that waits or was refused, in whose place this one goes. */
  changing: OperationRow | null
  onClose: () => void
  onSaved: (ids: string[]) => void
}) {
  const { t, i18n } = useLingui()
  const [form, setForm] = useState(() =>
    changing ? formOfOrder(changing.body as PlaceCustomOrder) : emptyOrder(today),
  )
  const [made] = useState(() => ({ id: uuidv7(), code: newCode() }))
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState(false)
  const { busy, failure, save } = useSaving()
  const token = useValue(offline().session)?.token
  const all = orderProblems(service, form)
  const problems = attempt === 0 ? {} : all
  const fields = whenFields(service)
  const total = totalOf(service, form)
  const name = service.names.en
  const field = (one: OrderField) => ({
    id: fieldId(one),
    value: form[one],
    error: problems[one] && i18n._(problems[one]),
    onChange: (value: string) => setForm((now) => ({ ...now, [one]: value })),
  })

  async function confirm() {
    setAttempt(attempt + 1)
    setRefused(!token)
    if (!token || Object.keys(all).length > 0) return
    const { outbox, actor } = offline()
    const { code = made.code } = (changing?.body ?? {}) as Partial<PlaceCustomOrder>
    const body = orderBody(service, form, code)
    const words = { title: i18n._(placeTitle(body, name)), detail: name }
    const ids = await save(async () => {
      if (changing !== null) {
        const outcome = await outbox.change(changing.id, { body, words })
        return [outcome.outcome === 'changed' ? outcome.successor.id : changing.id]
      }
      const route = 'placeCustomOrder' as const
      return [(await outbox.confirm({ id: made.id, route, body, actor: actor(), words })).id]
    })
    if (ids !== null) onSaved(ids)
  }

  return (
    <Dialog
      open
      closeOnBackdrop={false}
      onClose={onClose}
      title={t`Order: ${name}`}
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
          errors={Object.entries(problems).map(([one, message]) => ({
            id: fieldId(one),
            message: i18n._(message),
          }))}
        />
        {refused && (
          <NotAuthenticated>
            <Trans>Please login first.</Trans>
          </NotAuthenticated>
        )}
        {failure && <NotSaved title={t`The order was not saved.`} reason={failure} phone="" />}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('qty')} label={t`Quantity`} inputMode="decimal" />
          {fields.includes('day') && <DateField {...field('day')} label={t`Day`} />}
          {fields.includes('time') && <TimeField {...field('time')} label={t`Time`} />}
          {fields.includes('untilDay') && <DateField {...field('untilDay')} label={t`Until`} />}
          {fields.includes('untilTime') && (
            <TimeField {...field('untilTime')} label={t`Until what time`} />
          )}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('name')} label={t`Guest name`} maxLength={120} />
          <TextField {...field('phone')} label={t`Phone`} type="tel" optional />
          <TextField
            {...field('room')}
            label={t`Room`}
            hint={t`On this room’s bill; left empty, it is paid at the desk.`}
            maxLength={20}
            optional
          />
        </div>
        <TextArea {...field('notes')} label={t`Notes`} maxLength={1000} rows={2} optional />
        <p className="flex items-baseline justify-between border-t border-line pt-3 font-semibold">
          <Trans>Total</Trans>
          {total === null ? '–' : <Money cents={total} />}
        </p>
      </div>
    </Dialog>
  )
}
