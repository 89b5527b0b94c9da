import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArchiveRestore } from 'lucide-react'
import { useRef, useState } from 'react'
import type { BackupTrouble } from '#contract/backup.ts'
import { offline } from '#offline/offline.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { TitledCard } from '#ui/titled-card.tsx'
import { ErrorAlert } from '#ui/error-alert.tsx'
import { useAsk, type Refused } from '#parts/ask-server.ts'
import { Left } from './insist.ts'
import { PassphraseDialog } from './passphrase-dialog.tsx'
import { Progress } from './progress.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { checkBackup, confirmRestore, sendBackup, type Checked, type Ready } from './send-backup.ts'
import { useLeaving } from './use-leaving.ts'

const troubles: Record<BackupTrouble, MessageDescriptor> = {
  foreign: msg`This file is no back-up of a house.`,
  newer: msg`This back-up was made by a newer release. Bring this house up to date first.`,
  cut: msg`This back-up is not whole: its end is missing.`,
  broken: msg`This back-up is damaged: it is not as it was written.`,
  nobody: msg`Nobody in this back-up could sign in as an admin.`,
}

type Step =
  | { kind: 'rest' }
  | { kind: 'sending'; done: number; of: number; waiting: boolean }
  | { kind: 'locked'; id: string; wrong: boolean }
  | { kind: 'ready'; id: string; found: Ready }
  | { kind: 'done'; signedIn: boolean; madeAt: string }

/** Replaces all data with a back-up: checks it first, then asks for confirmation. */
export function RestoreCard({ house }: { house: string }) {
  const { t, i18n } = useLingui()
  const ask = useAsk()
  const input = useRef<HTMLInputElement>(null)
  const [step, setStep] = useState<Step>({ kind: 'rest' })
  const [wrong, setWrong] = useState('')
  const leaving = useLeaving()

  function failed(text: string) {
    setWrong(text)
    setStep({ kind: 'rest' })
  }

  function looked(sent: Checked) {
    if (!sent.ok) return failed(sent.message)
    const { id, found } = sent
    if (found.state === 'unfit') return failed(i18n._(troubles[found.why]))
    if (found.state === 'locked') return setStep({ kind: 'locked', id, wrong: found.wrong })
    setStep({ kind: 'ready', id, found })
  }

  async function unlock(id: string, passphrase: string) {
    try {
      looked(await checkBackup(ask, id, { passphrase }, leaving.current.signal))
    } catch (error) {
      if (!(error instanceof Left)) failed(t`The house could not check it. Please try again.`)
    }
  }

  async function take(file: File) {
    setWrong('')
    setStep({ kind: 'sending', done: 0, of: file.size, waiting: false })
    try {
      const sent = await sendBackup(ask, file, {
        signal: leaving.current.signal,
        onProgress: (progress) => setStep({ kind: 'sending', ...progress }),
      })
      looked(sent)
    } catch (error) {
      if (!(error instanceof Left)) failed(t`The file could not be sent. Please try again.`)
    }
  }

  /** Resolves to the refusal; null: it is done. */
  async function confirm(
    { id, found }: Extract<Step, { kind: 'ready' }>,
    body: { house: string; password: string },
  ): Promise<Refused | null> {
    const came = await confirmRestore(ask, id, body)
    if (!came.ok) return came
    setStep({ kind: 'done', signedIn: came.signedIn, madeAt: found.made_at })
    void offline().changes.catchUp()
    return null
  }

  return (
    <TitledCard title={<Trans>Put a back-up back</Trans>}>
      <p className="text-ink-soft">
        <Trans>
          The file is looked at first, and you see what is in it. Nothing changes before you confirm
          that.
        </Trans>
      </p>
      <ErrorAlert>{wrong}</ErrorAlert>
      {step.kind === 'done' && (
        <Alert
          tone="confirmed"
          live
          title={
            <Trans>
              The house is as it was on <DateTimeText value={step.madeAt} />
            </Trans>
          }
          action={
            step.signedIn ? undefined : (
              <ButtonLink href="/login" variant="secondary">
                <Trans>Sign in</Trans>
              </ButtonLink>
            )
          }
        >
          {step.signedIn ? (
            <Trans>
              Everyone else signs in again. Devices read everything again, and send again what they
              had sent since.
            </Trans>
          ) : (
            <Trans>Your account is not in it: sign in with one of those that are.</Trans>
          )}
        </Alert>
      )}
      {step.kind === 'sending' && (
        <Progress
          done={step.done}
          of={step.of}
          waiting={step.waiting}
          label={
            step.done < step.of ? (
              <Trans>The file is sent…</Trans>
            ) : (
              <Trans>The house looks at it…</Trans>
            )
          }
        />
      )}
      <input
        ref={input}
        type="file"
        accept=".backup,application/gzip,application/octet-stream"
        aria-label={t`Choose a back-up`}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void take(file)
        }}
      />
      {step.kind !== 'sending' && (
        <Button
          variant="secondary"
          icon={<ArchiveRestore />}
          className="w-fit"
          onClick={() => input.current?.click()}
        >
          <Trans>Choose a back-up…</Trans>
        </Button>
      )}
      {step.kind === 'locked' && (
        <PassphraseDialog
          wrong={step.wrong}
          onClose={() => setStep({ kind: 'rest' })}
          onGiven={(passphrase) => unlock(step.id, passphrase)}
        />
      )}
      {step.kind === 'ready' && (
        <RestoreDialog
          house={house}
          found={step.found}
          onClose={() => setStep({ kind: 'rest' })}
          onConfirm={(body) => confirm(step, body)}
        />
      )}
    </TitledCard>
  )
}
