import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { TextField } from '#ui/text-field.tsx'
import { findProblems, type FindForm as Form } from '../form.ts'

const idOf = (field: keyof Form) => `find-${field}`

/** The two things that find a booking. */
export function FindForm({
  form,
  change,
  busy,
  wait,
  onFind,
}: {
  form: Form
  change: (part: Partial<Form>) => void
  busy: boolean
  /** After wrong tries the next one has to wait. */
  wait: boolean
  onFind: () => void
}) {
  const { t, i18n } = useLingui()
  const [attempt, setAttempt] = useState(0)
  const problems = attempt === 0 ? [] : findProblems(form)
  const wrong = (field: keyof Form) => {
    const found = problems.find((one) => one.field === field)
    return found && i18n._(found.message)
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setAttempt(attempt + 1)
        if (findProblems(form).length === 0 && !busy && !wait) onFind()
      }}
    >
      <ErrorSummary
        attempt={attempt}
        errors={problems.map(({ field, message }) => ({
          id: idOf(field),
          message: i18n._(message),
        }))}
      />
      <TextField
        id={idOf('code')}
        label={t`Code`}
        hint={t`8 letters and digits, from your confirmation: H7KM PQ2Z`}
        value={form.code}
        onChange={(code) => change({ code })}
        error={wrong('code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        size={12}
      />
      <TextField
        id={idOf('contact')}
        label={t`Phone number or e-mail`}
        hint={t`The one that you gave when booking`}
        value={form.contact}
        onChange={(contact) => change({ contact })}
        error={wrong('contact')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      <Button
        type="submit"
        size="lg"
        busy={busy}
        busyText={t`Looking…`}
        aria-disabled={wait || undefined}
        className="justify-self-start"
      >
        <Trans>Find my booking</Trans>
      </Button>
    </form>
  )
}
