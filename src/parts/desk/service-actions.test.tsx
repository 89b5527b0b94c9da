// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { tables } from '#contract/services/tables.ts'
import { tours } from '#contract/services/tours.ts'
import type { ReservationStep } from '#domain/tables.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { type NewOperation, NotSavedError } from '#offline/outbox/types.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { stepOn } from '../service-steps.ts'
import { type DeskSteps, ServiceActions } from './service-actions.tsx'

const confirm = vi.fn<(operation: NewOperation) => Promise<OperationRow>>()
let client: QueryClient

const word = (message: string) => ({ id: message, message })
const labels = {
  confirm: word('Confirm'),
  seat: word('Seat'),
  complete: word('Complete'),
  'no-show': word('No-show'),
  cancel: word('Cancel'),
}
const steps: DeskSteps<ReservationStep> = {
  service: tables,
  texts: { titles: labels },
  labels,
  overlays: {},
}

async function open(status: string) {
  renderAtDesk(
    client,
    <ServiceActions
      steps={steps}
      row={{ id: 'r1', status }}
      about={['Aline', '', '19:00']}
      cancel={{
        title: 'Cancel the table?',
        confirmLabel: 'Cancel table',
        keepLabel: 'Keep table',
        becomes: 'The seats are free.',
      }}
      asked={{
        'no-show': {
          quiet: true,
          renderDialog: ({ onClose }) => <button onClick={onClose}>Keep waiting</button>,
        },
      }}
    />,
  )
  await act(async () => undefined)
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => undefined)
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
  }
  confirm.mockReset()
  confirm.mockResolvedValue({ id: 'op1' } as OperationRow)
  client = atDesk({ outbox: { confirm } })
})

it('takes a step at once, from the state that is shown', async () => {
  await open('pending')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    tables.steps.open('pending').map((step) => labels[step].message),
  )
  await press('Confirm')
  expect(confirm.mock.calls[0]?.[0]).toMatchObject({
    route: 'confirmReservation',
    params: { id: 'r1' },
    body: { seen: { status: 'pending' } },
    group: 'table_reservations:r1',
    words: { title: 'Confirm', detail: 'Aline · 19:00' },
  })
})

it('asks before it cancels, and for the reason that the guest is told', async () => {
  await open('confirmed')
  await press('Cancel')
  expect(confirm).not.toHaveBeenCalled()
  fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value: ' Closed ' } })
  await press('Cancel table')
  expect(confirm.mock.calls[0]?.[0]).toMatchObject({
    route: 'cancelReservation',
    body: { seen: { status: 'confirmed' }, reason: 'Closed' },
  })
  await waitFor(() => expect(screen.queryByText('Cancel the table?')).toBeNull())
})

it('keeps the dialog open where nothing was saved', async () => {
  confirm.mockRejectedValue(new NotSavedError('quota'))
  await open('confirmed')
  await press('Cancel')
  await press('Cancel table')
  await screen.findByText(/could not be saved on this device/)
  expect(screen.queryByText('Cancel the table?')).not.toBeNull()
})

it('lets a step ask by a dialog of its own', async () => {
  await open('confirmed')
  await press('No-show')
  expect(confirm).not.toHaveBeenCalled()
  await press('Keep waiting')
  expect(screen.queryByRole('button', { name: 'Keep waiting' })).toBeNull()
})

it('says the status that a step leads to where another host may lack its path (spec 3 §7.9)', () => {
  const titles = { approve: word('Approve'), complete: word('Complete'), cancel: word('Cancel') }
  const at = { id: 't1', status: 'pending' }
  expect(stepOn(tours, { titles }, at, 'cancel', ' Rain ').body).toEqual({
    seen: { status: 'pending' },
    reason: 'Rain',
    status: 'cancelled',
  })
  expect(stepOn(tables, steps.texts, at, 'confirm').body).toEqual({ seen: { status: 'pending' } })
})
