// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { installDialog, renderUi } from './test-render.tsx'

beforeAll(installDialog)

function Host({ confirm, closable = true }: { confirm?: boolean; closable?: boolean }) {
  const [open, setOpen] = useState(false)
  const close = () => closable && setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {confirm ? (
        <ConfirmDialog
          open={open}
          onClose={close}
          onConfirm={close}
          title="Cancel order 214?"
          confirmLabel="Cancel order"
        />
      ) : (
        <Dialog open={open} onClose={close} title="Reschedule" description="Room 7">
          <input aria-label="Start" />
        </Dialog>
      )}
    </>
  )
}

function openDialog() {
  const opener = screen.getByText('Open')
  opener.focus()
  fireEvent.click(opener)
  return opener
}

describe('Dialog', () => {
  test('is named by its title, begins with it, and gives the focus back', () => {
    renderUi(<Host />)
    const opener = openDialog()
    const dialog = screen.getByRole('dialog', { name: 'Reschedule' })
    expect(dialog.getAttribute('aria-describedby')).toBe(screen.getByText('Room 7').id)
    expect(document.activeElement?.textContent).toBe('Reschedule')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  test('Escape asks its owner, who may keep it open', () => {
    renderUi(<Host closable={false} />)
    openDialog()
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    const escape = new Event('cancel', { cancelable: true })
    act(() => void dialog.dispatchEvent(escape))
    expect(escape.defaultPrevented).toBe(true)
    expect(dialog.open).toBe(true)
  })

  test('Escape closes it otherwise, once, in StrictMode too', async () => {
    renderUi(
      <StrictMode>
        <Host />
      </StrictMode>,
    )
    openDialog()
    // StrictMode has closed and opened it again; that late close event must not count.
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    expect(dialog.open).toBe(true)
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('closed by the browser itself, the owner hears of it', async () => {
    renderUi(<Host />)
    openDialog()
    screen.getByRole<HTMLDialogElement>('dialog').close()
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a tap outside closes, one inside does not', () => {
    renderUi(<Host />)
    openDialog()
    fireEvent.click(screen.getByLabelText('Start'))
    const dialog = screen.getByRole('dialog')
    fireEvent.click(dialog)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('a confirmation begins on the way back', () => {
  renderUi(<Host confirm />)
  openDialog()
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Go back')
})
