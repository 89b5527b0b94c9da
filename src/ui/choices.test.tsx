// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { ChipGroup } from './chip-group.tsx'
import { Picture } from './picture.tsx'
import { Tabs } from './tabs.tsx'
import { renderUi } from './test-render.tsx'

const OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'stews', label: 'Stews' },
  { value: 'sweet', label: 'Sweet', disabled: true },
  { value: 'drinks', label: 'Drinks' },
]

function Chips() {
  const [value, setValue] = useState('all')
  return <ChipGroup label="Category" value={value} onChange={setValue} options={OPTIONS} />
}

test('chips: one tab stop, arrows walk round past what is disabled, a press chooses', () => {
  renderUi(<Chips />)
  const chips = screen.getAllByRole('button', { name: /All|Stews|Sweet|Drinks/ })
  expect(chips.map((chip) => chip.tabIndex)).toEqual([0, -1, -1, -1])
  chips[0]?.focus()
  fireEvent.keyDown(chips[0] as Element, { key: 'ArrowLeft' })
  expect(document.activeElement?.textContent).toBe('Drinks')
  fireEvent.click(document.activeElement as Element)
  const pressed = chips.filter((chip) => chip.getAttribute('aria-pressed') === 'true')
  expect(pressed.map((chip) => chip.textContent)).toEqual(['Drinks'])
  expect(pressed[0]?.tabIndex).toBe(0)
})

test('tabs: arrows choose, only the chosen panel is there and named by its tab', () => {
  renderUi(
    <Tabs
      label="What to show"
      tabs={[
        { id: 'a', label: 'Rooms', panel: 'twelve' },
        { id: 'b', label: 'Meals', panel: 'forty' },
      ]}
    />,
  )
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Rooms' }), { key: 'ArrowRight' })
  expect(screen.getByRole('tabpanel', { name: 'Meals' }).textContent).toBe('forty')
  expect(screen.queryByText('twelve')).toBeNull()
})

test('a busy button does nothing, keeps the focus, and says what it does', () => {
  const onClick = vi.fn()
  const { rerender } = renderUi(<Button onClick={onClick}>Sign in</Button>)
  screen.getByRole('button').focus()
  rerender(
    <Button onClick={onClick} busy busyText="Signing in...">
      Sign in
    </Button>,
  )
  const button = screen.getByRole('button')
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('a picture that breaks says so; a new address is tried again', () => {
  const { rerender, container } = renderUi(<Picture src="/a.webp" alt="Room 7" />)
  fireEvent.error(screen.getByAltText('Room 7'))
  expect(screen.getByText('No image')).toBeTruthy()
  rerender(<Picture src="/b.webp" alt="Room 7" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.webp')
  rerender(<Picture src={null} alt="Room 7" />)
  expect(screen.getByText('No image')).toBeTruthy()
})
