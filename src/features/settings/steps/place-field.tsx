import { Trans, useLingui } from '@lingui/react/macro'
import { LocateFixed } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { countryAt, countryTerms } from '#domain/countries.ts'
import { readPlace, type Place } from '#domain/setup.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { withMessages } from '#ui/messages.ts'
import { TextField } from '#ui/text-field.tsx'
import { numberOf } from '#lib/step.ts'
import type { SettingsFormState } from '../use-settings-form.ts'

/** How long the device may look for where it is, ms. */
const LOCATE_MS = 20_000
/** A position that is less certain than this is told to be, m. */
const ROUGH_M = 100

/** With the outlines of six countries: only where there is a place to show. Nothing needs it: it may fail to come. */
const placeMap = withMessages(() => import('./place-map/place-map.tsx'))
const PlaceMap = lazy(() => placeMap().catch(() => ({ default: () => null })))

type Located =
  | { state: 'rest' | 'looking' | 'denied' | 'unknown' }
  | { state: 'rough'; metres: number }

/** Where the house is: pasted from a map, or where this device stands; both fill the coordinates. */
export function PlaceField({ state }: { state: SettingsFormState }) {
  const { t } = useLingui()
  const [pasted, setPasted] = useState('')
  const [located, setLocated] = useState<Located>({ state: 'rest' })
  const place = readPlace(pasted)

  /** What was pasted stays only while it is what is taken. */
  function take({ latitude, longitude }: Place, from = '') {
    setPasted(from)
    state.take({ latitude: String(latitude), longitude: String(longitude) })
  }

  function locate() {
    // Browsers have it by https alone.
    if (!('geolocation' in navigator)) return setLocated({ state: 'unknown' })
    setLocated({ state: 'looking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const metres = Math.round(accuracy)
        setLocated(metres > ROUGH_M ? { state: 'rough', metres } : { state: 'rest' })
        take({ latitude: round(latitude), longitude: round(longitude) })
      },
      ({ code, PERMISSION_DENIED }) =>
        setLocated({ state: code === PERMISSION_DENIED ? 'denied' : 'unknown' }),
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
          if (read !== null) take(read, text)
        }}
      />
      <Said located={located} />
      <Button
        variant="secondary"
        icon={<LocateFixed />}
        busy={located.state === 'looking'}
        busyText={t`Looking…`}
        onClick={locate}
        className="w-fit"
      >
        <Trans>I am at the house now</Trans>
      </Button>
      <Check state={state} onMeant={(meant) => take(meant)} />
    </div>
  )
}

function Said({ located }: { located: Located }) {
  const { t, i18n } = useLingui()
  switch (located.state) {
    case 'denied':
      return (
        <Alert tone="waiting" live title={t`This device does not share its location`}>
          <Trans>
            Allow it in the browser’s settings for this site and press again, or paste a link from a
            map.
          </Trans>
        </Alert>
      )
    case 'unknown':
      return (
        <Alert tone="waiting" live title={t`This device cannot find its location`}>
          <Trans>
            Outdoors, with location switched on, it does so sooner. Or paste a link from a map.
          </Trans>
        </Alert>
      )
    case 'rough': {
      const metres = i18n.number(located.metres)
      return (
        <Alert tone="waiting" live>
          <Trans>
            Found to within {metres} m only. Press again outdoors, or paste a link from a map.
          </Trans>
        </Alert>
      )
    }
    default:
      return null
  }
}

/** A map of the house's country with the place in it, once there is one. */
function Check({
  state: { form },
  onMeant,
}: {
  state: SettingsFormState
  onMeant: (place: Place) => void
}) {
  const country = countryTerms[form.country || 'other'].timezones.length > 0 ? form.country : null
  const shown = country || countryAt(form.timezone)
  const [latitude, longitude] = [numberOf(form.latitude), numberOf(form.longitude)]
  const isThere =
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude || longitude) !== 0
  if (!isThere || !shown || shown === 'other') return null
  return (
    <Suspense>
      <PlaceMap country={shown} place={{ latitude, longitude }} onMeant={onMeant} />
    </Suspense>
  )
}

/** To 11 cm. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
