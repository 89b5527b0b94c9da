// @vitest-environment jsdom
import { msg } from '@lingui/core/macro'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { laundry } from '#contract/services/laundry.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { setOffline } from '#offline/offline.ts'
import { houseQuery, fallbackHouse } from '#offline/reads/house-query.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { stayCartQuery } from '#offline/stay-cart.ts'
import { fakeOffline, testClient } from '#offline/testing/fake-offline.ts'
import { renderUi } from '#ui/test-render.tsx'
import { readDay, readTime, readWhole, requestKind } from './form-kind.ts'
import { RequestPage, type RequestScreenProps } from './request-page.tsx'
import { useSend } from './use-send.ts'

/** 14:00 at the house. */
const NOW = Date.parse('2026-11-21T12:00:00Z')
const empty = { date: null as string | null, time: null as string | null, cups: 1, what: '' }
const person = { name: '', phone: '', email: '' }
type Tea = typeof empty & typeof person
type Body = { code?: string; date: string; time: string; what: string }

const teas = requestKind({
  draft: 'tea',
  empty: { ...empty, ...person } as Tea,
  fields: { date: readDay, time: readTime, cups: readWhole(1, 9) },
  formOf: ({ date, time, what }: Body): Tea => ({ ...empty, ...person, date, time, what }),
  formOfLine: ({ request }: { request: { what: string } }): Tea => ({
    ...empty,
    ...person,
    what: request.what,
  }),
  timed: {
    when: ({ date, time }) => ({ date: date ?? '', time: time ?? '' }),
    without: (form) => ({ ...form, date: null, time: null }),
  },
})

const outbox = { confirm: vi.fn(), change: vi.fn() }
const emptied = vi.fn(async () => undefined)
const drafts = new Map()

function TeaScreen({ state, names, changing, forStay }: RequestScreenProps<Tea>) {
  const { submit, leaveTo } = useSend()
  const { what, date } = state.form
  const send = async () => {
    const body = { what, code: names.code }
    const asked = { route: 'placeLaundryOrder', body, title: msg`Tea`, detail: what } as const
    const sent = await submit({ ...asked, validUntil: null }, names, emptied)
    if (sent) leaveTo(sent, (id) => `/tea?sent=${id}`, { done: state.leave })
  }
  return (
    <>
      <p>{`${what || 'nothing'}, ${date ?? 'any day'}, ${changing ? 'changed' : 'new'}`}</p>
      <p>{`for ${forStay === null ? 'itself' : (forStay.line ?? 'a stay')}`}</p>
      <button onClick={() => void send()}>Send</button>
    </>
  )
}

function Page() {
  return (
    <RequestPage
      service={laundry}
      kind={teas}
      loading="Loading"
      gone="No longer"
      picture={null}
      renderScreen={(props) => <TeaScreen {...props} />}
      renderSent={(id) => <p>{`sent ${id}`}</p>}
    />
  )
}

function Where() {
  return <output>{useLocation().pathname}</output>
}

function open(at: string, { rows = [], lines = [] }: { rows?: object[]; lines?: object[] } = {}) {
  const client = testClient()
  const house = { asOf: '', from: 'house', row: fallbackHouse }
  client.setQueryData(houseQuery().queryKey, house as never)
  client.setQueryData(outboxQuery(['guest']).queryKey, rows as OperationRow[])
  client.setQueryData(stayCartQuery.queryKey, lines as never)
  renderUi(
    <QueryClientProvider client={client}>
      <Page />
      <Where />
    </QueryClientProvider>,
    { at, locale: 'fr' },
  )
}

const waiting = (body: Partial<Body> = {}, more: object = {}) => ({
  id: 'op-1',
  route: laundry.routes.place,
  state: 'waiting',
  body: { code: 'ABCD2345', date: '2026-11-22', time: '10:00', what: 'Mint', ...body },
  ...more,
})
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))

