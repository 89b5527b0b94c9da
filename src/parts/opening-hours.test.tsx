// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { renderUi } from '#ui/test-render.tsx'
import { OpeningTimes } from './opening-hours.tsx'

const every = { open: '07:00', close: '22:00' }
const short = [{ open: '08:00', close: '15:00' }]
const twice = [...short, { open: '18:00', close: '21:30' }]

it.each([
  ['every day alike', null, ['7 AM – 10 PM daily']],
  ['never', [[], [], [], [], [], [], []], ['closed']],
  [
    'a weekend of its own',
    [null, null, null, null, null, short, []],
    ['Mon to Fri 7 AM – 10 PM', 'Sat 8 AM – 3 PM', 'closed on Sundays'],
  ],
  [
    'days apart',
    [[], twice, null, twice, null, [], []],
    ['Tue, Thu 8 AM – 3 PM, 6 PM – 9:30 PM', 'Wed, Fri 7 AM – 10 PM', 'closed Mon, Sat, Sun'],
  ],
])('%s', (_, days, lines) => {
  const { container } = renderUi(<OpeningTimes of={{ ...every, days }} daily />)
  const spans = [...container.querySelectorAll('span')]
  const shown = spans.length > 0 ? spans.map((one) => one.textContent) : [container.textContent]
  expect(shown.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(lines)
})
