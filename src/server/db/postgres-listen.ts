import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { resourceNames, readableBy, type Resource } from '#contract/resources.ts'

/** Carries the names of changed resources between the server's processes. */
export const CHANNEL = 'imisozi_changes'

/**
 * Listens on its own connection and reconnects when it breaks. Notifications in between are lost,
 * so everything counts as changed then. Answers the function that stops it.
 */
export async function listenForChanges(
  databaseUrl: string,
  tell: (changed: Resource[]) => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let client = await connect()

  async function connect(): Promise<Client> {
    const fresh = new Client({
      connectionString: databaseUrl,
      application_name: 'imisozi live',
      keepAlive: true,
    })
    fresh.on('error', () => {})
    fresh.on('notification', ({ payload }) => tell(resourcesIn(payload ?? '')))
    await fresh.connect()
    await fresh.query(`listen ${CHANNEL}`)
    fresh.once('end', () => void reconnect())
    return fresh
  }

  async function reconnect(): Promise<void> {
    for (let pause = 250; !stopping.signal.aborted; pause = Math.min(pause * 2, 15_000)) {
      try {
        await sleep(pause, undefined, { signal: stopping.signal })
        client = await connect()
        if (stopping.signal.aborted) return await client.end()
        tell(resourceNames)
        return
      } catch {
        // Not reachable yet, or stopped: the loop checks both.
      }
    }
  }

  return async () => {
    stopping.abort()
    await client.end()
  }
}

function resourcesIn(payload: string): Resource[] {
  return payload.split(',').filter((name): name is Resource => Object.hasOwn(readableBy, name))
}
