import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import type { Worker } from './types.ts'

/** Never answered from here: the house's own words (design §4, §6). */
const NOT_THE_SHELL = [/^\/api(\/|$)/, /^\/pay(\/|$)/, /^\/healthz$/]

/** Half of what a browser asks of one host side by side: the page's own requests need theirs. */
const LANES = 3

type File = { url: string; revision: string | null }

/** The app's files are kept whole, and every address of the app opens from them. */
export function keepShell(self: Worker, files: File[]): void {
  const shell = new PrecacheController()
  shell.addToCacheList(files)
  // Workbox asks for one file after the other: a round trip each, minutes of them on a bad link.
  // What a cut interrupts is not asked for again.
  self.addEventListener('install', (event) => {
    for (const lane of lanesOf(files)) void lane.install(event)
  })
  self.addEventListener('activate', (event) => void shell.activate(event))
  registerRoute(new PrecacheRoute(shell, { cleanURLs: false }))
  registerRoute(
    new NavigationRoute(shell.createHandlerBoundToURL('/index.html'), { denylist: NOT_THE_SHELL }),
  )
  cleanupOutdatedCaches()
}

/** What the page asks for meanwhile goes first. */
const afterThePage = {
  requestWillFetch: async ({ request }: { request: Request }) => new Request(request, { priority: 'low' }),
}

function lanesOf(files: File[]): PrecacheController[] {
  return Array.from({ length: LANES }, (_, lane) => {
    const controller = new PrecacheController({ plugins: [afterThePage] })
    controller.addToCacheList(files.filter((_file, at) => at % LANES === lane))
    return controller
  })
}
