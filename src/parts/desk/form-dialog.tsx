import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { offline } from '#offline/offline.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, type DialogProps } from '#ui/dialog.tsx'
import { ErrorSummary, type FieldError } from '#ui/error-summary.tsx'
import { NotAuthenticated } from '#ui/not-authenticated.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { useSaving } from '#ui/use-saving.ts'
import { useValue } from '#ui/use-value.ts'

/**
 * Saves a form at the desk. Nothing is saved while it has problems or nobody is signed in, for
 * example after a sign-out in another tab.
 */
export function useFormSave() {
  const { busy, failure, save } = useSaving()
  const token = useValue(offline().session)?.token
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState(false)
  return {
    attempt,
    refused,
    busy,
    failure,
    /** The result of `work`; null where it did not run. */
    async save<Saved>(isRight: boolean, work: () => Promise<Saved>): Promise<Saved | null> {
      setAttempt(attempt + 1)
      setRefused(!token)
      return token && isRight ? await save(work) : null
    },
  }
}

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'onClose'> {
  form: Omit<ReturnType<typeof useFormSave>, 'save'>
  /** Its problems, once the person has tried to save. */
  errors: readonly FieldError[]
  /** Heading above the problems; null: the count of fields. */
  wrong?: ReactNode
  /** Label of the button. */
  act?: ReactNode
  /** Saving is disabled for now. */
  disabled?: boolean
  /** Label while something else must finish first. */
  preparing?: string | null
  /** Message where nobody is signed in. */
  signIn?: ReactNode
  /** "The order was not saved." */
  notSaved: string
  /** Further text with that message. */
  afterFailure?: ReactNode
  onSave: () => void
  /** The fields. */
  children: ReactNode
}

/** A form dialog at the desk: problems on top, the fields, and the save button. */
export function FormDialog(props: FormDialogProps) {
  const { t } = useLingui()
  const { form, errors, wrong = t`Required`, act = <Trans>Save</Trans> } = props
  const { preparing = null, signIn = <Trans>Please login first.</Trans> } = props
  return (
    <Dialog
      open
      size={props.size}
      closeOnBackdrop={false}
      onClose={props.onClose}
      title={props.title}
      description={props.description}
      footer={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={props.disabled}
            busy={form.busy || preparing !== null}
            busyText={preparing ?? t`Saving…`}
            onClick={props.onSave}
          >
            {act}
          </Button>
        </>
      }
    >
      <div className={props.size === 'lg' ? 'grid gap-5' : 'grid gap-4'}>
        <ErrorSummary attempt={form.attempt} title={wrong} errors={errors} />
        {form.refused && <NotAuthenticated>{signIn}</NotAuthenticated>}
        {form.failure && <NotSaved title={props.notSaved} reason={form.failure} />}
        {form.failure && props.afterFailure}
        {props.children}
      </div>
    </Dialog>
  )
}
