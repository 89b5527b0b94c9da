// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { renderUi } from './test-render.tsx'
import { TextField } from './text-field.tsx'
import { useFirstError } from './use-first-error.ts'

beforeAll(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn()
})

function Form() {
  const [what, setWhat] = useState('')
  const [tries, setTries] = useState(0)
  const form = useFirstError<HTMLFormElement>(tries)
  const isTried = tries > 0
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        setTries(tries + 1)
      }}
    >
      <TextField
        label="What"
        value={what}
        onChange={setWhat}
        error={isTried && what === '' ? 'Write down what it is.' : undefined}
      />
      <TextField
        label="Price"
        value=""
        onChange={() => {}}
        error={isTried ? 'Write a price.' : undefined}
      />
      <button type="submit">Add</button>
    </form>
  )
}

test('after each try that failed, the first wrong field has the focus', () => {
  renderUi(<Form />)
  expect(document.activeElement).toBe(document.body)
  const add = screen.getByText('Add')
  fireEvent.click(add)
  expect(document.activeElement).toBe(screen.getByLabelText('What'))

  // Mending one field does not throw the person into the next before another try.
  fireEvent.change(screen.getByLabelText('What'), { target: { value: 'Candle' } })
  expect(document.activeElement).toBe(screen.getByLabelText('What'))
  add.focus()
  fireEvent.click(add)
  expect(document.activeElement).toBe(screen.getByLabelText('Price'))
})
