// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OpeningTimes } from './opening-hours.tsx'

afterEach(cleanup)

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
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <OpeningTimes of={{ ...every, days }} daily />
    </I18nProvider>,
  )
  const spans = [...container.querySelectorAll('span')]
  const shown = spans.length > 0 ? spans.map((one) => one.textContent) : [container.textContent]
  expect(shown.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(lines)
})
