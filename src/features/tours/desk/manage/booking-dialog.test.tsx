// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import { setOffline } from '#offline/offline.ts'
import type { NewOperation, Outbox } from '#offline/outbox/types.ts'
import { anna, fakeOffline, operationRow } from '#offline/testing/fake-offline.ts'
import { installDialog, renderUi } from '#ui/test-render.tsx'
import { BookingDialog } from './booking-dialog.tsx'
import { deskBookingBody } from './new-booking.ts'

const tour = { id: 't1', name: 'Volcano hike', priceCents: 7550 }
const draft = {
  name: 'Odile',
  phone: '',
  email: '',
  date: '2026-07-10',
  people: '3',
  notes: '',
}

/** As an app before this one wrote it down: without the name of the tour in its address. */
const earlier = {
  id: 'op-1',
  route: 'bookTour',
  params: {},
  body: deskBookingBody(draft, { tour, code: 'KWXY2345' }),
} as unknown as OperationRow

function open(changing: OperationRow | null) {
  const confirm = vi.fn(async (operation: NewOperation) => operationRow(operation))
  const successor = operationRow({ id: 'op-2', route: 'bookTour' })
  const change = vi.fn<Outbox['change']>(async () => ({ outcome: 'changed', successor }))
  const onSaved = vi.fn()
  setOffline(
    fakeOffline({
      who: { ...anna, name: 'Reception' },
      now: 0,
      outbox: { confirm, change },
    }),
  )
  installDialog()
  const client = new QueryClient({
    defaultOptions: { queries: { enabled: false, retry: false } },
  })
  renderUi(
    <QueryClientProvider client={client}>
      <BookingDialog
        guest={null}
        tour={tour}
        date="2026-07-10"
        leftOn={() => 8}
        changing={changing}
        onClose={() => undefined}
        onSaved={onSaved}
      />
    </QueryClientProvider>,
  )
  return { confirm, change, onSaved }
}

const book = () => fireEvent.click(screen.getByRole('button', { name: 'Book' }))

it('names the tour for the address that it goes to', async () => {
  const { confirm, onSaved } = open(null)
  fireEvent.change(screen.getByLabelText('Guest name'), { target: { value: 'Odile' } })
  book()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(confirm.mock.calls[0]?.[0]).toMatchObject({
    route: 'bookTour',
    params: { tourId: 't1' },
    body: { booking: { tour_id: 't1' } },
  })
})

it('names it for what is changed too, whatever the earlier one lacked', async () => {
  const { change, onSaved } = open(earlier)
  fireEvent.change(screen.getByLabelText('People'), { target: { value: '2' } })
  book()
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(['op-2']))
  expect(change.mock.calls[0]).toMatchObject([
    'op-1',
    { params: { tourId: 't1' }, body: { booking: { tour_id: 't1', people: 2 } } },
  ])
})
