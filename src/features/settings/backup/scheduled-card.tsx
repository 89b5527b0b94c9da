import { Trans, useLingui } from '@lingui/react/macro'
import { ArchiveRestore } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { TitledCard } from '#ui/titled-card.tsx'
import { ErrorAlert } from '#ui/error-alert.tsx'
import { useAsk } from '#parts/ask-server.ts'
import { BackupPlaceStatus } from './backup-place-status.tsx'
import { Progress } from './progress.tsx'
import { useScheduledBackups } from './use-scheduled-backups.ts'

/** How often the house is asked while it makes one, ms. */
const LOOK_AGAIN = 2_000

/** Back-ups by schedule: where they lie, how the last went, and one now. */
export function ScheduledCard() {
  const { t } = useLingui()
  const ask = useAsk()
  const { value, refused, again } = useScheduledBackups()
  const [wrong, setWrong] = useState('')
  const running = value?.running === true
  useEffect(() => {
    if (!running) return
    const timer = setInterval(again, LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [running, again])

  async function backUpNow() {
    setWrong('')
    const came = await ask({ route: 'backUpNow', body: {} })
    if (!came.ok) setWrong(came.message)
    again()
  }

  return (
    <TitledCard title={<Trans>Back-ups by themselves</Trans>}>
      <ErrorAlert>{wrong}</ErrorAlert>
      {value === null && refused !== null && <Alert tone="waiting">{refused}</Alert>}
      {value?.at === null && (
        <Alert tone="waiting" title={t`The house makes none by itself`}>
          <Trans>
            If its disk fails, what nobody has downloaded is gone. Whoever runs the server names a
            folder on another disk (BACKUP_DIR) or storage elsewhere (BACKUP_S3_URL).
          </Trans>
        </Alert>
      )}
      {value !== null && value.at !== null && (
        <>
          <p className="text-ink-soft">
            <Trans>
              Each day at {value.at}, of everything; one that was missed is made at the next start.
              Seven days, four weeks and twelve months are kept.
            </Trans>
          </p>
          {value.places.map((place) => (
            <BackupPlaceStatus key={place.place} place={place} />
          ))}
          {running ? (
            <Progress
              done={0}
              of={0}
              waiting={refused !== null}
              label={<Trans>The house makes the back-up…</Trans>}
            />
          ) : (
            <div className="grid gap-2">
              <Button
                variant="secondary"
                icon={<ArchiveRestore />}
                className="w-fit"
                onClick={() => void backUpNow()}
              >
                <Trans>Back up now</Trans>
              </Button>
              {value.next_at !== null && (
                <p className="note">
                  <Trans>
                    The next one: <DateTimeText value={new Date(value.next_at)} />
                  </Trans>
                </p>
              )}
            </div>
          )}
        </>
      )}
    </TitledCard>
  )
}
