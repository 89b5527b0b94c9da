import { Trans, useLingui } from '@lingui/react/macro'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { readPlace, type Place } from '#domain/setup.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { SettingsFormState } from '../use-settings-form.ts'

/** How long the device may look for where it is, ms. */
const LOCATE_MS = 20_000

/** Where the house is: pasted from a map, or where this device stands; both fill the coordinates. */
export function PlaceField({ state }: { state: SettingsFormState }) {
  const { t } = useLingui()
  const [pasted, setPasted] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState('')
  const place = readPlace(pasted)

  function take({ latitude, longitude }: Place) {
    state.take({ latitude: String(latitude), longitude: String(longitude) })
  }

  function locate() {
    setBusy(true)
    setFailed('')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setBusy(false)
        take({ latitude: round(latitude), longitude: round(longitude) })
      },
      () => {
        setBusy(false)
        setFailed(t`This device does not tell where it is. Paste a link from a map instead.`)
      },
      { enableHighAccuracy: true, timeout: LOCATE_MS },
    )
  }

  return (
    <div className="col-span-full grid gap-2">
      <TextField
        label={t`Place on the map`}
        optional
        hint={t`Paste a link from a map, or “latitude, longitude”.`}
        error={
          pasted.trim() !== '' && place === null
            ? t`No place can be read from this. Open the place on a map and copy its whole link, or its coordinates.`
            : undefined
        }
        value={pasted}
        onChange={(text) => {
          setPasted(text)
          const read = readPlace(text)
          if (read !== null) take(read)
        }}
      />
      {failed !== '' && (
        <Alert tone="error" live>
          {failed}
        </Alert>
      )}
      <Button
        variant="secondary"
        icon={<LocateFixed aria-hidden="true" />}
        busy={busy}
        busyText={t`Looking…`}
        onClick={locate}
        className="w-fit"
      >
        <Trans>I am at the house now</Trans>
      </Button>
    </div>
  )
}

/** To 11 cm. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
