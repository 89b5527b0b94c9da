// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { operationRow } from '#offline/testing/fake-offline.ts'
import { renderUi } from '#ui/test-render.tsx'
import { ReasonText } from './reason-text.tsx'

it.each([
  [
    'not_supported',
    'No booking endpoint accepted the request.\nNot taken by the house’s server yet.',
  ],
  ['too_late', 'It came too late for the house.'],
  ['refused', 'No booking endpoint accepted the request.'],
] as const)('parked as %s: %s', (parkReason, text) => {
  const operation = operationRow({ route: 'bookTour' }, { state: 'parked', parkReason })
  const failed = { id: 'x', message: 'No booking endpoint accepted the request.' }
  const { container } = renderUi(<ReasonText operation={operation} descriptor={{ failed }} />)
  expect(container.textContent?.slice(0, text.length)).toBe(text)
})

it('calls the fields that a colleague changed as their screen does', () => {
  const body = { reason: 'settings_changed', params: { fields: ['orgName', 'newer_field'] } }
  const answer = { status: 409, code: 'conflict', message: '', body, at: 0 }
  const operation = operationRow({ route: 'updateSettings' }, { state: 'parked', answer })
  const fieldNames = { orgName: { id: 'x', message: 'Business name' } }
  const { container } = renderUi(<ReasonText operation={operation} descriptor={{ fieldNames }} />)
  expect(container.textContent).toBe(
    'A colleague changed the settings meanwhile: Business name, newer field.',
  )
})
