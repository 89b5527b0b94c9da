import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { LogoCard } from '../branding.tsx'
import { fieldId, SettingField } from '../setting-field.tsx'
import { SettingsStep, type StepForm } from './settings-step.tsx'

/** Saves a changed colour; false where it could not, and the person is shown why. */
type SaveLook = () => Promise<boolean>

/**
 * Logo, saved as soon as it is chosen, and colour, saved along with what follows in the step: a second
 * button for it was passed by.
 */
export function LookStep({ children }: { children: (saveLook: SaveLook) => ReactNode }) {
  return <SettingsStep>{(form) => <Look {...form}>{children}</Look>}</SettingsStep>
}

const fields = ['primaryColor'] as const

function Look({
  row,
  state,
  save,
  send,
  children,
}: StepForm & { children: (saveLook: SaveLook) => ReactNode }) {
  const { i18n } = useLingui()
  const [tried, setTried] = useState(false)
  const [problem] = state.problems(fields)

  const saveLook: SaveLook = async () => {
    setTried(true)
    if (state.dirty(fields).length === 0) return true
    if (problem === undefined) return await save(fields)
    document.getElementById(fieldId(problem.field))?.focus()
    return false
  }

  return (
    <>
      <LogoCard
        logoUrl={row.logoUrl}
        name={state.form.orgName}
        onSend={(body) => send(body, 'settings:logo')}
      />
      <Card>
        <SettingField
          field="primaryColor"
          state={state}
          error={tried && problem ? i18n._(problem.message) : undefined}
        />
      </Card>
      {children(saveLook)}
    </>
  )
}
