import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode, type Ref } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { Form } from './form.tsx'

/** A form in a dialog: the fields, the way out, and its one act. */
export function DialogForm({
  ref,
  onSend,
  act,
  leave = <Trans>Close</Trans>,
  variant,
  busy,
  busyText,
  after,
  children,
  ...dialog
}: Pick<DialogProps, 'title' | 'size' | 'onClose'> &
  Pick<ButtonProps, 'variant' | 'busy' | 'busyText'> & {
    ref?: Ref<HTMLFormElement>
    onSend: () => void
    act: ReactNode
    /** What leaves everything as it is. */
    leave?: ReactNode
    /** Below the form, and no part of it. */
    after?: ReactNode
    children: ReactNode
  }) {
  const id = useId()
  return (
    <Dialog
      {...dialog}
      open
      closeOnBackdrop={false}
      footer={
        <>
          <Button variant="secondary" onClick={dialog.onClose}>
            {leave}
          </Button>
          <Button type="submit" form={id} variant={variant} busy={busy} busyText={busyText}>
            {act}
          </Button>
        </>
      }
    >
      <Form ref={ref} id={id} className="grid gap-4" onSend={onSend}>
        {children}
      </Form>
      {after}
    </Dialog>
  )
}
