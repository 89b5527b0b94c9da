import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { offline } from '#offline/offline.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useValue } from '#ui/use-value.ts'
import { lock, lockChoices, lockMinutes, readLock, setLockMinutes } from '../lock.ts'
import { SwitchPanel } from '../parts/switch-panel.tsx'
import { SignInForm } from '../site/sign-in-form.tsx'
import { useOwnPerson } from '../use-people.ts'
import { PinSetting } from './pin-setting.tsx'

/** Who is at this tablet: switch to a colleague, one's own PIN, and the lock. */
export function PeopleDialog({
  onClose,
  onIn,
}: {
  onClose: () => void
  /** Somebody else is at the tablet now. */
  onIn: () => void
}) {
  const { t } = useLingui()
  const session = useValue(offline().session)
  const own = useOwnPerson()
  const [byPassword, setByPassword] = useState(false)
  const came = () => {
    readLock()
    onIn()
  }
  return (
    <Dialog open onClose={onClose} size="lg" closeOnBackdrop={false} title={t`Who is at the desk?`}>
      <div className="grid gap-7">
        <section className="grid gap-3">
          <h3 className="text-base font-semibold">
            <Trans>Switch to</Trans>
          </h3>
          <SwitchPanel
            except={session?.userId ?? null}
            onIn={came}
            otherwise={
              byPassword ? (
                <SignInForm onDone={came} />
              ) : (
                <div>
                  <Button variant="secondary" onClick={() => setByPassword(true)}>
                    <Trans>Somebody else, with e-mail and password</Trans>
                  </Button>
                </div>
              )
            }
          />
        </section>
        <section className="grid gap-3 border-t border-line pt-5">
          <h3 className="text-base font-semibold">
            <Trans>Your PIN on this device</Trans>
          </h3>
          <PinSetting />
        </section>
        <section className="grid gap-3 border-t border-line pt-5">
          <h3 className="text-base font-semibold">
            <Trans>Lock</Trans>
          </h3>
          {own?.hasPin ? (
            <div className="flex flex-wrap items-end gap-3">
              <LockAfter />
              <Button
                variant="secondary"
                onClick={() => {
                  onClose()
                  lock()
                }}
              >
                <Trans>Lock now</Trans>
              </Button>
            </div>
          ) : (
            <p className="text-ink-soft">
              <Trans>
                With your PIN set, this device locks when nobody touches it for a while.
              </Trans>
            </p>
          )}
        </section>
      </div>
    </Dialog>
  )
}

function LockAfter() {
  const { t } = useLingui()
  const [minutes, setMinutes] = useState(lockMinutes)
  return (
    <SelectField
      label={t`Lock this device after`}
      value={String(minutes)}
      onChange={(value) => {
        setLockMinutes(Number(value))
        setMinutes(Number(value))
      }}
      options={lockChoices.map((choice) => ({
        value: String(choice),
        label: choice === 0 ? t`Never by itself` : t`${choice} minutes`,
      }))}
    />
  )
}
