import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useAsk } from '#parts/ask-server.ts'
import { Form } from '#ui/form.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card, CardTitle } from '#ui/card.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { saveFile } from '#ui/save-file.ts'
import { fetchFile } from './fetch-backup.ts'
import { Left } from './insist.ts'
import { Progress } from './progress.tsx'
import { useLeaving } from './use-leaving.ts'

/** Every list of the house in one file, for spreadsheets and other programs. */
export function ListsCard() {
  const { t } = useLingui()
  const ask = useAsk()
  const leaving = useLeaving()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<{ field?: string; above?: string }>({})
  const [done, setDone] = useState('')
  const [progress, setProgress] = useState<{ done: number; of: number; waiting: boolean } | null>(
    null,
  )

  async function download() {
    setDone('')
    setWrong(password === '' ? { field: t`Enter your password.` } : {})
    if (password === '' || progress !== null) return
    setProgress({ done: 0, of: 0, waiting: false })
    try {
      const going = { signal: leaving.current.signal, onProgress: setProgress }
      const question = { route: 'makeLists', body: { password } } as const
      const fetched = await fetchFile(ask, question, 'application/zip', going)
      if (!fetched.ok) {
        const { password: field } = fetched.errors
        return setWrong(field === undefined ? { above: fetched.message } : { field })
      }
      saveFile(fetched.name, fetched.file, 'application/zip')
      setPassword('')
      setDone(fetched.name)
    } catch (error) {
      if (error instanceof Left) return
      setWrong({ above: t`The file could not be fetched. Please try again.` })
    } finally {
      setProgress(null)
    }
  }

  return (
    <Card as="section" aria-labelledby="all-lists-title" className="grid content-start gap-4">
      <CardTitle id="all-lists-title" level={2}>
        <Trans>All lists of the house</Trans>
      </CardTitle>
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
      {wrong.above !== undefined && (
        <Alert tone="error" live>
          {wrong.above}
        </Alert>
      )}
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
    </Card>
  )
}
