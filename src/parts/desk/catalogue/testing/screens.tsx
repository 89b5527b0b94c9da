import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import type { KeptRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { setOffline, type Offline } from '#offline/offline.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { createValue } from '#offline/value.ts'
import { ToastProvider } from '#ui/toasts.tsx'

/* For tests of the catalogue's screens: a device that keeps what a test says, and its person. */

const anna = { id: 'u1', name: 'Anna', role: 'admin', token: 'token-anna' }
const session = createValue<typeof anna | null>(anna)
export const confirm = vi.fn<(operation: NewOperation) => Promise<OperationRow>>()
let operations: OperationRow[] = []
let client: QueryClient

function fakeOffline(): Offline {
  const none = { get: async () => undefined, put: async () => {}, delete: async () => {} }
  const fake = {
    client,
    session,
    link: createValue({ state: 'up' }),
    host: { ...createValue('ours'), kind: () => 'ours' },
    clock: { now: () => Date.parse('2026-11-21T12:00:00Z'), subscribe: () => () => undefined },
    device: { ...createValue('ok'), ready: async () => ({ db: { drafts: none } }) },
    person: () => 'u1',
    self: () => 'u1',
    cache: { now: () => null, ready: async () => null },
    changes: { covers: () => false },
    ask: async () => ({ kind: 'answer', ok: false, status: 500, body: {}, houseTime: null }),
    actor: () => ({ kind: 'staff', userId: 'u1', name: 'Anna' }),
    actorKey: () => 'u1',
    outbox: { confirm, withdraw: vi.fn(), change: vi.fn(), list: async () => operations },
  }
  return fake as unknown as Offline
}

/** A row as the house sends it. */
export const row = (id: string, more: object): KeptRow =>
  ({ id, version: 1, operation_id: null, ...more }) as KeptRow
/** What a query has on the device. */
export const keep = (queryKey: readonly unknown[], rows: KeptRow[]) =>
  client.setQueryData(queryKey, { rows, asOf: '2026-11-21T11:00:00Z', from: 'house' })

/** Shows a screen once `fill` has kept its lists; the house itself has trouble. */
export async function open(shown: ReactNode, fill: () => void) {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  setOffline(fakeOffline())
  fill()
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <ToastProvider>{shown}</ToastProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  )
  await act(async () => undefined)
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  configure({ asyncUtilTimeout: 20_000 })
  // The dialog element of jsdom does not open.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  Element.prototype.scrollIntoView = vi.fn()
  session.set(anna)
  operations = []
  confirm.mockReset()
  confirm.mockImplementation(async ({ id }) => ({ id }) as OperationRow)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

export const press = async (name: RegExp | string) => {
  fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
  await act(async () => undefined)
}
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
/** What heads the table's rows; past the roles, which take long to be worked out for hundreds. */
export const names = () =>
  Array.from(document.querySelectorAll('tbody th'), (one) =>
    (one.textContent ?? '').replace('No image', ''),
  )
/** A counter's number. */
export const counted = (label: string) =>
  screen.getAllByText(label, { selector: 'p' })[0]?.nextElementSibling?.textContent
export const isDisabled = (name: string) =>
  (screen.getAllByRole('button', { name })[0] as HTMLButtonElement).disabled
/** Typed, and left to settle. */
export async function search(label: string, value: string) {
  vi.useFakeTimers()
  type(label, value)
  await act(async () => vi.advanceTimersByTime(350))
  vi.useRealTimers()
}

/** Somebody else is signed in from the start. */
export const signedInAs = (role: string) => session.set({ ...anna, role })

/** The person's token ends while the screen is open. */
export const withoutToken = () => act(async () => session.set({ ...anna, token: '' }))

/** The house takes an operation that this device made. */
export async function taken(id: string) {
  // Of another route, so that nothing is laid over: only that it was taken counts here.
  operations = [{ id, state: 'taken', route: 'completeTourBooking', body: {} } as OperationRow]
  await act(() => client.invalidateQueries({ queryKey: outboxQuery([]).queryKey.slice(0, 1) }))
}
