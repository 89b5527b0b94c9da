import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SettingsRow } from '#contract/settings.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { useSave } from '../use-save.ts'
import { useSettings, type Settings } from '../use-settings.ts'
import { useSettingsForm, type SettingsFormState } from '../use-settings-form.ts'

export interface StepForm extends Pick<ReturnType<typeof useSave>, 'busy' | 'save' | 'send'> {
  row: SettingsRow
  state: SettingsFormState
}

/** A step of the set-up that edits settings: the same form, draft and saves as the settings' screen. */
export function SettingsStep({ children }: { children: (form: StepForm) => ReactNode }) {
  const { t } = useLingui()
  const settings = useSettings()
  const { row, error, asking, refetch } = settings
  if (row !== undefined) {
    return (
      <Loaded row={row} operations={settings.operations}>
        {children}
      </Loaded>
    )
  }
  return error === null ? (
    <LoadingCards label={t`Loading settings…`} cards={1} />
  ) : (
    <Alert
      tone="error"
      live
      title={error.refusal?.message ?? t`Failed to load.`}
      action={
        <Button variant="secondary" busy={asking} onClick={refetch}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The settings are not on this device yet, and the house does not answer.</Trans>
    </Alert>
  )
}

function Loaded({
  row,
  operations,
  children,
}: {
  row: SettingsRow
  operations: Settings['operations']
  children: (form: StepForm) => ReactNode
}) {
  const { t } = useLingui()
  const state = useSettingsForm(row)
  const { busy, failure, save, send } = useSave(state, operations)
  return (
    <>
      {failure && <NotSaved title={t`The settings were not saved.`} reason={failure} />}
      {children({ row, state, busy, save, send })}
    </>
  )
}
