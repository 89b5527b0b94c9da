import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import type { ResourceRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { setOffline } from '#offline/offline.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { createSessionStore } from '#offline/session.ts'
import { anna, fakeOffline, reply } from '#offline/testing/fake-offline.ts'
import { ToastProvider } from '#ui/toasts.tsx'

/* For tests of the catalogue's screens: a device that keeps what a test says, and its person. */

const session = createSessionStore(null)
export const confirm = vi.fn<(operation: NewOperation) => Promise<OperationRow>>()
let operations: OperationRow[] = []
let client: QueryClient

function device() {
  return fakeOffline({
    client,
    session,
    drafts: new Map(),
    ask: async () => reply(500),
    outbox: { confirm, withdraw: vi.fn(), change: vi.fn(), list: async () => operations },
  })
}

/** A row as the house sends it. */
export const row = (id: string, more: object): ResourceRow =>
  ({ id, version: 1, operation_id: null, ...more }) as ResourceRow
/** What a query has on the device. */
export const keep = (queryKey: readonly unknown[], rows: ResourceRow[]) =>
  client.setQueryData(queryKey, { rows, asOf: '2026-11-21T11:00:00Z', from: 'house' })

/** Shows a screen once `fill` has kept its lists; the house itself has trouble. */
export async function open(shown: ReactNode, fill: () => void) {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  setOffline(device())
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
  session.keep(anna, false)
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
export const signedInAs = (role: string) => session.keep({ ...anna, role }, false)

/** The person's token ends while the screen is open. */
export const withoutToken = () => act(async () => session.keep({ ...anna, token: '' }, false))

/** The house takes an operation that this device made. */
export async function taken(id: string) {
  // Of another route, so that nothing is laid over: only that it was taken counts here.
  operations = [{ id, state: 'taken', route: 'completeTourBooking', body: {} } as OperationRow]
  await act(() => client.invalidateQueries({ queryKey: outboxQuery([]).queryKey.slice(0, 1) }))
}
