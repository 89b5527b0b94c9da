// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '#parts/testing/at-site.tsx'
import { SearchForm } from './search-form.tsx'

it('still has what was searched for when the guest comes back from a room', () => {
  const form = <SearchForm today="2026-06-01" onSearch={() => undefined} />
  openSite(form)
  fireEvent.change(screen.getByLabelText('Adults'), { target: { value: '5' } })
  fireEvent.change(screen.getByLabelText('Check In'), { target: { value: '2026-07-10' } })
  fireEvent.submit(screen.getByRole('form'))
  cleanup()
  openSite(form)
  expect(screen.getByLabelText<HTMLSelectElement>('Adults').value).toBe('5')
  expect(screen.getByLabelText<HTMLInputElement>('Check In').value).toBe('2026-07-10')
})
