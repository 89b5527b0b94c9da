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
  const { container } = renderUi(<ReasonText operation={operation} failed={failed} />)
  expect(container.textContent?.slice(0, text.length)).toBe(text)
})
