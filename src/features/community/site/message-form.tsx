import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalText } from '#offline/refusal-text.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { syncStatusOf } from '#offline/sync-status.ts'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Form } from '#ui/form.tsx'
import { SyncStatusLabel } from '#ui/sync-status.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import {
  emptyMessage,
  messageBody,
  messageFrom,
  messageProblems,
  type MessageField,
} from '../message-form.ts'
import { summaryErrors } from './fields.ts'
import { useGuestForm } from './use-guest-form.ts'

const idOf = (field: MessageField) => `message-${field}`

/** A message to the house (spec 1 §2, §5). It waits on the device while there is no internet. */
export function MessageForm() {
  const { t, i18n } = useLingui()
  const { phone } = useHouse()
  const { form, change, busy, failure, attempt, setAttempt, changing, send } = useGuestForm(
    'sendMessage',
    'message',
    emptyMessage,
    messageFrom,
  )
  const [sent, setSent] = useState<string | null>(null)
  const problems = attempt === 0 ? [] : messageProblems(form)
  const wrong = (field: MessageField) => {
    const found = problems.find((one) => one.field === field)
    return found && i18n._(found.message)
  }

  async function submit(): Promise<void> {
    setSent(null)
    setAttempt(attempt + 1)
    if (messageProblems(form).length > 0) return
    const body = messageBody(form)
    const { subject } = body
    const words = { title: t`Message: ${subject}`, detail: body.message }
    setSent(await send(body, words, emptyMessage))
  }

  return (
    <Form onSend={() => void submit()} className="grid gap-4">
      <ErrorSummary attempt={attempt} errors={summaryErrors(i18n, problems, idOf)} />
      <TextField
        id={idOf('name')}
        label={t`Name`}
        value={form.name}
        onChange={(name) => change({ name })}
        error={wrong('name')}
        autoComplete="name"
        maxLength={120}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id={idOf('email')}
          type="email"
          label={t`Email`}
          value={form.email}
          onChange={(email) => change({ email })}
          error={wrong('email')}
          autoComplete="email"
          maxLength={200}
        />
        <TextField
          type="tel"
          label={t`Phone`}
          optional
          value={form.phone}
          onChange={(number) => change({ phone: number })}
          autoComplete="tel"
          maxLength={40}
        />
      </div>
      <TextField
        id={idOf('subject')}
        label={t`Subject`}
        value={form.subject}
        onChange={(subject) => change({ subject })}
        error={wrong('subject')}
        maxLength={200}
      />
      <TextArea
        id={idOf('message')}
        label={t`Message`}
        value={form.message}
        onChange={(message) => change({ message })}
        error={wrong('message')}
        rows={5}
        maxLength={4000}
      />
      {failure !== null && (
        <NotSaved title={t`Your message was not saved`} reason={failure} phone={phone} />
      )}
      {sent !== null && <WhatBecameOfIt id={sent} />}
      <Button type="submit" size="lg" busy={busy} className="justify-self-start">
        {changing === null ? <Trans>Send message</Trans> : <Trans>Send the changed message</Trans>}
      </Button>
    </Form>
  )
}

/** Follows the request live: the success text is shown only when the server has the message. */
function WhatBecameOfIt({ id }: { id: string }) {
  const { t } = useLingui()
  const { data: operations = [] } = useQuery(outboxQuery(['guest']))
  const operation = operations.find((one) => one.id === id)
  if (operation === undefined) return null
  const syncStatus = syncStatusOf(operation)
  if (syncStatus === 'received') {
    return (
      <Alert tone="confirmed" live>
        <Trans>Message sent successfully. We’ll get back to you soon.</Trans>
      </Alert>
    )
  }
  if (syncStatus === 'needs-decision' || syncStatus === 'not-sent') {
    return (
      <Alert
        tone="error"
        live
        title={t`Failed to send your message.`}
        action={<TextLink to={`/requests/${id}`}>{t`See what you can do`}</TextLink>}
      >
        {refusalText(operation.answer) ?? t`Something went wrong. Please try again.`}
      </Alert>
    )
  }
  return (
    <Alert tone="waiting" live>
      {syncStatus !== 'over' && <SyncStatusLabel syncStatus={syncStatus} />}{' '}
      <TextLink to={`/requests/${id}`}>
        <Trans>Follow it</Trans>
      </TextLink>
    </Alert>
  )
}
