// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ResourceRow } from '#contract/resources.ts'
import { readRow } from '#documents/index.ts'
import { laundryServiceKind } from '../offer.ts'
import { rawEntries } from '#parts/desk/catalogue/data.ts'
import { PriceList } from './price-list.tsx'
import { useCatalogue } from '#parts/desk/catalogue/use-catalogue.ts'
import { useDialogs } from '#parts/desk/catalogue/use-dialogs.tsx'
import { keep, open, press, row, withoutToken } from '#parts/desk/catalogue/testing/screens.tsx'

describe('Laundry Price List (spec 3 §2.8)', () => {
  function List() {
    const catalogue = useCatalogue(laundryServiceKind)
    const dialogs = useDialogs(laundryServiceKind, catalogue)
    return (
      <>
        <button onClick={() => dialogs.add()}>Add Service</button>
        <PriceList catalogue={catalogue} dialogs={dialogs} />
        {dialogs.shown}
      </>
    )
  }
  const service = (id: string, more: object) =>
    readRow(
      'laundry_services',
      row(id, {
        name: 'Shirt',
        unit: 'per item',
        price: 1.5,
        turnaround_hrs: 24,
        position: 1,
        ...more,
      }),
    )!
  const openList = (rows: ResourceRow[]) =>
    open(<List />, () => keep(rawEntries(laundryServiceKind).queryKey, rows))

  it('says unit, price, hours and state, in the list’s order', async () => {
    await openList([
      service('b', {
        name: 'Duvet',
        unit: 'per kg',
        position: 2,
        turnaround_hrs: 48,
        is_available: 0,
      }),
      service('a', {}),
      service('c', { name: 'Curtain', unit: 'per metre', position: 3 }),
    ])
    const [, shirt, duvet, curtain] = within(screen.getByRole('table')).getAllByRole('row')
    for (const word of ['per item (pcs)', '$1.50', '24 hours', 'Available', 'Disable']) {
      expect(shirt?.textContent).toContain(word)
    }
    for (const word of ['per kg (kg)', '48 hours', 'Unavailable', 'Enable']) {
      expect(duvet?.textContent).toContain(word)
    }
    expect(curtain?.textContent).toContain('per metre')
  })

  it('has Edit, Disable, Delete and Close in its dialog on a phone', async () => {
    await openList([service('a', {})])
    await press('Details of Shirt')
    const dialog = within(screen.getByRole('dialog'))
    for (const name of ['Close', 'Edit Shirt', 'Delete Shirt', 'Disable: Shirt']) {
      expect(dialog.getAllByRole('button', { name }).length).toBeGreaterThan(0)
    }
  })

  it('begins a new one with 24 hours, and is not saved by who is not logged in', async () => {
    await openList([])
    await press('Add Service')
    const dialog = within(screen.getByRole('dialog'))
    const hours = dialog.getByLabelText('Turnaround (hours)') as HTMLInputElement
    expect([hours.value, hours.min]).toEqual(['24', '1'])
    const unit = dialog.getByLabelText('Unit') as HTMLSelectElement
    expect([...unit.options].map(({ value }) => value)).toEqual(['per item', 'per kg', 'per pair'])
    await withoutToken()
    await press('Save')
    expect(
      screen.getByText('You are not logged in. Please sign in to add or edit services.'),
    ).toBeDefined()
  })
})
