import { expect, it } from 'vitest'
import { builtInKinds } from '#contract/services/index.ts'
import { notOfferedLines } from './refused.ts'

it('marks the lines of a stay whose service is off, and never a room', () => {
  const lines = (['room', 'bundle', 'laundry', 'tour'] as const).map((kind) => ({
    line: kind,
    kind,
  }))
  const marked = (off: readonly string[]) => [
    ...notOfferedLines(lines, (kind) => !off.includes(kind)).keys(),
  ]
  expect(marked(['tour'])).toEqual(['tour'])
  expect(marked(builtInKinds)).toEqual(['laundry', 'tour'])
})
