// @vitest-environment jsdom
import { msg } from '@lingui/core/macro'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Link } from 'react-router-dom'
import { laundry } from '#contract/services/laundry.ts'
import type { DraftRow, OperationRow } from '#offline/db/schema.ts'
import { setOffline } from '#offline/offline.ts'
import { houseQuery, fallbackHouse } from '#offline/reads/house-query.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { stayCartQuery } from '#offline/stay-cart.ts'
import { fakeOffline, testClient } from '#offline/testing/fake-offline.ts'
import { renderUi } from '#ui/test-render.tsx'
import { requestKind } from './form-kind.ts'
import { personProblems } from './problems.ts'
import { RequestPage, type RequestScreenProps } from './request-page.tsx'
import { usePanel } from './use-panel.ts'

const empty = { what: '', name: '', phone: '', email: '' }
type Tea = typeof empty
const teas = requestKind({
  draft: 'tea',
  empty,
  fields: {},
  formOf: ({ what, name }: { what: string; name: string }): Tea => ({ ...empty, what, name }),
})

function TeaScreen(props: RequestScreenProps<Tea>) {
  const { form, change } = props.state
  const panel = usePanel(props, {
    path: '/tea',
    step: 'order',
    ids: { name: 'tea-name', phone: 'tea-phone', email: 'tea-email', payment: 'tea-payment' },
    problems: personProblems(form),
    payment: 'cash',
    card: 'fields',
    request: () => ({
      route: 'placeLaundryOrder',
      body: { what: form.what, code: props.names.code },
      title: msg`Tea`,
      detail: '',
      validUntil: null,
    }),
    line: () => null,
  })
  const field = (name: keyof Tea) => (
    <input
      id={`tea-${name}`}
      aria-label={name}
      value={form[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <>
      {field('what')}
      {field('name')}
      {field('phone')}
      <p>{`${panel.tries.errors.length} wrong`}</p>
      <button onClick={panel.send}>Send</button>
    </>
  )
}

const drafts = new Map<string, DraftRow>()
const outbox = { confirm: vi.fn(), change: vi.fn() }

function open(at: string, rows: object[] = []) {
  const client = testClient()
  const house = { asOf: '', from: 'house', row: fallbackHouse }
  client.setQueryData(houseQuery().queryKey, house as never)
  client.setQueryData(outboxQuery(['guest']).queryKey, rows as OperationRow[])
  client.setQueryData(stayCartQuery.queryKey, [])
  renderUi(
    <QueryClientProvider client={client}>
      <RequestPage
        service={laundry}
        kind={teas}
        loading="Loading"
        gone="No longer"
        picture={null}
        renderScreen={(props) => <TeaScreen {...props} />}
        renderSent={(id) => (
          <>
            <p>{`sent ${id}`}</p>
            <Link to="/tea?step=order">Once more</Link>
          </>
        )}
      />
    </QueryClientProvider>,
    { at },
  )
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))

configure({ asyncUtilTimeout: 20_000 })

beforeEach(() => {
  drafts.clear()
  vi.stubGlobal('scrollTo', vi.fn())
  Element.prototype.scrollIntoView = () => undefined
  outbox.confirm.mockImplementation(async ({ id }: { id: string }) => ({ id }))
  outbox.change.mockResolvedValue({ outcome: 'changed', successor: { id: 'op-2' } })
  setOffline(
    fakeOffline({
      now: 0,
      drafts,
      outbox,
    }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('leaves an empty form after sending, on the screen and in the draft; the person stays', async () => {
  open('/tea?step=order')
  type('what', 'Mint')
  type('name', 'Ada')
  type('phone', '0788 123 456')
  await waitFor(() => expect(drafts.get('tea')?.value).toMatchObject({ what: 'Mint' }))
  send()
  expect(await screen.findByText(/^sent /)).toBeTruthy()
  await waitFor(() => expect(drafts.get('tea')?.value).toMatchObject({ what: '', name: 'Ada' }))
  fireEvent.click(screen.getByText('Once more'))
  await waitFor(() => expect(valueOf('name')).toBe('Ada'))
  expect([valueOf('what'), valueOf('phone')]).toEqual(['', '0788 123 456'])
})

it('keeps nothing of a change that was sent', async () => {
  const body = { what: 'Lemon', name: 'Ada', code: 'ABCD2345' }
  open('/tea?change=op-1&step=order', [
    { id: 'op-1', route: laundry.routes.place, state: 'waiting', body },
  ])
  type('what', 'Mint')
  type('phone', '0788 123 456')
  await waitFor(() => expect(drafts.size).toBe(1))
  send()
  expect(await screen.findByText('sent op-2')).toBeTruthy()
  await waitFor(() => expect(drafts.size).toBe(0))
})

it('sends nothing that lacks something, and leads to it', async () => {
  open('/tea?step=order')
  type('what', 'Mint')
  send()
  expect(await screen.findByText('1 wrong')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.id).toBe('tea-name'))
  expect(outbox.confirm).not.toHaveBeenCalled()
  expect(valueOf('what')).toBe('Mint')
})
