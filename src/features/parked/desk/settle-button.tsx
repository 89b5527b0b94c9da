import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { ParkedElsewhere } from '../data.ts'
import { offline } from '#offline/offline.ts'
import { NotSavedError } from '#offline/outbox/types.ts'
import { Alert } from '#ui/alert.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'

/** Possible for every parked operation, also for one whose card can't be rendered. */
export function SettleButton({
  parked,
  about,
  money,
}: {
  parked: Pick<ParkedElsewhere, 'id'>
  /** The desk's title and second line of it. */
  about: readonly [string, string]
  /** "$160.00, Cash" that was taken with it. */
  money: string | null
}) {
  const [settling, setSettling] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setSettling(true)}>
        <Trans>Settle</Trans>
      </Button>
      {settling && (
        <SettleDialog
          id={parked.id}
          about={about}
          money={money}
          onClose={() => setSettling(false)}
        />
      )}
    </>
  )
}

/** Settles it with a note; its own device can then no longer send it. */
function SettleDialog({
  id,
  about,
  money,
  onClose,
}: {
  id: string
  /** The desk's title and second line of it. */
  about: readonly [string, string]
  /** "$160.00, Cash" that was taken with it. */
  money: string | null
  onClose: () => void
}) {
  const { t } = useLingui()
  const [title] = about
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  async function settle() {
    setBusy(true)
    try {
      await offline().outbox.confirm({
        route: 'settleParked',
        params: { id },
        body: { note: note.trim() || null },
        actor: offline().actor(),
        words: {
          title: t`Settle a colleague’s change`,
          detail: about.filter(Boolean).join(' · '),
        },
      })
      onClose()
    } catch (error) {
      if (!(error instanceof NotSavedError)) throw error
      setBusy(false)
      setFailed(true)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={t`Settle: ${title}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          <Button busy={busy} onClick={() => void settle()}>
            <Trans>Settle</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          <Trans>
            Do this once the matter is dealt with, for example after a call. The other device can
            then no longer send it, and its person reads your note.
          </Trans>
        </p>
        {money && (
          <Alert tone="conflict" title={t`${money} was taken`}>
            <Trans>
              This does not record the money. Record it where it belongs first, or give it back to
              the guest, and say so in the note.
            </Trans>
          </Alert>
        )}
        {failed && (
          <Alert tone="error" live>
            <Trans>This could not be saved on this device, so nothing was done. Try again.</Trans>
          </Alert>
        )}
        <TextArea
          label={t`What was done about it`}
          optional
          rows={3}
          maxLength={500}
          value={note}
          onChange={setNote}
        />
      </div>
    </Dialog>
  )
}
