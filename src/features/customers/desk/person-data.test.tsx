// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import type { Customer } from '#contract/customers.ts'
import type { ErasedPerson } from '#contract/erasure.ts'
import { reply } from '#offline/testing/fake-offline.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { PersonData } from './person-data.tsx'

const guest = { id: 'c1', name: 'Grace' } as Customer

// jsdom has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

async function eraseWith(list: ErasedPerson['data']['list'] | undefined) {
  let closed = 0
  const client = atDesk({
    ask: async () => reply(200, { data: { erased: {}, stays: [], list } }),
  })
  renderAtDesk(client, <PersonData customer={guest} onErased={() => void (closed += 1)} />)
  fireEvent.click(screen.getByRole('button', { name: 'Erase this guest' }))
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'a password' } })
  fireEvent.click(screen.getByRole('button', { name: 'Erase for good' }))
  return () => closed
}

it('closes where the erasure lies beside every back-up', async () => {
  const closed = await eraseWith('beside_back_ups')
  await expect.poll(closed).toBe(1)
})

it.each([
  ['not_yet', 'Not yet noted beside every back-up'],
  ['here_only', 'Only this house knows it'],
  [undefined, 'Only this house knows it'],
] as const)('says where it does not yet, or nowhere: %s', async (list, said) => {
  const closed = await eraseWith(list)
  expect(await screen.findByText(said)).toBeDefined()
  expect(closed()).toBe(0)
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(closed()).toBe(1)
})
