import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from '#ui/form.tsx'
import { Button } from '#ui/button.tsx'
import { codeProblems, type CodeAndContact } from '#ui/code-and-contact.ts'
import { CodeContactErrors, CodeContactFields } from '#ui/code-contact-fields.tsx'

/** Code and contact: the two find a booking. */
export function FindForm({
  form,
  change,
  busy,
  wait,
  onFind,
}: {
  form: CodeAndContact
  change: (part: Partial<CodeAndContact>) => void
  busy: boolean
  /** After wrong tries the next one has to wait. */
  wait: boolean
  onFind: () => void
}) {
  const { t } = useLingui()
  const [attempt, setAttempt] = useState(0)
  const problems = attempt === 0 ? [] : codeProblems(form)
  return (
    <Form
      className="grid gap-4"
      onSend={() => {
        setAttempt(attempt + 1)
        if (codeProblems(form).length === 0 && !busy && !wait) onFind()
      }}
    >
      <CodeContactErrors name="find" problems={problems} attempt={attempt} />
      <CodeContactFields
        name="find"
        codeLabel={t`Code`}
        form={form}
        change={change}
        problems={problems}
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
    </Form>
  )
}
