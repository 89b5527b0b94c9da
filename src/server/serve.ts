import type { AddressInfo } from 'node:net'
import { openStore } from './db/open.ts'
import { fillNewStore } from './first-start.ts'
import type { SignIn } from './accounts.ts'
import { buildApp } from './http/app.ts'
import { serveApp } from './http/static.ts'
import { endpoints } from './services/index.ts'
import type { Settings } from './settings.ts'

/** A server that is open. */
export interface Serving {
  /** Where it can be reached from this machine. */
  address: string
  /** To be shown once; null when the store was not new. */
  signIns: SignIn[] | null
  /** Finishes what is running, ends streams, closes the store. */
  stop(): Promise<void>
}

/** Opens the store, fills it when it is new, and listens. */
export async function serve(settings: Settings): Promise<Serving> {
  const clock = () => new Date(Date.now() + settings.clockOffsetMs)
  const store = await openStore(settings.place, clock)
  try {
    const signIns = await fillNewStore(store, settings, clock())
    const app = await buildApp({
      store,
      settings: {
        trustProxy: settings.trustProxy,
        corsOrigins: settings.corsOrigins,
        connectOrigins: settings.foreignHost === null ? [] : [settings.foreignHost],
        https: settings.publicUrl?.startsWith('https:') ?? false,
        log: { level: settings.logLevel },
      },
      clock,
      endpoints,
    })
    serveApp(app, settings.appDir)
    await app.listen({ port: settings.port, host: settings.host })
    return {
      address: addressOf(app.server.address() as AddressInfo),
      signIns,
      async stop() {
        await app.close()
        await store.close()
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}

function addressOf({ address, port, family }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://localhost:${port}`
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`
}
