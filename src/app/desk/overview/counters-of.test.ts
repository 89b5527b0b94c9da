import { expect, it } from 'vitest'
import { countersOf } from './counters-of.ts'

it('shows what has a label and a number, and nothing where the house tells none', () => {
  expect(
    countersOf([
      { label: 'Interns', count: 4 },
      { label: ' ', count: 1 },
      { label: 'Tasks', count: 'many' },
      null,
      { label: 'Trainings', count: 0 },
    ]),
  ).toEqual([
    { label: 'Interns', count: 4 },
    { label: 'Trainings', count: 0 },
  ])
  for (const nothing of [undefined, null, 'Interns', {}]) expect(countersOf(nothing)).toEqual([])
})
