import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isCode, tidyCode } from '#lib/read-code.ts'
import { offline } from '#offline/offline.ts'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useValue } from '#ui/use-value.ts'
import { useDataRequest, type DataRequest, type Outcome } from './use-data-request.ts'

const idOf = (field: 'code' | 'contact') => `data-${field}`

/** A guest asks for what the house has of them, or to have it removed: a ticket that a person reads. */
export function DataRequestForm() {
  const { t } = useLingui()
  const { phone } = useHouse()
  const link = useValue(offline().link)
  const { form, change, busy, outcome, ask } = useDataRequest()
  const [attempt, setAttempt] = useState(0)
  const wrong = {
    code:
      !isCode(tidyCode(form.code)) &&
      t`Please enter the code of your booking: 8 letters and digits, never 0, O, 1, I, L or U.`,
    contact:
      form.contact.trim() === '' &&
      t`Please enter the phone number or e-mail that you gave when booking.`,
  }
  const said = (field: 'code' | 'contact') => (attempt > 0 && wrong[field]) || undefined
  return (
    <form
      noValidate
      className="grid gap-3 rounded-md border border-line bg-surface p-4 text-ink"
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        if (wrong.code || wrong.contact) return setAttempt(attempt + 1)
        setAttempt(0)
        void ask()
      }}
    >
      <h3 className="text-lg">
        <Trans>Ask for your data</Trans>
      </h3>
      <ErrorSummary
        attempt={attempt}
        errors={(['code', 'contact'] as const).flatMap((field) => {
          const message = said(field)
          return message === undefined ? [] : [{ id: idOf(field), message }]
        })}
      />
      {link.state === 'down' && outcome === null && (
        <Alert
          tone="waiting"
          title={<Trans>Asking for your data needs the link to the house</Trans>}
          action={<CallButton phone={phone} variant="secondary" />}
        >
          <Trans>
            It is down just now. What you type is kept on this device; try again when it is back, or
            call.
          </Trans>
        </Alert>
      )}
      {outcome !== null && <Answer outcome={outcome} phone={phone} />}
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
      <TextField
        id={idOf('code')}
        label={t`Code of a booking`}
        hint={t`8 letters and digits, from your confirmation: H7KM PQ2Z`}
        value={form.code}
        onChange={(code) => change({ code })}
        error={said('code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <TextField
        id={idOf('contact')}
        label={t`Phone number or e-mail`}
        hint={t`The one that you gave when booking`}
        value={form.contact}
        onChange={(contact) => change({ contact })}
        error={said('contact')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        <Trans>Ask the house</Trans>
      </Button>
    </form>
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
          title={<Trans>Nothing was found with these two</Trans>}
          action={call}
        >
          <Trans>
            Look at the code once more, and use the phone number or e-mail that you gave when
            booking. What you typed stays.
          </Trans>
        </Alert>
      )
    case 'slow': {
      const { minutes } = outcome
      return (
        <Alert tone="waiting" live title={<Trans>A little patience, please</Trans>} action={call}>
          <Plural
            value={minutes}
            one="Those were too many tries. Please try again in # minute. What you typed stays."
            other="Those were too many tries. Please try again in # minutes. What you typed stays."
          />
        </Alert>
      )
    }
    case 'not-heard':
      return (
        <Alert tone="error" live title={<Trans>The house was not heard</Trans>} action={call}>
          <Trans>
            Asking for your data needs the link to the house. What you typed stays: try again when
            the link is back. Asking twice does no harm.
          </Trans>
        </Alert>
      )
  }
}
