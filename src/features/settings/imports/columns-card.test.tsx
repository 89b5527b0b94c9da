// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fieldsOf } from '#contract/import-kinds.ts'
import { matchColumns } from '#domain/imports/columns.ts'
import { findTable } from '#domain/imports/find-table.ts'
import { openSite } from '#parts/testing/at-site.tsx'
import { ColumnsCard } from './columns-card.tsx'
import type { ImportState } from './use-import.ts'

it('says which columns stay behind, and which currency the file names though the house has no rate', () => {
  const sheet = [
    ['Chambre', 'Prix (EUR)', 'Étage', ''],
    ['12', '60', '2', ''],
  ]
  const table = findTable(sheet, fieldsOf('rooms'))!
  const columns = matchColumns(fieldsOf('rooms'), table.headings)
  const read = { file: 'a.csv', sheets: [], chosen: 0, table, columns, past: null, room: '' }
  const state = { kind: 'rooms', busy: null, currency: 'EUR', dayOrder: null, checked: null }
  openSite(
    <ColumnsCard state={{ ...state, check: vi.fn() } as unknown as ImportState} read={read} />,
  )
  expect(screen.getByText('Left out of the import: Étage.')).toBeTruthy()
  const currency = screen.getByLabelText<HTMLSelectElement>('Amounts without a currency are in')
  expect(currency.value).toBe('EUR')
})
