// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import type { SettingsForm } from '../form.ts'
import type { SettingsFormState } from '../use-settings-form.ts'
import { PlaceField } from './place-field.tsx'

type Typed = Pick<SettingsForm, 'latitude' | 'longitude' | 'timezone' | 'country'>

/** The field over a form of its own, which it shows. */
function Held({ first }: { first: Partial<Typed> }) {
  const [form, setForm] = useState<Typed>({
    latitude: '0',
    longitude: '0',
    timezone: 'Africa/Kigali',
    country: '',
    ...first,
  })
  const take = (fields: Partial<SettingsForm>) =>
    setForm((now) => ({ ...now, ...(fields as Partial<Typed>) }))
  return (
    <>
      <output data-testid="kept">{`${form.latitude} ${form.longitude}`}</output>
      <PlaceField state={{ form, take } as unknown as SettingsFormState} />
    </>
  )
}

const open = (first: Partial<Typed> = {}) => renderAtDesk(atDesk({}), <Held first={first} />)
const paste = (text: string) =>
  fireEvent.change(screen.getByLabelText(/^Place on the map/), { target: { value: text } })
const noted = () => screen.getByTestId('kept').textContent

function withDevice(answer: (found: PositionCallback, lost: PositionErrorCallback) => void) {
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    language: 'en',
    geolocation: { getCurrentPosition: answer },
  })
  fireEvent.click(screen.getByRole('button', { name: 'I am at the house now' }))
}
const position = (accuracy: number) =>
  ({ coords: { latitude: -2.06571234, longitude: 29.3478, accuracy } }) as GeolocationPosition
const lost = (code: number) => ({ code, PERMISSION_DENIED: 1 }) as GeolocationPositionError

afterEach(() => vi.unstubAllGlobals())

it('shows a pasted place on the outline of the house’s country, by its clock', async () => {
  open()
  expect(screen.queryByRole('figure')).toBeNull()
  paste('https://www.openstreetmap.org/#map=15/-2.0657/29.3478')
  expect(noted()).toBe('-2.0657 29.3478')
  expect(
    await screen.findByRole(
      'figure',
      { name: 'The house on a map of Rwanda' },
      { timeout: 10_000 },
    ),
  ).toBeDefined()
  expect(screen.getByText(/It lies here, in Rwanda/)).toBeDefined()
})

it('says that a place lies elsewhere, and takes what was meant', async () => {
  open()
  paste('29.3478, -2.0657')
  expect(screen.getByDisplayValue('29.3478, -2.0657')).toBeDefined()
  expect(await screen.findByText(/km outside Rwanda/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Take -2.0657, 29.3478' }))
  expect(noted()).toBe('-2.0657 29.3478')
  expect(screen.queryByDisplayValue('29.3478, -2.0657')).toBeNull()
  expect(await screen.findByRole('figure')).toBeDefined()
})

it('goes by the country that was confirmed rather than the clock, and shows none where it knows none', async () => {
  open({ latitude: '0.3476', longitude: '32.5825', country: 'UG' })
  expect(await screen.findByRole('figure', { name: /Uganda/ })).toBeDefined()
  paste('52.5, 13.4')
  expect(await screen.findByText(/Check the figures/)).toBeDefined()
})

it('takes where the device is, and says kindly why it cannot', async () => {
  open()
  withDevice((found) => found(position(12)))
  expect(noted()).toBe('-2.065712 29.3478')
  expect(screen.queryByText(/only/)).toBeNull()
  withDevice((found) => found(position(1800)))
  expect(screen.getByText(/Found to within 1,800 m only/)).toBeDefined()
  withDevice((_, refuse) => refuse(lost(1)))
  expect(screen.getByText('This device does not share its location')).toBeDefined()
  withDevice((_, refuse) => refuse(lost(3)))
  expect(screen.getByText('This device cannot find its location')).toBeDefined()
  expect(noted()).toBe('-2.065712 29.3478')
})
