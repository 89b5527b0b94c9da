// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { renderUi } from '#ui/test-render.tsx'
import { ExtrasText } from './extras-text.tsx'
import { GuestsText } from './stay-facts.tsx'

const extras = { breakfast: true, airport_transfer: false, late_checkout: true }

it('names the extras that are taken, and children where there are any', () => {
  const { container } = renderUi(<ExtrasText extras={extras} />)
  expect(container.textContent).toBe('Cooked breakfast, Late checkout')
  const none = { breakfast: false, airport_transfer: false, late_checkout: false }
  expect(renderUi(<ExtrasText extras={none} />).container.textContent).toBe('None')
  const textOf = (adults: number, children: number) =>
    renderUi(<GuestsText of={{ adults, children }} />).container.textContent
  expect([textOf(1, 0), textOf(2, 1)]).toEqual(['1 adult', '2 adults, 1 child'])
})
