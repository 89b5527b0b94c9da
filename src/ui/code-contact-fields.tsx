import { useLingui } from '@lingui/react/macro'
import type { CodeAndContact, CodeProblem } from './code-and-contact.ts'
import { ErrorSummary } from './error-summary.tsx'
import { TextField } from './text-field.tsx'

interface CodeContactProps {
  /** Prefix of the fields' ids: a page may have two such forms. */
  name: string
  codeLabel: string
  form: CodeAndContact
  change: (part: Partial<CodeAndContact>) => void
  /** Empty until somebody has tried. */
  problems: readonly CodeProblem[]
}

const idOf = (name: string, field: keyof CodeAndContact) => `${name}-${field}`

/** Their error summary; takes the focus at each try. */
export function CodeContactErrors({
  name,
  problems,
  attempt,
}: Pick<CodeContactProps, 'name' | 'problems'> & { attempt: number }) {
  const { i18n } = useLingui()
  return (
    <ErrorSummary
      attempt={attempt}
      errors={problems.map(({ field, message }) => ({
        id: idOf(name, field),
        message: i18n._(message),
      }))}
    />
  )
}

/** The two fields that find a booking. */
export function CodeContactFields({ name, codeLabel, form, change, problems }: CodeContactProps) {
  const { t, i18n } = useLingui()
  const wrong = (field: keyof CodeAndContact) => {
    const found = problems.find((one) => one.field === field)
    return found && i18n._(found.message)
  }
  return (
    <>
      <TextField
        id={idOf(name, 'code')}
        label={codeLabel}
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
        id={idOf(name, 'contact')}
        label={t`Phone number or e-mail`}
        hint={t`The one that you gave when booking`}
        value={form.contact}
        onChange={(contact) => change({ contact })}
        error={wrong('contact')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
    </>
  )
}
