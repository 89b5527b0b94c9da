import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DoorOpen } from 'lucide-react'
import { useState } from 'react'
import type { Setup } from '#contract/setup.ts'
import { useAsk } from '#parts/ask-server.ts'
import { Button } from '#ui/button.tsx'
import { TitledCard } from '#ui/titled-card.tsx'
import { ErrorAlert } from '#ui/error-alert.tsx'
import { needTexts } from './labels.ts'

/** The one button that opens the house; what is missing where it cannot be opened yet. */
export function OpenCard({ setup, onOpened }: { setup: Setup; onOpened: (now: Setup) => void }) {
  const { t, i18n } = useLingui()
  const ask = useAsk()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const { missing } = setup

  async function open() {
    setBusy(true)
    setWrong('')
    const came = await ask({ route: 'openHouse', body: {} })
    setBusy(false)
    if (came.ok) onOpened(came.body as Setup)
    else setWrong(came.message)
  }

  return (
    <TitledCard title={<Trans>Open the house</Trans>} className="gap-3">
      {missing.length > 0 ? (
        <>
          <p>
            <Plural
              value={missing.length}
              one="One thing is missing:"
              other="# things are missing:"
            />
          </p>
          <ul className="grid list-disc gap-1 pl-5">
            {missing.map((need) => (
              <li key={need}>{i18n._(needTexts[need])}</li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-ink-soft">
          <Trans>
            Until then guests read that you open soon, and cannot book. Everything can be changed
            afterwards, too.
          </Trans>
        </p>
      )}
      <ErrorAlert>{wrong}</ErrorAlert>
      <Button
        icon={<DoorOpen />}
        disabled={missing.length > 0}
        busy={busy}
        busyText={t`Opening…`}
        onClick={() => void open()}
        className="w-fit"
      >
        <Trans>Open to guests</Trans>
      </Button>
    </TitledCard>
  )
}
