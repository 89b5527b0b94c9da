import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '#ui/dialog.tsx'
import { offline } from '#offline/offline.ts'
import { SignInForm } from '../site/sign-in-form.tsx'

/** Signs in again in a dialog over the open screen: nothing on the screen is lost. */
export function SignInAgain({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onClose={onClose} closeOnBackdrop={false} title={t`Sign in again`}>
      <div className="grid gap-5">
        <p>
          <Trans>Your screen stays as it is, and what waits is sent right after.</Trans>
        </p>
        <SignInForm
          onDone={() => {
            onClose()
            void offline()
              .client.invalidateQueries({ queryKey: ['kept'] })
              .catch(() => undefined)
          }}
        />
      </div>
    </Dialog>
  )
}
