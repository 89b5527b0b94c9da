import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Form } from '#ui/form.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TitledCard } from '#ui/titled-card.tsx'
import { ErrorAlert } from '#ui/error-alert.tsx'
import { Progress } from './progress.tsx'
import { useFetchedFile } from './use-fetched-file.ts'

/** Every list of the house in one file, for spreadsheets and other programs. */
export function ListsCard() {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<{ field?: string; above?: string }>({})
  const { done, progress, take } = useFetchedFile()

  async function download() {
    setWrong(password === '' ? { field: t`Enter your password.` } : {})
    if (password === '' || progress !== null) return
    const refused = await take({ route: 'makeLists', body: { password } }, 'application/zip')
    if (refused === null) return setPassword('')
    const { password: field } = refused.errors
    setWrong(field === undefined ? { above: refused.message } : { field })
  }

  return (
    <TitledCard title={<Trans>All lists of the house</Trans>}>
      <p className="text-ink-soft">
        <Trans>
          Everything the house has in one file (.zip): each list as CSV and JSON, with a word on
          every column. For your accountant, or to leave for another program.
        </Trans>
      </p>
      <p className="note">
        <Trans>
          Guests’ names, telephones and e-mail addresses are in it, and no passwords or keys. Keep
          it where nobody else reads it.
        </Trans>
      </p>
      <ErrorAlert>{wrong.above}</ErrorAlert>
      {done !== '' && (
        <Alert tone="confirmed" live>
          <Trans>{done} is with your downloads, readable by whoever has it.</Trans>
        </Alert>
      )}
      {progress === null ? (
        <Form className="grid gap-4" onSend={() => void download()}>
          <PasswordField
            error={wrong.field}
            label={t`Your password`}
            value={password}
            onChange={setPassword}
          />
          <Button type="submit" icon={<Download />} className="w-fit">
            <Trans>Download all lists</Trans>
          </Button>
        </Form>
      ) : (
        <Progress
          {...progress}
          label={
            progress.of === 0 ? (
              <Trans>The house writes its lists…</Trans>
            ) : (
              <Trans>The lists are fetched…</Trans>
            )
          }
        />
      )}
    </TitledCard>
  )
}
