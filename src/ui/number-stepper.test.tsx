// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { NumberStepper, type NumberStepperProps } from './number-stepper.tsx'
import { renderUi } from './test-render.tsx'

const seen: number[] = []

function Host(props: Partial<NumberStepperProps> & { start: number }) {
  const [value, setValue] = useState(props.start)
  const change = (next: number) => {
    seen.push(next)
    setValue(next)
  }
  return <NumberStepper label="Laundry" {...props} value={value} onChange={change} />
}

function show(props: Partial<NumberStepperProps> & { start: number }, locale?: string) {
  seen.length = 0
  renderUi(<Host {...props} />, { locale })
  return screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Laundry' })
}

test('steps by halves and stops at its bounds', () => {
  const box = show({ start: 1, min: 0.5, max: 2, step: 0.5 })
  const [less, more] = [screen.getByLabelText('Less'), screen.getByLabelText('More')]
  fireEvent.click(more)
  fireEvent.click(more)
  expect(box.value).toBe('2')
  expect(more.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(more)
  for (let press = 0; press < 5; press += 1) fireEvent.click(less)
  expect(box.value).toBe('0.5')
  expect(seen).toEqual([1.5, 2, 1.5, 1, 0.5])
})

test('what is typed counts when it is left, on a step and within the bounds', () => {
  const box = show({ start: 1, min: 0.5, max: 10, step: 0.5 })
  fireEvent.change(box, { target: { value: '2,3' } })
  expect(seen).toEqual([])
  fireEvent.blur(box)
  expect(box.value).toBe('2.5')
  fireEvent.change(box, { target: { value: '99' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(box.value).toBe('10')
  fireEvent.change(box, { target: { value: 'many' } })
  fireEvent.blur(box)
  expect(box.value).toBe('10')
  expect(seen).toEqual([2.5, 10])
})

test('arrow keys, Home and End', () => {
  const box = show({ start: 2, min: 1, max: 8 })
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'End', 'Home']) {
    fireEvent.keyDown(box, { key })
  }
  expect(seen).toEqual([3, 2, 1, 8, 1])
  expect(box.getAttribute('aria-valuenow')).toBe('1')
})

test('shows decimals as the language writes them', () => {
  const box = show({ start: 1.5, step: 0.5, unit: 'kg' }, 'fr')
  expect(box.value).toBe('1,5')
  expect(box.getAttribute('aria-valuetext')).toBe('1,5 kg')
})
