// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dirtyFields } from '#lib/dirty-fields.ts'
import { useFormDraft, type FormKind, type FormStart } from './use-form-draft.ts'

interface Form {
  what: string
  name: string
}
const empty: Form = { what: '', name: '' }

const device = vi.hoisted(() => ({
  drafts: new Map<string, unknown>(),
  rows: [] as { id: string }[],
  held: 0,
}))
vi.mock('#offline/drafts.ts', () => ({
  readDraft: (name: string) =>
    Promise.resolve(device.drafts.has(name) ? { value: device.drafts.get(name) } : null),
  saveDraft: (name: string, value: unknown) => Promise.resolve(device.drafts.set(name, value)),
  clearDraft: (name: string) => Promise.resolve(device.drafts.delete(name)),
}))
vi.mock('#offline/offline.ts', () => ({
  offline: () => ({ outbox: { list: () => Promise.resolve(device.rows) } }),
}))
vi.mock('#offline/reload-hold.ts', () => ({
  holdReload: () => {
    device.held += 1
    return () => (device.held -= 1)
  },
}))

const kind: FormKind<Form> = {
  read: (draft) => (typeof draft === 'object' ? { ...empty, ...(draft as Form) } : null),
  merge: (draft, typed) => ({ ...draft, ...dirtyFields(typed, empty) }),
  isWorthKeeping: ({ what, name }) => what !== '' || name !== '',
  isBegun: ({ what }) => what !== '',
  after: ({ name }) => ({ ...empty, name }),
}
const ids = { id: 'op-1', code: 'ABCD2345' }
const asked = ({ what, name }: Form) => ({ what, name })

const open = (start: Partial<FormStart<Form>> = {}) =>
  renderHook(() => useFormDraft(kind, { name: 'tea', initial: empty, ...start }))
async function opened(start: Partial<FormStart<Form>> = {}) {
  const screen = open(start)
  await waitFor(() => expect(screen.result.current.ready).toBe(true))
  return screen
}

beforeEach(() => {
  device.drafts.clear()
  device.rows = []
})
afterEach(cleanup)

describe('a form with its draft', () => {
  it('finds the draft again, with what its request will be called', async () => {
    device.drafts.set('tea', { what: 'Tea', name: 'Ada', ids })
    const { result } = await opened()
    expect(asked(result.current.form)).toEqual({ what: 'Tea', name: 'Ada' })
    expect(result.current.ids).toEqual(ids)
    expect(result.current.restored).toBe(true)
    expect(device.held).toBe(1)
  })

  it('keeps what was typed before the draft came in', async () => {
    device.drafts.set('tea', { what: 'Tea', name: 'Ada', ids })
    const { result } = open()
    act(() => result.current.change({ what: 'Coffee' }))
    await waitFor(() => expect(result.current.ready).toBe(true))
    expect(asked(result.current.form)).toEqual({ what: 'Coffee', name: 'Ada' })
  })

  it('lets what was brought along count over an older draft', async () => {
    device.drafts.set('tea', { what: 'Tea', name: 'Ada', ids })
    const { result } = await opened({ initial: { what: 'Cake', name: '' }, brought: true })
    expect(asked(result.current.form)).toEqual({ what: 'Cake', name: 'Ada' })
  })

  it('offers anew what has passed, by what stood beside it', async () => {
    device.drafts.set('tea', { what: 'Tea', name: 'Ada', ids, asked: 'yesterday' })
    const fresh = vi.fn((stored: Form) => ({ ...stored, what: '' }))
    const { result } = await opened({ fresh })
    expect(fresh.mock.calls[0]?.[1 as 0]).toMatchObject({ asked: 'yesterday' })
    expect(asked(result.current.form)).toEqual({ what: '', name: 'Ada' })
    expect(result.current.restored).toBe(false)
  })

  it('forgets a request that was saved just before the page went away', async () => {
    device.drafts.set('tea', { what: 'Tea', name: 'Ada', ids })
    device.rows = [{ id: ids.id }]
    const { result } = await opened()
    expect(asked(result.current.form)).toEqual({ what: '', name: 'Ada' })
    expect(result.current.ids.id).not.toBe(ids.id)
  })

  it('is written down on leaving the screen, never before the old one was looked for', async () => {
    device.drafts.set('tea', { what: 'Tea', name: 'Ada', ids })
    const early = open()
    act(() => early.result.current.change({ name: 'Bea' }))
    early.unmount()
    expect(device.drafts.get('tea')).toMatchObject({ name: 'Ada' })
    const { result, unmount } = await opened({ beside: { asked: 'today' } })
    act(() => result.current.change((form) => ({ ...form, name: 'Cy' })))
    unmount()
    expect(device.drafts.get('tea')).toEqual({ what: 'Tea', name: 'Cy', ids, asked: 'today' })
  })

  it('is written down when the phone is put away', async () => {
    const { result } = await opened()
    act(() => result.current.change({ what: 'Tea' }))
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(device.drafts.get('tea')).toMatchObject({ what: 'Tea' })
  })

  it('leaves to the next request what the person said of themselves, under another name', async () => {
    const { result, unmount } = await opened()
    act(() => result.current.change({ what: 'Tea', name: 'Ada' }))
    const before = result.current.ids.id
    act(() => result.current.leave())
    act(() => result.current.change({ what: 'Coffee' }))
    unmount()
    const next = device.drafts.get('tea') as Form & { ids: { id: string } }
    expect(asked(next)).toEqual({ what: '', name: 'Ada' })
    expect(next.ids.id).not.toBe(before)
  })

  it('starts anew at once, and keeps nothing where nothing would be missed', async () => {
    device.drafts.set('tea', { what: 'Tea', name: 'Ada', ids })
    const { result } = await opened()
    act(() => result.current.reset(empty))
    expect(device.drafts.has('tea')).toBe(false)
    expect(result.current.restored).toBe(false)
    expect(result.current.ids.id).not.toBe(ids.id)
  })
})
