import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type ComponentType } from 'react'
import { uuidv7 } from '#lib/uuid.ts'
import { PhoneField } from '#parts/desk/contact-fields.tsx'
import type { Contact } from '#parts/desk/bans.ts'
import { useDraftedForm } from '#parts/desk/drafted-form.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Money } from '#ui/money.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSaving } from '#ui/use-saving.ts'
import type { Customer } from '#contract/customers.ts'
import { customerProblems, readForm, type CustomerForm, type CustomerProblem } from '../form.ts'
import { saveCustomer } from '../save.ts'
import { useHouse } from '../use-house.ts'
import type { CustomerStart } from './change-start.ts'
import { PersonData } from './person-data.tsx'

/** View and edit a customer, or add one (spec 3 §2.10, §5). */
export function CustomerDialog({
  start: given,
  Stays,
  onClose,
}: {
  start: CustomerStart
  Stays: ComponentType<{ contact: Contact }>
  onClose: () => void
}) {
  const { t, i18n } = useLingui()
  const base = useId()
  const idOf = (field: CustomerProblem['field']) => `${base}-${field}`
  const [start] = useState(given)
  const { saving, found, change, afresh, end } = useDraftedForm({
    name: `customer:${start.changing ?? start.customer?.id ?? 'new'}`,
    fresh: () => ({ form: start.form, operationId: uuidv7() }),
    readForm,
  })
  const { form, operationId } = saving
  const { phone } = useHouse()
  const { busy, failure, save } = useSaving()
  const [attempt, setAttempt] = useState(0)
  const { customer } = start
  const problems = attempt === 0 ? [] : problemsOf(form, start)
  const errors = Object.fromEntries(
    problems.map(({ field, message }) => [field, i18n._(message)]),
  ) as Partial<Record<CustomerProblem['field'], string>>

  async function submit() {
    setAttempt(attempt + 1)
    if (problemsOf(form, start).length > 0) return
    const done = await save(async () => {
      await saveCustomer({ ...start, form, operationId })
      return true
    })
    if (!done) return
    end()
    onClose()
  }

  return (
    <DialogForm
      title={customer === null ? t`Add Customer` : customer.name}
      onClose={onClose}
      onSend={() => void submit()}
      act={<Trans>Save</Trans>}
      busy={busy}
      after={
        customer !== null && (
          <>
            <div className="mt-5 empty:hidden">
              <Stays contact={customer} />
            </div>
            <PersonData customer={customer} onErased={onClose} />
          </>
        )
      }
    >
      {failure && <NotSaved title={t`The customer was not saved`} reason={failure} phone={phone} />}
      <ErrorSummary
        attempt={attempt}
        errors={problems.map(({ field, message }) => ({
          id: idOf(field),
          message: i18n._(message),
        }))}
      />
      {found && (
        <StatusLine
          action={
            <Button variant="quiet" onClick={afresh}>
              <Trans>Start afresh</Trans>
            </Button>
          }
        >
          <Trans>This is what you had typed before.</Trans>
        </StatusLine>
      )}
      {customer !== null && <CustomerSummary customer={customer} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id={idOf('name')}
          label={t`Name`}
          value={form.name}
          error={errors.name}
          maxLength={120}
          autoComplete="off"
          onChange={(name) => change({ name })}
          data-autofocus={customer === null ? true : undefined}
        />
        <TextField
          id={idOf('email')}
          label={t`Email`}
          type="email"
          inputMode="email"
          optional={isEmailOptional(customer)}
          value={form.email}
          error={errors.email}
          maxLength={200}
          autoComplete="off"
          onChange={(email) => change({ email })}
        />
        <PhoneField
          id={idOf('phone')}
          value={form.phone}
          error={errors.phone}
          onChange={(text) => change({ phone: text })}
        />
      </div>
      <TextArea
        label={t`Notes`}
        optional
        rows={3}
        value={form.notes}
        maxLength={2000}
        onChange={(notes) => change({ notes })}
      />
      <div className="grid gap-2">
        <CheckboxField label={t`VIP`} checked={form.vip} onChange={(vip) => change({ vip })} />
        <CheckboxField
          label={t`Banned`}
          hint={t`Warns the desk. Nothing they ask for is refused by itself.`}
          checked={form.banned}
          onChange={(banned) => change({ banned })}
        />
        <CheckboxField
          label={t`May be sent offers`}
          checked={form.marketing_opt_in}
          onChange={(marketing_opt_in) => change({ marketing_opt_in })}
        />
      </div>
    </DialogForm>
  )
}

/** A customer from a booking without an e-mail can be saved without one. */
const isEmailOptional = (customer: Customer | null) => customer !== null && customer.email === null

const problemsOf = (form: CustomerForm, { customer, base }: CustomerStart) =>
  customerProblems(form, base, { emailMissing: isEmailOptional(customer) })

function CustomerSummary({ customer }: { customer: Customer }) {
  const { t } = useLingui()
  return (
    <>
      {customer.banned && (
        <Alert tone="error" title={t`Banned`}>
          <Trans>Speak with a manager before you take anything from this guest.</Trans>
        </Alert>
      )}
      <DescriptionList
        items={[
          { term: t`Bookings`, detail: customer.bookings },
          { term: t`Spend`, detail: <Money amount={customer.spend} /> },
          {
            term: t`Last Seen`,
            detail:
              customer.last_seen === null ? (
                t`Never`
              ) : (
                <DateText value={customer.last_seen} format="long" />
              ),
          },
          ...(customer.changed_by === null
            ? []
            : [{ term: t`Changed by`, detail: customer.changed_by }]),
        ]}
      />
    </>
  )
}
