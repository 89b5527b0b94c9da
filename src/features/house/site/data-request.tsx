import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { offline } from '#offline/offline.ts'
import { useHouse } from '#parts/use-house.ts'
import { Form } from '#ui/form.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { codeProblems } from '#ui/code-and-contact.ts'
import { CodeContactErrors, CodeContactFields } from '#ui/code-contact-fields.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { useValue } from '#ui/use-value.ts'
import { useDataRequest, type DataRequest, type Outcome } from './use-data-request.ts'

/** A guest asks for a copy of their data, or for its removal: a ticket that staff read. */
export function DataRequestForm() {
  const { t } = useLingui()
  const { phone } = useHouse()
  const link = useValue(offline().link)
  const { form, change, busy, outcome, ask } = useDataRequest()
  const [attempt, setAttempt] = useState(0)
  const problems = attempt === 0 ? [] : codeProblems(form)
  return (
    <Form
      className="grid gap-3 rounded-md border border-line bg-surface p-4 text-ink"
      onSend={() => {
        if (busy) return
        if (codeProblems(form).length > 0) return setAttempt(attempt + 1)
        setAttempt(0)
        void ask()
      }}
    >
      <h3 className="text-lg">
        <Trans>Ask for your data</Trans>
      </h3>
      <CodeContactErrors name="data" problems={problems} attempt={attempt} />
      {link.state === 'down' && outcome === null && (
        <Alert
          tone="waiting"
          title={<Trans>You need internet to ask for your data</Trans>}
          action={<CallButton phone={phone} variant="secondary" />}
        >
          <Trans>
            There is no internet just now. What you type is kept; try later, or call us.
          </Trans>
        </Alert>
      )}
      <RadioCards<DataRequest['wish']>
        name="wish"
        label={t`What do you ask for?`}
        value={form.wish}
        onChange={(wish) => change({ wish })}
        options={[
          { value: 'export', label: t`A copy of what the house has of me` },
          { value: 'erase', label: t`Remove what the house has of me` },
        ]}
      />
      <CodeContactFields
        name="data"
        codeLabel={t`Code of a booking`}
        form={form}
        change={change}
        problems={problems}
      />
      {/* The answer is beside the pressed button: on a phone the form's head is out of sight. */}
      {outcome !== null && <Answer outcome={outcome} phone={phone} />}
      <Button type="submit" busy={busy} className="justify-self-start">
        <Trans>Ask the house</Trans>
      </Button>
    </Form>
  )
}

function Answer({ outcome, phone }: { outcome: Outcome; phone: string }) {
  const call = <CallButton phone={phone} variant="secondary" />
  switch (outcome.kind) {
    case 'taken':
      return (
        <Alert tone="confirmed" live title={<Trans>The house has your request</Trans>}>
          <Trans>
            A person reads it and answers at the phone number or e-mail of that booking. Nothing is
            sent or removed before that.
          </Trans>
        </Alert>
      )
    case 'not-found':
      return (
        <Alert
          tone="error"
          live
          title={<Trans>No booking matches this code and contact</Trans>}
          action={call}
        >
          <Trans>
            Check the code, and use the phone number or e-mail that you gave when booking. What you
            typed is still here.
          </Trans>
        </Alert>
      )
    case 'slow': {
      const { minutes } = outcome
      return (
        <Alert tone="waiting" live title={<Trans>A little patience, please</Trans>} action={call}>
          <Plural
            value={minutes}
            one="Those were too many tries. Please try again in # minute. What you typed is still here."
            other="Those were too many tries. Please try again in # minutes. What you typed is still here."
          />
        </Alert>
      )
    }
    case 'not-offered':
      return (
        <Alert
          tone="error"
          live
          title={<Trans>You cannot ask for your data on this site</Trans>}
          action={call}
        >
          <Trans>Please call us. What you typed is still here.</Trans>
        </Alert>
      )
    case 'not-heard':
      return (
        <Alert tone="error" live title={<Trans>The house did not answer</Trans>} action={call}>
          <Trans>
            You need internet to ask for your data. What you typed is still here; try again when you
            are online. Asking twice does no harm.
          </Trans>
        </Alert>
      )
  }
}
