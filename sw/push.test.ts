import { beforeEach, expect, it, vi } from 'vitest'
import { mustShow, noticeOnPush } from './push.ts'
import type { Worker } from './types.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

interface Shown {
  title: string
  tag: string
  body: string
  lang: string
  silent: boolean
  renotify: boolean
  data: { count: number }
  close(): void
}
interface Window {
  url: string
  visibilityState: string
  focus(): Promise<void>
}

/** A worker's global as far as pushes go: one notification a tag, as browsers have it. */
function fakeWorker() {
  const listeners = new Map<string, (event: object) => void>()
  const state = {
    shown: [] as Shown[],
    windows: [] as Window[],
    opened: [] as string[],
    focused: [] as string[],
    words: undefined as unknown,
    userAgent: ANDROID,
    fails: undefined as Error | undefined,
  }
  const worker = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    navigator: {
      get userAgent() {
        return state.userAgent
      },
    },
    clients: {
      matchAll: async () => state.windows,
      openWindow: async (url: string) => void state.opened.push(url),
    },
    caches: {
      match: async () => {
        if (state.words instanceof Error) throw state.words
        return state.words === undefined ? undefined : Response.json(state.words)
      },
    },
    registration: {
      getNotifications: async ({ tag }: { tag: string }) =>
        state.shown.filter((one) => one.tag === tag),
      showNotification: async (title: string, options: Omit<Shown, 'title' | 'close'>) => {
        if (state.fails) throw state.fails
        state.shown = state.shown.filter(({ tag }) => tag !== options.tag)
        const shown = { title, ...options, close: vi.fn() }
        state.shown.push(shown)
      },
    },
  }
  noticeOnPush(worker as unknown as Worker)
  const fire = async (type: string, event: object) => {
    let done: Promise<unknown> | undefined
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) })
    await done
  }
  const push = (text: string | null) =>
    fire('push', { data: text === null ? null : { text: () => text } })
  const tell = (kind: string, count = 1) => push(JSON.stringify({ kind, count }))
  const tap = (notification: { close(): void }) => fire('notificationclick', { notification })
  const open = (path: string, visibilityState: string, focus = async () => {}) =>
    void state.windows.push({
      url: `https://house.example.com${path}`,
      visibilityState,
      focus: async () => {
        state.focused.push(path)
        await focus()
      },
    })
  return { state, push, tell, tap, open }
}

let worker: ReturnType<typeof fakeWorker>
beforeEach(() => {
  worker = fakeWorker()
})
const titles = () => worker.state.shown.map(({ title }) => title)

it('says what came in, padded or not', async () => {
  await worker.push(JSON.stringify({ kind: 'restaurant', count: 1 }).padEnd(64))
  expect(worker.state.shown).toMatchObject([
    {
      title: 'New: Restaurant',
      tag: 'desk-restaurant',
      body: 'Tap to open the desk.',
      silent: false,
      renotify: true,
    },
  ])
})

it('is one notification a kind, with how many', async () => {
  for (let orders = 0; orders < 9; orders += 1) await worker.tell('restaurant')
  await worker.tell('restaurant', 3)
  await worker.tell('room')
  expect(titles()).toEqual(['New: Restaurant (12)', 'New: Room'])
})

it('counts right where many come at once, and after one that could not be shown', async () => {
  worker.state.fails = new TypeError('no permission')
  await expect(worker.tell('room')).rejects.toThrow('no permission')
  worker.state.fails = undefined
  await Promise.all(Array.from({ length: 10 }, () => worker.tell('room')))
  expect(titles()).toEqual(['New: Room (10)'])
})

it('counts anew once it was tapped away', async () => {
  await worker.tell('tour', 4)
  worker.state.shown = []
  await worker.tell('tour')
  expect(titles()).toEqual(['New: Tour'])
})

it('speaks the desk’s language, and plainly where its words cannot be read', async () => {
  worker.state.words = { lang: 'fr', titles: { room: 'Nouveau : Chambre' }, body: 'Touchez.' }
  await worker.tell('room', 2)
  await worker.tell('car')
  expect(worker.state.shown).toMatchObject([
    { title: 'Nouveau : Chambre (2)', lang: 'fr', body: 'Touchez.' },
    { title: 'New: Car rental' },
  ])
  worker.state.words = new DOMException('shut', 'SecurityError')
  await worker.tell('message')
  expect(titles()).toContain('New: Message')
})

it.each([null, '', '{', 'null', '[]', '{"kind":"pizza","count":1}', '{"kind":"room","count":0}'])(
  'shows something even for %j: a browser wants it',
  async (text) => {
    await worker.push(text)
    expect(titles()).toEqual(['New at the desk'])
  },
)

it('is none where somebody looks at the desk, which rings by itself', async () => {
  worker.open('/dashboard/rooms', 'visible')
  await worker.tell('room')
  expect(titles()).toEqual([])
})

it.each([
  ['/dashboard', 'hidden'],
  ['/restaurant', 'visible'],
  ['/', 'visible'],
])('is one where %s is %s', async (path, visibility) => {
  worker.open(path, visibility)
  await worker.tell('room')
  expect(titles()).toEqual(['New: Room'])
})

it('is a silent one where the browser does not take none', async () => {
  expect([IPHONE, ANDROID, FIREFOX].map(mustShow)).toEqual([true, false, false])
  worker.state.userAgent = IPHONE
  worker.open('/dashboard', 'visible')
  await worker.tell('room')
  expect(worker.state.shown).toMatchObject([{ title: 'New: Room', silent: true }])
})

it('leads to the desk that is open, the one in sight first, else opens it', async () => {
  const close = vi.fn()
  await worker.tap({ close })
  expect(close).toHaveBeenCalledOnce()
  expect(worker.state.opened).toEqual(['/dashboard/bookings'])
  worker.open('/rooms', 'visible')
  worker.open('/dashboard', 'hidden')
  worker.open('/dashboard/rooms', 'visible')
  await worker.tap({ close })
  expect(worker.state.focused).toEqual(['/dashboard/rooms'])
  expect(worker.state.opened).toHaveLength(1)
})

it('opens the desk where the open one cannot be brought to the front', async () => {
  worker.open('/dashboard', 'hidden', async () => {
    throw new DOMException('no', 'InvalidAccessError')
  })
  await worker.tap({ close: () => {} })
  expect(worker.state.opened).toEqual(['/dashboard/bookings'])
})
