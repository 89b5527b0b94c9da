import type { BackupState } from '#contract/backup.ts'
import type { AskServer, Question, Refused } from '#parts/ask-server.ts'
import { insist, type Going } from './insist.ts'

type Fetched = { ok: true; name: string; file: Blob } | ({ ok: false } & Refused)

/**
 * Has the server make a file, and fetches it in parts, so that a lost connection costs one part
 * at most. The browser holds the parts (it puts large ones on the disk). Throws Left.
 */
export async function fetchFile(
  ask: AskServer,
  asked: Question,
  type: string,
  { signal, onProgress }: Going,
): Promise<Fetched> {
  let came = await ask(asked)
  if (!came.ok) return came
  let backup = came.body as BackupState
  const params = { id: backup.id }
  while (backup.state === 'making') {
    came = await insist(ask, { route: 'getBackup', params }, signal)
    if (!came.ok) return came
    backup = came.body as BackupState
  }
  const { name, size: of } = backup
  const parts: Blob[] = []
  let done = 0
  while (done < of) {
    onProgress({ done, of, waiting: false })
    const query = { at: String(done) }
    const at = done
    const lost = () => onProgress({ done: at, of, waiting: true })
    const part = await insist(ask, { route: 'getBackupPart', params, query }, signal, lost)
    if (!part.ok) return part
    const bytes = bytesOf((part.body as { data: string }).data)
    if (bytes.length === 0) throw new Error('A part of the back-up is empty')
    parts.push(new Blob([bytes]))
    done += bytes.length
  }
  return { ok: true, name, file: new Blob(parts, { type }) }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
