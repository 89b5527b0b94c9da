import { expect, it } from 'vitest'
import { matchColumns } from '#domain/imports/columns.ts'
import { fieldsOf, importKinds } from './import-kinds.ts'

it.each(importKinds)('%s: every heading finds its own field, and none serves two', (kind) => {
  const headings = fieldsOf(kind).map(({ name }) => name.replaceAll('_', ' '))
  const found = matchColumns(fieldsOf(kind), headings)
  expect(Object.keys(found)).toHaveLength(headings.length)
  expect(new Set(Object.values(found)).size).toBe(headings.length)
})
