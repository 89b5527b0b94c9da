import { expect, test } from 'vitest'
import { resourceNames } from '#contract/resources.ts'
import { wires } from './wires.ts'

test('every resource has its rows: of the house itself, or of a service', () => {
  expect(resourceNames.filter((name) => typeof wires[name] !== 'function')).toEqual([])
})
