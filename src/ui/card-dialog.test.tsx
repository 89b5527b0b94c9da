// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { CardDialog } from './card-dialog.tsx'
import { installDialog, renderUi } from './test-render.tsx'

const onPaid = vi.fn()

function Host({ testCardsOnly = true }: { testCardsOnly?: boolean }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <CardDialog amount="$12.50" testCardsOnly={testCardsOnly} onClose={close} onPaid={onPaid} />
      )}
    </>
  )
}

const labels = { number: 'Card number', name: 'Cardholder name', expiry: 'Expiry', cvc: 'CVC' }
const good = { number: '4242 4242 4242 4242', name: 'Ada', expiry: '12/30', cvc: '123' }

function openDialog(testCardsOnly = true) {
  renderUi(<Host testCardsOnly={testCardsOnly} />)
  fireEvent.click(screen.getByText('Open'))
}

function pay(part: Partial<typeof good> = {}) {
  for (const [name, value] of Object.entries({ ...good, ...part })) {
    const label = labels[name as keyof typeof labels]
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
  fireEvent.click(screen.getByRole('button', { name: 'Pay $12.50' }))
}

beforeAll(installDialog)
beforeEach(() => onPaid.mockReset())

it('says what is wrong in the documents’ words, and goes to the field', () => {
  openDialog()
  const cases = [
    [{ name: '' }, 'Missing info', 'Please complete all card fields.', 'name'],
    [{ number: '4242' }, 'Invalid card', 'Enter a valid card number.', 'number'],
    [{ expiry: '13/30' }, 'Invalid expiry', 'Use MM/YY or MM/YYYY.', 'expiry'],
    [{ cvc: '12' }, 'Invalid CVC', 'Enter a 3–4 digit CVC.', 'cvc'],
  ] as const
  for (const [part, title, text, field] of cases) {
    pay(part)
    expect(screen.getByRole('alert').textContent).toBe(title + text)
    const focused = screen.getByLabelText(labels[field])
    expect(document.activeElement).toBe(focused)
    expect(focused.getAttribute('aria-invalid')).toBe('true')
  }
  expect(onPaid).not.toHaveBeenCalled()
})

it('hands over the masked reference, and nothing else', () => {
  openDialog()
  pay({ expiry: '12/2030' })
  expect(onPaid.mock.calls).toEqual([['visa •••• 4242 12/30']])
})

it('takes only test cards where the house tries payments out; a declined one pays nothing', () => {
  openDialog()
  pay({ number: '4111 1111 1111 1111' })
  expect(screen.getByRole('alert').textContent).toContain('Only test cards are taken here')
  for (const number of ['4000 0000 0000 0002', '4000 0000 0000 0119']) {
    pay({ number })
    expect(screen.getByRole('alert').textContent).toContain('Payment failed.')
  }
  expect(onPaid).not.toHaveBeenCalled()
})

it('checks no more than the documents on another host', () => {
  openDialog(false)
  expect(screen.queryByText(/only test cards are taken/)).toBeNull()
  pay({ number: '6011 0009 9013 9424' })
  expect(onPaid.mock.calls).toEqual([['discover •••• 9424 12/30']])
})

it('begins empty each time it opens', () => {
  openDialog()
  pay({ cvc: '' })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByText('Open'))
  expect(screen.queryByRole('alert')).toBeNull()
  for (const label of Object.values(labels)) {
    expect(screen.getByLabelText(label)).toHaveProperty('value', '')
  }
})

it('says to the browser and to screen readers what each field is for', () => {
  openDialog()
  const purposes = Object.values(labels).map((label) =>
    screen.getByLabelText(label).getAttribute('autocomplete'),
  )
  expect(purposes).toEqual(['cc-number', 'cc-name', 'cc-exp', 'cc-csc'])
})
