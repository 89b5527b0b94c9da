import { BACKUP_PART, type CheckedRestore, type Restored } from '#contract/backup.ts'
import type { AskServer, Refused } from '#parts/ask-server.ts'
import { insist, type Going } from './insist.ts'

export type Ready = Extract<CheckedRestore, { state: 'ready' }>
type No = { ok: false } & Refused
/** What the server found in it. */
export type Checked =
  | { ok: true; id: string; found: Exclude<CheckedRestore, { state: 'checking' }> }
  | No

/** Answers without progress, after which sending ends: the server has lost the earlier parts. */
const MAX_STUCK = 5

/** Sends a back-up in parts and has it checked; nothing on the server changes. Throws Left. */
export async function sendBackup(
  ask: AskServer,
  file: Blob,
  { signal, onProgress }: Going,
): Promise<Checked> {
  const begun = await ask({
    route: 'beginRestore',
    body: { size: file.size },
    changesNothing: true,
  })
  if (!begun.ok) return begun
  const { id } = begun.body as { id: string }
  const params = { id }
  let stuck = 0
  for (let at = 0; at < file.size;) {
    onProgress({ done: at, of: file.size, waiting: false })
    const data = await base64Of(file.slice(at, at + BACKUP_PART))
    const from = at
    const lost = () => onProgress({ done: from, of: file.size, waiting: true })
    const body = { at, data }
    const question = { route: 'sendRestorePart', params, body, changesNothing: true } as const
    const sent = await insist(ask, question, signal, lost)
    if (!sent.ok) return sent
    const { received } = sent.body as { received: number }
    stuck = received > at ? 0 : stuck + 1
    if (stuck > MAX_STUCK) throw new Error('The house does not get on with the back-up')
    at = received
  }
  onProgress({ done: file.size, of: file.size, waiting: false })
  return await checkBackup(ask, id, {}, signal)
}

/** Has the sent back-up checked, with the passphrase where it is encrypted. Throws Left. */
export async function checkBackup(
  ask: AskServer,
  id: string,
  body: { passphrase?: string },
  signal: AbortSignal,
): Promise<Checked> {
  const params = { id }
  for (;;) {
    const question = { route: 'checkRestore', params, body, changesNothing: true } as const
    const checked = await insist(ask, question, signal)
    if (!checked.ok) return checked
    const found = checked.body as CheckedRestore
    if (found.state !== 'checking') return { ok: true, id, found }
  }
}

/**
 * Replaces all data on the server with the back-up. Asks until there is an answer: the server does
 * it once, however often it is asked. 401 then means that the person has no account in the back-up.
 */
export async function confirmRestore(
  ask: AskServer,
  id: string,
  body: { house: string; password: string },
): Promise<{ ok: true; signedIn: boolean } | No> {
  const never = new AbortController().signal
  let begun = false
  for (;;) {
    const onLost = () => {
      begun = true
    }
    const question = { route: 'confirmRestore', params: { id }, body } as const
    const came = await insist(ask, question, never, onLost)
    if (!came.ok) return begun && came.status === 401 ? { ok: true, signedIn: false } : came
    const restored = came.body as Restored
    if (restored.state === 'done') return { ok: true, signedIn: restored.signed_in }
    begun = true
  }
}

/** Well below the number of arguments that one call takes. */
const BATCH_SIZE = 0x8000

async function base64Of(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += BATCH_SIZE) {
    text += String.fromCharCode(...bytes.subarray(at, at + BATCH_SIZE))
  }
  return btoa(text)
}
