// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { renderUi } from '#ui/test-render.tsx'
import { useWizard } from './use-wizard.ts'
import { headingId, wizardSteps } from './wizard-steps.ts'

const steps = wizardSteps({
  id: 'tea-step',
  label: msg`Steps of your tea`,
  names: { what: msg`What`, who: msg`Who`, review: msg`Review` },
  last: 'review',
  once: 'time',
})
const ids = { what: 'tea-what', name: 'tea-name' }

/** Asks what and for whom; `led`: a refused step leads to its first field. */
function Wizard({ led }: { led: boolean }) {
  const [form, setForm] = useState({ what: '', name: '' })
  const wizard = useWizard(steps, [
    ...(form.what === ''
      ? [{ step: 'what', field: 'what', text: msg`Choose a tea.` } as const]
      : []),
    ...(form.name === ''
      ? [{ step: 'who', field: 'name', text: msg`Enter a name.` } as const]
      : []),
  ])
  if (wizard.instead) return <Navigate to={wizard.instead} replace />
  const errors = wizard.tried > 0 ? wizard.problems : []
  return (
    <>
      <h2 id={headingId(steps, wizard.step)} tabIndex={-1}>
        {wizard.step}
      </h2>
      <ErrorSummary
        attempt={wizard.tried}
        errors={errors.map(({ field, text }) => ({ id: ids[field], message: i18n._(text) }))}
      />
      {(['what', 'name'] as const).map((field) => (
        <input
          key={field}
          id={ids[field]}
          aria-label={field}
          title={wizard.errorOf(field)}
          value={form[field]}
          onChange={({ target }) => setForm((now) => ({ ...now, [field]: target.value }))}
        />
      ))}
      <button onClick={() => wizard.isRight(led ? ids : null) && wizard.onward()}>Next</button>
      <button onClick={wizard.back}>Back</button>
    </>
  )
}

function Where() {
  return <output aria-label="query">{useLocation().search}</output>
}

function open(at: string, { led = false } = {}) {
  renderUi(
    <>
      <Wizard led={led} />
      <Where />
    </>,
    { at },
  )
}
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const where = () => screen.getByLabelText('query').textContent
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('gives the focus to the summary of what a step lacks, with each try anew', () => {
  open('/tea')
  expect(screen.queryByRole('alert')).toBeNull()
  tap('Next')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(screen.getByRole('alert').textContent).toContain('Choose a tea.')
  expect(screen.getByLabelText('what').title).toBe('Choose a tea.')
  screen.getByLabelText('name').focus()
  tap('Next')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(where()).toBe('')
})

it('leads on to the first thing to mend where the step has fields', async () => {
  open('/tea', { led: true })
  tap('Next')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('what')))
})

it('begins a step at its heading, without the tries of the one before', () => {
  open('/tea')
  tap('Next')
  type('what', 'Mint')
  tap('Next')
  expect(where()).toBe('?step=who')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'who' }))
  expect(screen.queryByRole('alert')).toBeNull()
  tap('Back')
  expect(where()).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'what' }))
})

it('leads back to the first step that lacks something', () => {
  open('/tea?step=review&time=next')
  expect(where()).toBe('')
  expect(screen.getByRole('heading').textContent).toBe('what')
})
