// @vitest-environment jsdom
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { DraftRow, OperationRow } from '#offline/db/schema.ts'
import { setOffline } from '#offline/offline.ts'
import type { NewOperation, Outbox } from '#offline/outbox/types.ts'
import { anna, fakeOffline, operationRow } from '#offline/testing/fake-offline.ts'
import { installDialog, renderUi } from '#ui/test-render.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FoundDraft } from './drafted-form.tsx'
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
  const { draft, code, foundDraft, dialog, field, confirm } = useOrderForm({
    prefix: 'tea',
    about: 'mint',
    begin: () => ({ name: (changing?.body as { name: string } | undefined)?.name ?? '' }),
    problemsOf: ({ name }): Partial<Record<string, MessageDescriptor>> =>
      name === '' ? { name: msg`Who is it for?` } : {},
    changing,
  })
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
      <FoundDraft {...foundDraft} />
      <TextField {...field('name')} label="Name" />
    </FormDialog>
  )
}

function open({
  changing = null,
  isSignedIn = true,
  drafts = new Map(),
  confirm = async (operation) => operationRow(operation),
}: {
  changing?: OperationRow | null
  isSignedIn?: boolean
  drafts?: Map<string, DraftRow>
  confirm?: Outbox['confirm']
} = {}) {
  const confirmed = vi.fn(confirm)
  const successor = operationRow({ id: 'op-2', route: 'placeCustomOrder' })
  const change = vi.fn<Outbox['change']>(async () => ({ outcome: 'changed', successor }))
  const onSaved = vi.fn()
  setOffline(
    fakeOffline({ who: isSignedIn ? anna : null, drafts, outbox: { confirm: confirmed, change } }),
  )
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
  const [operation] = confirm.mock.calls[0] as [NewOperation]
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
  const { confirm } = open({ isSignedIn: false })
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

it('finds what was typed after a reload, over what the form opens with, until it is saved', async () => {
  const drafts = new Map<string, DraftRow>()
  open({ drafts })
  type('Odile')
  await waitFor(() => expect(drafts.size).toBe(1))
  cleanup()
  const { onSaved } = open({ drafts })
  await screen.findByText('This is what you had typed before, not yet saved.')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Odile')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  await waitFor(() => expect(drafts.size).toBe(0))
})

it('begins anew where the person wants that, and keeps a draft apart for what is changed', async () => {
  const drafts = new Map<string, DraftRow>()
  open({ drafts })
  type('Odile')
  await waitFor(() => expect(drafts.size).toBe(1))
  cleanup()
  const row = operationRow({ id: 'op-1', route: 'placeCustomOrder', body: { name: 'Diane' } })
  open({ drafts, changing: row })
  await act(async () => undefined)
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Diane')
  cleanup()
  open({ drafts })
  fireEvent.click(await screen.findByRole('button', { name: 'Start afresh' }))
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '')
  await waitFor(() => expect(drafts.size).toBe(0))
})
