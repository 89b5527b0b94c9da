import { expect, it } from 'vitest'
import { readReport, secondTries, worthReading } from './in-browser.ts'

const kept = [
  { name: 'trace', path: '/tmp/trace.zip' },
  { name: 'house.log', body: Buffer.from('it stopped').toString('base64') },
]

const test = (status: 'expected' | 'unexpected' | 'flaky' | 'skipped', errors: string[] = []) => ({
  status,
  results: [
    {
      errors: errors.map((message) => ({ message })),
      attachments: errors.length > 0 ? kept : [],
    },
  ],
})

const spec = (title: string, ...tests: ReturnType<typeof test>[]) => ({
  title,
  file: 'hazards/lost-answer.spec.ts',
  line: 7,
  tests,
})

it('counts tests at any depth, and tells of failures where they are and what was kept', () => {
  const tally = readReport({
    suites: [
      {
        title: 'lost-answer.spec.ts',
        file: 'hazards/lost-answer.spec.ts',
        specs: [spec('one order', test('expected'), test('unexpected', ['two dinners']))],
        suites: [
          {
            title: 'deeper',
            file: 'hazards/lost-answer.spec.ts',
            specs: [
              spec('a', test('expected')),
              spec('b', test('skipped')),
              spec('c', test('flaky')),
            ],
          },
        ],
      },
    ],
  })
  expect(tally).toMatchObject({ passed: 3, failed: 1, skipped: 1 })
  expect(tally.failures[0]).toEqual({
    title: 'tests/hazards/lost-answer.spec.ts:7 > one order',
    detail: 'two dinners\n\ntrace: /tmp/trace.zip\n\nhouse.log:\nit stopped',
  })
})

it('names what passed only when tried again', () => {
  const file = 'hazards/lost-answer.spec.ts'
  const specs = [spec('steady', test('expected')), spec('shaky', test('flaky'))]
  expect(secondTries({ suites: [{ title: file, file, specs }] })).toEqual([
    'tests/hazards/lost-answer.spec.ts:7 > shaky',
  ])
})

it('counts an error outside of any test as a failure', () => {
  expect(readReport({ errors: [{ message: 'cannot be read' }] })).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [{ detail: 'cannot be read' }],
  })
})

it('tells of a run that was ended what did not pass at once, and where it stood', () => {
  const output = [
    'Running 3 tests using 2 workers',
    "(node:1) Warning: The 'NO_COLOR' env is ignored",
    '  ✓   1 e2e/home.spec.ts:1:1 › home (3.0s)',
    '  ✘   2 e2e/desk.spec.ts:1:1 › desk (180.0s)',
  ].join('\n')
  const told = worthReading(output)
  expect(told).toMatch(/^1 had passed/)
  expect(told).toContain('✘   2 e2e/desk.spec.ts:1:1')
  expect(told).not.toContain('Warning')
})
