// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderUi } from '#ui/test-render.tsx'
import type { Item } from '../data.ts'
import type { RequestState } from '#parts/request-form/use-request-form.ts'
import { emptyForm, type OrderForm } from './form/form.ts'
import { MenuSection } from './menu-section.tsx'
import type { Menu } from '../use-menu.ts'

const categories = [
  { id: 'c1', name: 'Mains', position: 1 },
  { id: 'c2', name: 'Sweets', position: 2 },
]
/** Five hundred dishes, every fifth a sweet one. */
const items = Array.from({ length: 500 }, (_, at): Item => {
  const number = String(at + 1).padStart(3, '0')
  return {
    id: `d${number}`,
    categoryId: at % 5 === 4 ? 'c2' : 'c1',
    name: `Dish ${number}`,
    description: null,
    priceCents: 700,
    imagePath: null,
    available: true,
    position: at,
  }
})
const menu = {
  categories,
  items,
  loading: false,
  coming: new Set<string>(),
  examples: false,
} as unknown as Menu
const state = { form: emptyForm, change: vi.fn() } as unknown as RequestState<OrderForm>

function show(itemId: string | null = null, of: Menu = menu) {
  const arrival = itemId === null ? null : { categoryId: null, itemId, custom: false }
  renderUi(<MenuSection menu={of} state={state} arrival={arrival} />)
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

// By role each of 500 would be asked whether it is visible: seconds in this page.
const dishes = () => document.querySelectorAll('article')

describe('a menu of 500 dishes', () => {
  it('is drawn as far as it is looked at, by category, and on from there', () => {
    show()
    expect(dishes()).toHaveLength(60)
    expect(screen.queryByRole('heading', { level: 2, name: 'Sweets' })).toBeNull()
    fireEvent.click(screen.getByText('Show more (440 left)'))
    expect(dishes()).toHaveLength(120)
  })

  it('is searched whole, and begins anew with each search', async () => {
    show()
    fireEvent.click(screen.getByText('Show more (440 left)'))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dish 500' } })
    await act(async () => undefined)
    expect(dishes()).toHaveLength(1)
    expect(screen.getByRole('heading', { level: 2, name: 'Sweets' })).toBeDefined()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dish' } })
    await act(async () => undefined)
    expect(dishes()).toHaveLength(60)
  })

  it('shows none above which others are still to come, save in its own category', () => {
    const [first, second] = categories
    show(null, { ...menu, coming: new Set([first!.id]) })
    expect(dishes()).toHaveLength(0)
    expect(screen.getByText('Loading items…')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: second!.name }))
    expect(dishes().length).toBeGreaterThan(0)
    expect(screen.queryByText('Loading items…')).toBeNull()
  })

  it('is drawn down to the dish that was asked for', () => {
    show('d300')
    expect(document.getElementById('dish-d300')).not.toBeNull()
    expect(dishes().length).toBeLessThan(500)
  })
})