configure({ asyncUtilTimeout: 20_000 })

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('scrollTo', vi.fn())
  setOffline(
    fakeOffline({
      now: NOW,
      drafts,
      outbox,
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('a request', () => {
  it('is confirmed as the guest’s own, in the language they read', async () => {
    outbox.confirm.mockImplementation(async ({ id }: { id: string }) => ({ id }))
    open('/tea')
    send()
    expect(await screen.findByText(/^sent /)).toBeTruthy()
    expect(outbox.confirm.mock.calls[0]?.[0]).toMatchObject({
      route: laundry.routes.place,
      actor: { kind: 'guest' },
      body: { language: 'fr' },
    })
    expect(emptied).toHaveBeenCalledOnce()
  })

  it.each([
    [{ outcome: 'changed', successor: { id: 'op-2' } }, 'sent op-2'],
    [{ outcome: 'asked' }, 'sent op-1'],
  ])('that is changed is followed: %o', async (outcome, said) => {
    outbox.change.mockResolvedValue(outcome)
    open('/tea?change=op-1', { rows: [waiting()] })
    send()
    expect(await screen.findByText(said)).toBeTruthy()
    expect(outbox.change.mock.calls[0]).toMatchObject(['op-1', { body: { code: 'ABCD2345' } }])
    expect(outbox.confirm).not.toHaveBeenCalled()
    expect(emptied).toHaveBeenCalledOnce()
  })

  it('that came too late for a change leads to what the house has', async () => {
    outbox.change.mockResolvedValue({ outcome: 'done', answer: null })
    open('/tea?change=op-1', { rows: [waiting()] })
    send()
    expect(await screen.findByText('/requests/op-1')).toBeTruthy()
    expect(emptied).not.toHaveBeenCalled()
  })
})

describe('the page of a request', () => {
  it.each([
    ['', { date: '2026-11-22' }, 'Mint, 2026-11-22, changed'],
    ['', { date: '2026-11-20' }, 'Mint, any day, changed'],
    ['&time=next', { date: '2026-11-22' }, 'Mint, any day, changed'],
  ])('offers another time only where its own is no good: %s %o', (query, body, said) => {
    open(`/tea?change=op-1${query}`, { rows: [waiting(body)] })
    expect(screen.getByText(said)).toBeTruthy()
  })

  it.each([{ state: 'taken' }, { route: 'rentCar' }, { id: 'op-9' }])(
    'changes nothing that is not its own and open: %o',
    (more) => {
      open('/tea?change=op-1', { rows: [waiting({}, more)] })
      expect(screen.getByText('No longer')).toBeTruthy()
    },
  )

  it('opens a line of a stay, and a new one where that was taken out', () => {
    const line = { line: 'l1', kind: 'laundry', request: { what: 'Lemon' } }
    open('/tea?for=stay&line=l1', { lines: [line] })
    expect(screen.getByText('Lemon, any day, new')).toBeTruthy()
    expect(screen.getByText('for l1')).toBeTruthy()
    cleanup()
    open('/tea?for=stay&line=l2', { lines: [line] })
    expect(screen.getByText('nothing, any day, new')).toBeTruthy()
    expect(screen.getByText('for a stay')).toBeTruthy()
    cleanup()
    open('/tea?for=stay&line=l1', { lines: [{ ...line, kind: 'car' }] })
    expect(screen.getByText('for a stay')).toBeTruthy()
  })
})

describe('a form', () => {
  it('is read as far as it can be, and kept only where something would be missed', () => {
    const form = { ...teas.empty, date: '2026-11-22', time: '10:00', cups: 3, what: 'Mint' }
    expect(teas.read(structuredClone(form))).toEqual(form)
    const odd = { date: '2026-02-30', time: '25:00', cups: 12, what: 7, name: 'Ada', more: 1 }
    expect(teas.read(odd)).toEqual({ ...teas.empty, cups: 9, name: 'Ada' })
    expect([teas.read(null), teas.read('tea')]).toEqual([null, null])
    expect([form, teas.empty].map(teas.isWorthKeeping)).toEqual([true, false])
  })

  it('leaves the person for the next request, and what was typed before a draft came in', () => {
    const draft = { ...teas.empty, what: 'Mint', cups: 2, name: 'Ada', phone: '1', email: 'a@b.c' }
    expect(teas.after(draft)).toEqual({ ...teas.empty, name: 'Ada', phone: '1', email: 'a@b.c' })
    expect(teas.merge(draft, { ...teas.empty, what: 'Lemon' })).toEqual({ ...draft, what: 'Lemon' })
  })
})
