// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'
import { renderUi } from './test-render.tsx'
import { TextField } from './text-field.tsx'

beforeAll(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn()
})

function Form() {
  const [name, setName] = useState('')
  const [attempt, setAttempt] = useState(0)
  const error = attempt > 0 && name === '' ? 'Please enter your name.' : undefined
  const errors = attempt > 0 ? [{ id: 'phone', message: 'Please enter a phone number.' }] : []
  return (
    <>
      <ErrorSummary
        attempt={attempt}
        errors={error ? [{ id: 'name', message: error }, ...errors] : errors}
      />
      <TextField id="name" label="Name" value={name} onChange={setName} error={error} />
      <TextField id="phone" label="Phone" value="" onChange={() => {}} />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Send
      </button>
    </>
  )
}

test('nothing before the first try; then all errors, with the focus', () => {
  renderUi(<Form />)
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(screen.getByText('Send'))
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(summary.textContent).toContain('Please correct 2 fields')
})

test('its lines lead to the fields, which say the same', () => {
  renderUi(<Form />)
  fireEvent.click(screen.getByText('Send'))
  fireEvent.click(screen.getByRole('link', { name: 'Please enter your name.' }))
  const field = screen.getByLabelText('Name')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('Please enter your name.')
})

test('mending a field leaves the focus there; the next try takes it up again', () => {
  renderUi(<Form />)
  fireEvent.click(screen.getByText('Send'))
  const field = screen.getByLabelText('Name')
  field.focus()
  fireEvent.change(field, { target: { value: 'Aline' } })
  expect(document.activeElement).toBe(field)
  expect(screen.getByRole('alert').textContent).toContain('Please correct 1 field')
  fireEvent.click(screen.getByText('Send'))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})
