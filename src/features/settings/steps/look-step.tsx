import { msg } from '@lingui/core/macro'
import { LogoCard } from '../branding.tsx'
import type { CardPlan } from '../cards.ts'
import { SettingsCard } from '../settings-card.tsx'
import { SettingsStep } from './settings-step.tsx'

const plan: CardPlan = {
  id: 'setup-look',
  tab: 'branding',
  title: msg`Primary colour`,
  fields: ['primaryColor'],
}

/** Logo, saved as soon as it is chosen, and colour. */
export function LookStep() {
  return (
    <SettingsStep>
      {({ row, state, busy, save, send }) => (
        <>
          <LogoCard
            logoUrl={row.logoUrl}
            name={state.form.orgName}
            onSend={(body) => send(body, 'settings:logo')}
          />
          <SettingsCard plan={plan} state={state} busy={busy} save={save} />
        </>
      )}
    </SettingsStep>
  )
}
