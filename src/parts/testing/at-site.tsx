import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, configure, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import type { House } from '#contract/house.ts'
import type { DraftRow, OperationRow } from '#offline/db/schema.ts'
import { offline, setOffline } from '#offline/offline.ts'
import type { NewOperation, Outbox } from '#offline/outbox/types.ts'
import { houseQuery, fallbackHouse } from '#offline/reads/house-query.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { type StoredCartLine, stayCartQuery } from '#offline/stay-cart.ts'
import {
  type FakeDevice,
  fakeOffline,
  known,
  NOW,
  operationRow,
  testClient,
} from '#offline/testing/fake-offline.ts'
import { renderUi } from '#ui/test-render.tsx'

/* A guest's device for tests of the site's screens: empty before each, with what is done on it. */

const ownRows = () => outboxQuery(['guest']).queryKey

export const rows: OperationRow[] = []
export const drafts = new Map<string, DraftRow>()
export const confirm = vi.fn(async (operation: NewOperation) => {
  const row = operationRow(operation)
  rows.push(row)
  // As after each change of the outbox.
  offline().client.setQueryData(ownRows(), [...rows])
  return row
})
export const change = vi.fn<Outbox['change']>(async () => ({ outcome: 'asked' }))

// The pages are large, and the machine may be busy.
configure({ asyncUtilTimeout: 20_000 })

beforeEach(() => {
  rows.length = 0
  drafts.clear()
  confirm.mockReset()
  change.mockReset()
  vi.stubGlobal('scrollTo', vi.fn())
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => vi.unstubAllGlobals())

/** A form in the middle, as it was left. */
export const keepDraft = (form: string, value: unknown) =>
  drafts.set(form, { form, owner: 'public', value, changedAt: NOW })

/** What became of the operation that was confirmed first; the screens hear of it. */
export async function became(more: Partial<OperationRow>): Promise<void> {
  if (rows[0]) rows[0] = { ...rows[0], ...more }
  await act(async () => void offline().client.setQueryData(ownRows(), [...rows]))
}

interface Site extends FakeDevice {
  at?: string | { pathname: string; state: unknown }
  locale?: string
  house?: Partial<House>
  /** Lines of the stay's cart. */
  lines?: readonly StoredCartLine[]
  /** Puts in place what the screen reads. */
  fill?: (client: QueryClient) => void
}

/** Renders a screen that asks for nothing: what it reads is there already. */
export function openSite(shown: ReactNode, site: Site = {}): QueryClient {
  const { at, locale, house, lines = [], fill, client = testClient(), ...device } = site
  setOffline(fakeOffline({ client, rows, drafts, outbox: { confirm, change }, ...device }))
  const { asOf, from } = known([])
  client.setQueryData(houseQuery().queryKey, { row: { ...fallbackHouse, ...house }, asOf, from })
  client.setQueryData(ownRows(), [...rows])
  client.setQueryData(stayCartQuery.queryKey, [...lines])
  fill?.(client)
  renderUi(
    <QueryClientProvider client={client}>
      {shown}
      <Address />
    </QueryClientProvider>,
    { ...(at !== undefined && { at }), ...(locale !== undefined && { locale }) },
  )
  return client
}

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}
export const address = () => screen.getByLabelText('address').textContent

/** The buttons stand twice, for phones and for wide screens: in either the same form. */
export const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0]!)
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
export const heading = (name: RegExp) => screen.findByRole('heading', { name })
