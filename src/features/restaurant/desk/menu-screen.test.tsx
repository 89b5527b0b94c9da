// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ResourceRow } from '#contract/resources.ts'
import { readRow } from '#documents/index.ts'
import { itemKind } from '../offer.ts'
import { rawCategories, rawEntries } from '#parts/desk/catalogue/data.ts'
import MenuScreen from './menu-screen.tsx'
import {
  confirm,
  counted,
  isDisabled,
  keep,
  names,
  open,
  press,
  row,
  search,
  signedInAs,
  taken,
  type,
  withoutToken,
} from '#parts/desk/catalogue/testing/screens.tsx'

const grill = row('c1', { name: 'Grill', position: 2 })
const soups = row('c2', { name: 'Soups', position: 1 })
const dish = (id: string, more: object = {}) =>
  readRow('items', row(id, { name: `Dish ${id}`, category_id: 'c1', price: 7.5, ...more }))!

const openMenu = (categories: ResourceRow[] | null, items: ResourceRow[] = []) =>
  open(<MenuScreen decisions={null} />, () => {
    if (categories === null || itemKind.category === null) return
    keep(rawCategories(itemKind.category).queryKey, categories)
    for (const { id } of categories) {
      const its = items.filter((one) => 'category_id' in one && one.category_id === id)
      keep(rawEntries(itemKind, id).queryKey, its)
    }
  })

describe('Restaurant Menu (spec 3 §2.6)', () => {
  it('counts items, available ones and categories', async () => {
    await openMenu([grill, soups], [dish('a'), dish('b', { is_available: 0 })])
    expect(counted('Total items')).toBe('2')
    expect(counted('Available items')).toBe('1')
    expect(counted('Categories')).toBe('2')
  })

  it('asks for dishes that are switched off too', async () => {
    await openMenu([grill])
    expect(rawEntries(itemKind, 'c1').queryKey[4]).toMatchObject({ query: { available: '' } })
  })

  it('lists name, description, category, dollars and the badge, by the categories’ places', async () => {
    const soup = dish('b', { category_id: 'c2', is_available: false, description: 'With leek' })
    await openMenu([grill, soups], [dish('a'), soup])
    const [, first, second] = within(screen.getByRole('table')).getAllByRole('row')
    for (const word of ['Dish b', 'With leek', 'Soups', '$7.50', 'Unavailable', 'Edit']) {
      expect(first?.textContent).toContain(word)
    }
    expect(second?.textContent).toContain('Grill')
    expect(
      within(first as HTMLElement).getByRole('button', { name: 'Delete Dish b' }),
    ).toBeDefined()
  })

  it('is narrowed by words and by category', async () => {
    await openMenu([grill, soups], [dish('a'), dish('b', { category_id: 'c2' })])
    fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), {
      target: { value: 'c2' },
    })
    await waitFor(() => expect(names()).toEqual(['Dish b']))
    await search('Search the menu', 'nothing such')
    expect(screen.getByText('No items found.')).toBeDefined()
  })

  it('adds no item before there is a category', async () => {
    await openMenu([])
    expect(screen.getByText('No categories yet...')).toBeDefined()
    expect(screen.getAllByText('Create a category first').length).toBeGreaterThan(0)
    expect(isDisabled('Add Item')).toBe(true)
  })

  it('says what could not be loaded', async () => {
    await openMenu(null)
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load categories')
    cleanup()
    await open(<MenuScreen decisions={null} />, () => {
      if (itemKind.category) keep(rawCategories(itemKind.category).queryKey, [grill])
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load menu items')
  })

  it('adds a category by name and, where it is said, a place not below 0', async () => {
    await openMenu([])
    await press('Add Category')
    await press('Save')
    expect(screen.getByRole('alert').textContent).toContain('Required')
    expect(screen.getByRole('alert').textContent).toContain('Category name is required')
    type('Name', '  Stone oven ')
    type('Position (optional)', '-1')
    await press('Save')
    expect(screen.getByRole('alert').textContent).toContain('Position must be 0 or more')
    expect(confirm).not.toHaveBeenCalled()
    type('Position (optional)', '0')
    await press('Save')
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
    expect(confirm.mock.calls[0]?.[0]).toMatchObject({
      route: 'createCategory',
      body: { name: 'Stone oven', position: 0 },
    })
  })

  it.each(['reception', 'staff'])(
    'is read by %s, who neither adds, edits nor deletes',
    async (role) => {
      signedInAs(role)
      await openMenu([grill], [dish('a')])
      expect(names()).toEqual(['Dish a'])
      for (const name of [/^Edit/, /^Delete/, 'Add Item', 'Add Category']) {
        expect(screen.queryByRole('button', { name }), String(name)).toBeNull()
      }
    },
  )

  it('saves and switches nothing without a token, in the documents’ words', async () => {
    await openMenu([grill], [dish('a')])
    await withoutToken()
    await press('Edit Dish a')
    type('Price (USD)', '9')
    await press('Save')
    expect(screen.getByText('Not authenticated')).toBeDefined()
    expect(screen.getByText('Please login first.')).toBeDefined()
    expect(confirm).not.toHaveBeenCalled()
  })

  it('never offers another category for what is there, and price and picture as documented', async () => {
    await openMenu([grill, soups], [dish('a')])
    await press('Edit Dish a')
    const dialog = within(screen.getByRole('dialog'))
    const category = dialog.getByRole('combobox', { name: 'Category' }) as HTMLSelectElement
    expect(category.disabled).toBe(true)
    const price = dialog.getByLabelText('Price (USD)') as HTMLInputElement
    expect([price.step, price.min]).toEqual(['0.01', '0.01'])
    expect((dialog.getByLabelText('Choose a picture') as HTMLInputElement).accept).toBe('image/*')
  })

  it('says what the house has taken, in the documents’ words', async () => {
    const said = async (doIt: () => Promise<void>, words: string) => {
      await openMenu([grill], [dish('a')])
      await doIt()
      await waitFor(() => expect(confirm).toHaveBeenCalled())
      const id = confirm.mock.calls.at(-1)?.[0].id ?? ''
      await taken(id)
      expect(await screen.findByText(words)).toBeDefined()
      cleanup()
    }
    await said(async () => {
      await press('Add Category')
      type('Name', 'Stone oven')
      await press('Save')
    }, 'Category created')
    await said(async () => {
      await press('Edit Dish a')
      type('Price (USD)', '9')
      await press('Save')
    }, 'Item updated')
  })

  it('draws of 500 dishes what is looked at, and finds the last one', async () => {
    const many = Array.from({ length: 500 }, (_, at) =>
      dish(String(at + 1).padStart(3, '0'), { position: at }),
    )
    await openMenu([grill], many)
    expect(counted('Total items')).toBe('500')
    expect(names()).toHaveLength(60)
    fireEvent.click(screen.getByText('Show more (440 left)'))
    expect(names()).toHaveLength(120)
    await search('Search the menu', 'dish 500')
    expect(names()).toEqual(['Dish 500'])
  })
})
