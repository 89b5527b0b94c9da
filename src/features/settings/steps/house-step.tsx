import { msg } from '@lingui/core/macro'
import type { CardPlan } from '../cards.ts'
import { SettingsCard } from '../settings-card.tsx'
import { PlaceField } from './place-field.tsx'
import { SettingsStep } from './settings-step.tsx'

const plan: CardPlan = {
  id: 'setup-house',
  tab: 'general',
  title: msg`Name, contact, place, money`,
  fields: [
    'orgName',
    'phone',
    'email',
    'address',
    'base_currency',
    'timezone',
    'rates',
    'languages',
    'language',
    'altitude_m',
    // Side by side, above the place that fills them in.
    'latitude',
    'longitude',
  ],
}

/** The first step: what the house is, and where. */
export function HouseStep({ onDone }: { onDone: () => void }) {
  return (
    <SettingsStep>
      {({ state, busy, save }) => (
        <SettingsCard plan={plan} state={state} busy={busy} save={save} onDone={onDone}>
          <PlaceField state={state} />
        </SettingsCard>
      )}
    </SettingsStep>
  )
}
