import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePeople } from '#features/session/use-people.ts'
import { offline } from '#offline/offline.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import { useValue } from '#ui/use-value.ts'
import { useEntryTitle } from './entry-row.tsx'
import { rememberHandover, type Handover } from './past.ts'
import type { Shift } from './use-shift.ts'

/** To whom, what they should know, and the shift is over. */
export function Complete({
  shift,
  ticked,
  onDone,
}: {
  shift: Shift
  ticked: ReadonlySet<string>
  onDone: (handover: Handover) => void
}) {
  const { t } = useLingui()
  const session = useValue(offline().session)
  const others = usePeople().filter(({ userId }) => userId !== session?.userId)
  const [to, setTo] = useState('')
  const [note, setNote] = useState('')
  const [tries, setTries] = useState(0)
  const form = useFirstError<HTMLFormElement>(tries)
  const tried = tries > 0
  const [failed, setFailed] = useState(false)
  const titleOf = useEntryTitle()
  const { missing, all, there } = shift.tally
  const unticked = missing.filter(({ row }) => !ticked.has(row.id)).length

  async function complete() {
    setTries(tries + 1)
    if (to.trim() === '' || unticked > 0) return
    const handover: Handover = {
      at: new Date(offline().clock.now()).toISOString(),
      seq: shift.lastSeq,
      from: session?.name ?? '',
      to: to.trim(),
      note: note.trim(),
      all,
      there,
      heard: shift.word?.kind === 'answered',
      missing: missing.map(({ row }) => `${titleOf(row)} · ${row.words.detail}`),
    }
    try {
      await rememberHandover(handover)
      onDone(handover)
    } catch {
      setFailed(true)
    }
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-xl gap-4 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        void complete()
      }}
    >
      <h2 className="text-lg">
        <Trans>Hand over to</Trans>
      </h2>
      {others.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {others.map(({ userId, name }) => (
            <Button
              key={userId}
              variant={to === name ? 'primary' : 'secondary'}
              aria-pressed={to === name}
              onClick={() => setTo(name)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      <TextField
        label={t`Name of who takes over`}
        value={to}
        onChange={setTo}
        maxLength={80}
        error={tried && to.trim() === '' ? t`Say who takes over.` : undefined}
      />
      <TextArea
        label={t`What they should know`}
        optional
        rows={3}
        maxLength={1000}
        value={note}
        onChange={setNote}
      />
      {tried && unticked > 0 && (
        <p role="alert" className="text-error">
          <Trans>Tick each entry that is not at the house, once the next one knows of it.</Trans>
        </p>
      )}
      {failed && (
        <Alert tone="error" live>
          <Trans>This could not be saved on this device, so nothing was done. Try again.</Trans>
        </Alert>
      )}
      <div>
        <Button type="submit" size="lg">
          <Trans>Hand over</Trans>
        </Button>
      </div>
    </form>
  )
}
