// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { DateText, DateTimeText } from './date-text.tsx'
import { FiguresProvider, FormatsProvider } from './formats.tsx'
import { renderUi } from './test-render.tsx'

const figures = (value: unknown) => (value === '2026-11-03' ? '03/11/2026' : null)

test('a short date of another year than the house’s says which', () => {
  const { container } = renderUi(
    <FormatsProvider timeZone="Africa/Kigali" base="USD" year="2026">
      <DateText value="2026-11-03" format="short" />; <DateText value="2030-01-01" format="short" />
    </FormatsProvider>,
  )
  expect(container.textContent).toBe('3 Nov; 1 Jan 2030')
})

test('whole dates are written in figures where the house wants them, all others in words', () => {
  const { container } = renderUi(
    <FormatsProvider timeZone="Africa/Kigali" base="USD">
      <DateText value="2026-11-03" />;{' '}
      <FiguresProvider figures={figures}>
        <DateText value="2026-11-03" />; <DateText value="2026-11-03" format="short" />;{' '}
        <DateTimeText value="2026-11-03" />; <DateText value="2026-11-04" />
      </FiguresProvider>
    </FormatsProvider>,
  )
  expect(container.textContent).toBe('3 Nov 2026; 03/11/2026; 3 Nov; 03/11/2026, 02:00; 4 Nov 2026')
})
