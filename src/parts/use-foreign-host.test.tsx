// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '#parts/testing/at-site.tsx'
import { AddToStayButton } from './request-form/add-to-stay-button.tsx'
import { PersonFields } from './request-form/person-fields.tsx'

it.each([
  ['ours', 1, 'We call if anything is unclear. You need this number and your code to cancel.'],
  ['foreign', 0, 'We call if anything is unclear.'],
] as const)('a host that is %s: offers what it can keep', (host, buttons, hint) => {
  const person = { name: '', phone: '', email: '' }
  const ids = { name: 'n', phone: 'p', email: 'e' }
  openSite(
    <>
      <AddToStayButton busy={false} onAdd={() => undefined} />
      <PersonFields {...{ ids, person }} change={() => undefined} errorOf={() => undefined} />
    </>,
    { host },
  )
  expect(screen.queryAllByRole('button', { name: 'Add to my stay' })).toHaveLength(buttons)
  expect(screen.getByText(hint)).toBeTruthy()
})
