import { expect, it, vi } from 'vitest'
import { noticeOnPush } from './push.ts'
import { sendOnSync } from './send.ts'
import type { Worker } from './types.ts'

interface Shown {
  title: string
  tag: string
  body: string
  data: unknown
  close: () => void
}

function fakeWorker({ permission = 'granted', language = 'en-GB' } = {}) {
  const listeners = new Map<string, ((event: object) => void)[]>()
  const state = {
    shown: [] as Shown[],
    windows: [] as { visibilityState: string; focus: () => Promise<void> }[],
    opened: [] as string[],
    left: null as { staff: boolean } | null,
  }
  const worker = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    navigator: { language, userAgent: '' },
    Notification: { permission },
    clients: {
      matchAll: async () => state.windows,
      openWindow: async (path: string) => void state.opened.push(path),
    },
    registration: {
      getNotifications: async ({ tag }: { tag: string }) =>
        state.shown.filter((one) => one.tag === tag),
      showNotification: async (title: string, options: Omit<Shown, 'title' | 'close'>) => {
        const close = () => void (state.shown = state.shown.filter((one) => one !== shown))
        const shown: Shown = { title, ...options, close }
        state.shown.push(shown)
      },
    },
  }
  sendOnSync(worker as unknown as Worker, async () => state.left)
  noticeOnPush(worker as unknown as Worker)
  const fire = (type: string, event: object) =>
    Promise.all(
      (listeners.get(type) ?? []).map((listener) => {
        let done: Promise<unknown> = Promise.resolve()
        listener({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) })
        return done
      }),
    )
  const sync = (lastChance: boolean, tag = 'outbox-1') => fire('sync', { tag, lastChance })
  const tap = () => fire('notificationclick', { notification: state.shown[0] })
  return { state, sync, tap }
}

it('rejects while something waits, so that the browser comes back, and says nothing yet', async () => {
  const { state, sync } = fakeWorker()
  state.left = { staff: false }
  await expect(sync(false)).rejects.toThrow('Still waiting')
  expect(state.shown).toEqual([])
})

it('tells after the last try that something waits, nothing of what or whose it is, and leads there', async () => {
  const { state, sync, tap } = fakeWorker()
  state.left = { staff: false }
  await expect(sync(true)).rejects.toThrow('Still waiting')
  expect(state.shown).toMatchObject([
    {
      title: 'Not sent yet',
      tag: 'unsent',
      body: 'Something you saved still waits on this device. Open it: it is sent at once.',
    },
  ])
  await tap()
  expect(state.opened).toEqual(['/requests'])
  expect(state.shown).toEqual([])
})

it('leads staff to the desk, and to what is open already', async () => {
  const { state, sync, tap } = fakeWorker({ language: 'fr' })
  state.left = { staff: true }
  await expect(sync(true)).rejects.toThrow()
  expect(state.shown[0]?.title).toBe('Pas encore envoyé')
  const focus = vi.fn(async () => undefined)
  state.windows = [{ visibilityState: 'hidden', focus }]
  const kept = [...state.shown]
  await tap()
  expect(focus).toHaveBeenCalledOnce()
  expect(state.opened).toEqual([])
  state.windows = []
  state.shown = kept
  await tap()
  expect(state.opened).toEqual(['/dashboard'])
})

it.each([
  ['where nobody allowed it', { permission: 'default' }, []],
  ['to somebody who looks at the app', {}, [{ visibilityState: 'visible', focus: async () => {} }]],
])('says nothing %s', async (_, options, windows) => {
  const { state, sync } = fakeWorker(options)
  state.left = { staff: false }
  state.windows = windows
  await expect(sync(true)).rejects.toThrow('Still waiting')
  expect(state.shown).toEqual([])
})

it('takes it back once all is sent; other tags are not its business', async () => {
  const { state, sync } = fakeWorker()
  state.left = { staff: false }
  await expect(sync(true)).rejects.toThrow()
  await sync(true, 'another')
  expect(state.shown).toHaveLength(1)
  state.left = null
  await sync(false)
  expect(state.shown).toEqual([])
})
