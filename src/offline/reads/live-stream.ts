import { EVENT_BEAT, resourceNames, type ServerEvent, type Resource } from '#contract/resources.ts'

/** A stream silent for this long is dead, ms: a beat is late by more than half. */
export const SILENCE = EVENT_BEAT * 1.6

/**
 * Reads GET /api/events until it ends, is silent too long, or is stopped. EventSource can't carry a
 * token, hence lines of JSON over fetch. Never rejects.
 *
 * @returns whether the server answered at all
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
  signal: AbortSignal,
  silence: number = SILENCE,
): Promise<boolean> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let isReceived = false
  let timer: ReturnType<typeof setTimeout> | undefined
  // Cancelling makes the read that waits come back as done.
  const stop = () => void reader.cancel().catch(() => undefined)
  const listen = () => {
    clearTimeout(timer)
    timer = setTimeout(stop, silence)
  }
  signal.addEventListener('abort', stop)
  listen()
  try {
    while (!signal.aborted) {
      const { done, value } = await reader.read()
      if (done) break
      listen()
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const event of lines.map(parseEvent)) {
        if (event === null) continue
        isReceived = true
        onEvent(event)
      }
    }
  } catch {
    // Cut: as good as ended.
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
    stop()
  }
  return isReceived
}

/** Null for a line that is no event this app knows: a newer server may send others. */
function parseEvent(line: string): ServerEvent | null {
  let event: unknown
  try {
    event = JSON.parse(line)
  } catch {
    return null
  }
  if (typeof event !== 'object' || event === null || !('type' in event)) return null
  if (event.type === 'beat') return { type: 'beat' }
  if (event.type === 'hello' && 'epoch' in event) {
    return { type: 'hello', epoch: String(event.epoch) }
  }
  if (event.type !== 'changed' || !('resources' in event)) return null
  const { resources } = event
  if (!Array.isArray(resources)) return null
  return { type: 'changed', resources: resources.filter(isResource) }
}

function isResource(name: unknown): name is Resource {
  return resourceNames.some((known) => known === name)
}
