import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { MIN_PASSPHRASE } from '#contract/backup.ts'
import { Form } from '#ui/form.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { focusField } from '#ui/error-summary.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TitledCard } from '#ui/titled-card.tsx'
import type { Refused } from '#parts/ask-server.ts'
import { Progress } from './progress.tsx'
import { useFetchedFile } from './use-fetched-file.ts'

/** The whole house as one file. */
export function BackupCard() {
  const { t } = useLingui()
  const passwordId = useId()
  const [password, setPassword] = useState('')
  /** `at`: the id of the field; null: above the form. */
  const [wrong, setWrong] = useState<{ text: string; at: string | null } | null>(null)
  const { done, progress, take, forget } = useFetchedFile()
  const passphraseId = useId()
  const againId = useId()
  const [passphrase, setPassphrase] = useState('')
  const [again, setAgain] = useState('')
  const [encrypted, setEncrypted] = useState(false)

  function troubleOf(): { text: string; at: string } | null {
    if (password === '') return { text: t`Enter your password.`, at: passwordId }
    if (passphrase !== '' && passphrase.length < MIN_PASSPHRASE) {
      return {
        text: t`A passphrase has at least ${MIN_PASSPHRASE} characters.`,
        at: passphraseId,
      }
    }
    if (passphrase !== again) {
      return { text: t`The two passphrases are not the same.`, at: againId }
    }
    return null
  }

  const errorAt = (id: string) => (wrong?.at === id ? wrong.text : undefined)

  function refused({ errors, message }: Pick<Refused, 'message' | 'errors'>) {
    const [field, text] = Object.entries(errors)[0] ?? []
    const at = field === 'password' ? passwordId : field === 'passphrase' ? passphraseId : null
    setWrong({ text: text ?? message, at })
    // The form must render first.
    if (at !== null) setTimeout(() => focusField(at))
  }

  async function download() {
    forget()
    const trouble = troubleOf()
    setWrong(trouble)
    if (trouble !== null) focusField(trouble.at)
    if (trouble !== null || progress !== null) return
    const isPlain = passphrase === ''
    setEncrypted(!isPlain)
    const answer = await take(
      { route: 'makeBackup', body: { password, ...(!isPlain && { passphrase }) } },
      isPlain ? 'application/gzip' : 'application/octet-stream',
    )
    if (answer !== null) return refused(answer)
    setPassword('')
    setPassphrase('')
    setAgain('')
  }

  return (
    <TitledCard title={<Trans>Back-up of the house</Trans>}>
      <p className="text-ink-soft">
        <Trans>
          Everything in one file: rooms, bookings, orders, payments, customers, pictures, settings
          and accounts. It can be put back here, or in another house of this program.
        </Trans>
      </p>
      <Alert tone="waiting" title={t`Keep the file where nobody else reads it`}>
        <Trans>
          In it are guests’ names, telephones and e-mail addresses, and the staff’s passwords and
          the keys of other programs as hashes. Without a passphrase it is not encrypted: whoever
          has the file can read it.
        </Trans>
      </Alert>
      <p className="note">
        <Trans>
          Not included: open sessions, and the key for sealed secrets (second steps of sign-in,
          rooms’ calendars). Keep that key separately.
        </Trans>
      </p>
      {wrong?.at === null && (
        <Alert tone="error" live>
          {wrong.text}
        </Alert>
      )}
      {done !== '' && (
        <Alert tone="confirmed" live>
          {encrypted ? (
            <Trans>{done} is with your downloads, encrypted. Keep its passphrase elsewhere.</Trans>
          ) : (
            <Trans>{done} is with your downloads, readable by whoever has it.</Trans>
          )}
        </Alert>
      )}
      {progress === null ? (
        <Form className="grid gap-4" onSend={() => void download()}>
          <PasswordField
            id={passwordId}
            error={errorAt(passwordId)}
            label={t`Your password`}
            value={password}
            onChange={setPassword}
          />
          <PasswordField
            id={passphraseId}
            error={errorAt(passphraseId)}
            label={t`Passphrase for the file`}
            optional
            autoComplete="new-password"
            hint={t`Encrypts it. The house does not keep it: without it nobody can put the file back.`}
            value={passphrase}
            onChange={setPassphrase}
          />
          {passphrase !== '' && (
            <PasswordField
              id={againId}
              error={errorAt(againId)}
              label={t`The passphrase again`}
              autoComplete="new-password"
              value={again}
              onChange={setAgain}
            />
          )}
          <Button type="submit" icon={<Download />} className="w-fit">
            <Trans>Download a back-up</Trans>
          </Button>
        </Form>
      ) : (
        <Progress
          {...progress}
          label={
            progress.of === 0 ? (
              <Trans>The house makes the back-up…</Trans>
            ) : (
              <Trans>The back-up is fetched…</Trans>
            )
          }
        />
      )}
    </TitledCard>
  )
}
