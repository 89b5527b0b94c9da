// @vitest-environment jsdom
import { msg } from '@lingui/core/macro'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import { setOffline, type Offline } from '#offline/offline.ts'
import { createValue } from '#offline/value.ts'
import { installDialog, renderUi } from '#ui/test-render.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { useOrderForm } from './use-order-form.ts'

/** The smallest order of all: a name. */
function Ordering({
  changing,
  onSaved,
}: {
  changing: OperationRow | null
  onSaved: (ids: string[]) => void
}) {
  const { draft, code, dialog, field, confirm } = useOrderForm(
    'tea',
    () => ({ name: (changing?.body as { name: string } | undefined)?.name ?? '' }),
    ({ name }) => (name === '' ? { name: msg`Who is it for?` } : {}),
    changing,
  )
  async function save() {
    const ids = await confirm(() =>
      draft.name === 'nobody'
        ? null
        : {
            route: 'placeCustomOrder',
            body: { name: draft.name, code },
            words: { title: 'Tea', detail: '' },
          },
    )
    if (ids) onSaved(ids)
  }
  return (
    <FormDialog
      {...dialog}
      title="Tea"
      notSaved="The tea was not saved."
      onClose={() => undefined}
      onSave={() => void save()}
    >
      <TextField {...field('name')} label="Name" />
    </FormDialog>
  )
}

function open({
  changing = null,
  token = 'a token',
  confirm = async (operation: object) => operation,
}: {
  changing?: OperationRow | null
  token?: string | null
  confirm?: (operation: object) => Promise<unknown>
} = {}) {
  const confirmed = vi.fn(confirm)
  const change = vi.fn(async (_id: string, _change: object) => ({
    outcome: 'changed',
    successor: { id: 'op-2' },
  }))
  const onSaved = vi.fn()
  setOffline({
    session: createValue(token && { token }),
    actor: () => ({ kind: 'staff', userId: 'u1', name: 'Reception' }),
    outbox: { confirm: confirmed, change },
  } as unknown as Offline)
  installDialog()
  // jsdom has none.
  Element.prototype.scrollIntoView = () => undefined
  renderUi(<Ordering changing={changing} onSaved={onSaved} />)
  return { confirm: confirmed, change, onSaved }
}

const type = (name: string) =>
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

it('writes nothing down while something is wrong, and says what, once that was tried', async () => {
  const { confirm, onSaved } = open()
  expect(screen.queryByRole('alert')).toBeNull()
  save()
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toBe('RequiredWho is it for?')
  expect(document.activeElement).toBe(summary)
  fireEvent.click(screen.getByRole('link', { name: 'Who is it for?' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  type('Odile')
  expect(screen.queryByText('Who is it for?')).toBeNull()
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(confirm).toHaveBeenCalledOnce()
})

it('writes one operation down, however often it is tapped', async () => {
  const { confirm, onSaved } = open()
  type('Odile')
  const button = screen.getByRole('button', { name: 'Save' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(confirm).toHaveBeenCalledOnce()
  const [operation] = confirm.mock.calls[0] as [{ id: string; body: object }]
  expect(operation).toMatchObject({
    actor: { kind: 'staff' },
    body: { name: 'Odile', code: expect.stringMatching(/^\w{8}$/) },
  })
  expect(onSaved).toHaveBeenCalledWith([operation.id])
  // Tapped once more after that: the same operation, which the outbox has.
  await screen.findByRole('button', { name: 'Save' })
  save()
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2))
  expect(confirm.mock.calls[1]).toMatchObject([{ id: operation.id }])
})

it('asks for a sign-in first, and keeps what was typed', async () => {
  const { confirm } = open({ token: null })
  type('Odile')
  save()
  expect(await screen.findByText('Please login first.')).toBeTruthy()
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Odile')
  expect(confirm).not.toHaveBeenCalled()
})

it('goes in the place of one that waits or was refused', async () => {
  const row = { id: 'op-1', body: { name: 'Odile' } } as unknown as OperationRow
  const { confirm, change, onSaved } = open({ changing: row })
  type('Diane')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(['op-2']))
  expect(change).toHaveBeenCalledWith('op-1', expect.objectContaining({ words: expect.anything() }))
  expect(change.mock.calls[0]?.[1]).toMatchObject({ body: { name: 'Diane' } })
  expect(confirm).not.toHaveBeenCalled()
})

it('says that it was not saved, and writes nothing where nothing is to be said', async () => {
  const failing = open({ confirm: async () => await Promise.reject(new Error('full')) })
  type('nobody')
  save()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy())
  expect(failing.confirm).not.toHaveBeenCalled()
  type('Odile')
  save()
  expect(await screen.findByText('The tea was not saved.')).toBeTruthy()
  expect(failing.onSaved).not.toHaveBeenCalled()
})
