import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LossWatch } from '#offline/db/watch-loss.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { createValue } from '#offline/value.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { useValue } from '#ui/use-value.ts'

const nothing = createValue(null)

/**
 * Says at once that this device's store was deleted, lists the rows that the server does not have,
 * and offers to save them again from this page's memory.
 */
export function StoreLost() {
  const { t } = useLingui()
  const watch = useLossWatch()
  const loss = useValue(watch?.lost ?? nothing)
  const [aside, setAside] = useState(false)
  const toasts = useToasts()
  const lost = loss !== null
  const waits = loss !== null && loss.open.length > 0
  useEffect(() => (waits ? holdReload() : undefined), [waits])

  const show = useEffectEvent(() => {
    if (waits) {
      return toasts.show({
        text: t`What waited on this device is not saved any more. Keep this page open.`,
        action: { label: t`See it`, onAction: () => setAside(false) },
        timeout: 0,
      })
    }
    watch?.letGo()
    toasts.show({
      text: t`What this browser had kept of this site was deleted. Nothing waited to be sent, and what the house has received is safe there.`,
    })
    return null
  })
  const { dismiss } = toasts
  useEffect(() => {
    if (!lost || (waits && !aside)) return undefined
    const id = show()
    return id === null ? undefined : () => dismiss(id)
  }, [lost, waits, aside, dismiss])

  if (watch === null || loss === null || !waits) return null
  return (
    <LostDialog
      open={!aside}
      rows={loss.open}
      watch={watch}
      onClose={() => setAside(true)}
      onDone={() => setAside(false)}
    />
  )
}

/** The store's watch, once its code is loaded. */
function useLossWatch(): LossWatch | null {
  const { device } = offline()
  const [watch, setWatch] = useState<LossWatch | null>(null)
  useEffect(() => {
    let gone = false
    // Its code may load at a later try only.
    const look = () =>
      void device.loaded().then((opened) => {
        if (!gone && opened !== null) setWatch(opened.loss ?? null)
      })
    look()
    const end = device.subscribe(look)
    return () => {
      gone = true
      end()
    }
  }, [device])
  return watch
}

function LostDialog({
  open,
  rows,
  watch,
  onClose,
  onDone,
}: {
  open: boolean
  rows: readonly OperationRow[]
  watch: LossWatch
  onClose: () => void
  onDone: () => void
}) {
  const { t } = useLingui()
  const [state, setState] = useState<'ask' | 'saving' | 'failed'>('ask')
  const saveAgain = async () => {
    setState('saving')
    try {
      await watch.restore()
      setState('ask')
      onDone()
      void offline().outbox.sendNow()
    } catch {
      setState('failed')
    }
  }
  const letGo = () => {
    watch.letGo()
    onDone()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnBackdrop={false}
      role="alertdialog"
      title={t`What this device had saved was deleted`}
      footer={
        <>
          <Button variant="secondary" onClick={letGo}>
            <Trans>Let it go</Trans>
          </Button>
          <Button onClick={() => void saveAgain()} busy={state === 'saving'}>
            <Trans>Save it again and send it</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          <Plural
            value={rows.length}
            one="The browser deleted this site’s data. This was not yet with the house. This page still remembers it:"
            other="The browser deleted this site’s data. These were not yet with the house. This page still remembers them:"
          />
        </p>
        <ul className="grid max-h-80 gap-2 overflow-y-auto">
          {rows.map(({ id, words }) => (
            <li key={id} className="rounded-sm border border-line px-3 py-2">
              <span className="block font-semibold">{words.title}</span>
              {words.detail !== '' && <span className="text-ink-soft">{words.detail}</span>}
            </li>
          ))}
        </ul>
        <p className="text-ink-soft">
          <Trans>
            Saved again, it is sent as it was. If some of it had arrived after all, it is not done
            twice. If you close this page before that, it is lost.
          </Trans>
        </p>
        {state === 'failed' && (
          <Alert tone="error" live title={t`It could not be saved`}>
            <Trans>
              This browser keeps nothing just now. Leave this page open, free some space, and try
              again.
            </Trans>
          </Alert>
        )}
      </div>
    </Dialog>
  )
}
