import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { InvalidSetting } from '../settings.ts'
import { KEY_BYTES, createSeal, type Seal } from './seal.ts'

/** Where the seal's keys come from; see settings.ts. */
export interface SealSettings {
  /** SEAL_KEY: the keys themselves; null: they are in a file. */
  keys: string | null
  /** SEAL_KEY_FILE, absolute; null: the default path. */
  file: string | null
  dataDir: string
}

interface Found {
  seal: Seal
  /** For the operator; null: none. */
  warning: string | null
}

/**
 * Keys of 32 bytes, hexadecimal or base64, separated by commas, spaces or lines. The first one
 * seals.
 */
export function readKeys(text: string, name: string): [Buffer, ...Buffer[]] {
  const keys = text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => Buffer.from(word, /^[0-9a-f]{64}$/i.test(word) ? 'hex' : 'base64'))
  const [first, ...rest] = keys
  if (first === undefined || keys.some(({ length }) => length !== KEY_BYTES)) {
    throw new InvalidSetting(`${name} must hold keys of ${KEY_BYTES} bytes, hexadecimal or base64`)
  }
  return [first, ...rest]
}

/**
 * The key is made at the first start. It lies beside DATA_DIR, so that a copy of DATA_DIR does not
 * contain it. Where DATA_DIR is a mount of its own (a container's volume, a share of several
 * servers), a file beside it would be lost with the container or belong to another server: then it
 * lies inside, and the start warns. Back-ups never contain it.
 */
export function openSeal({ keys, file, dataDir }: SealSettings): Found {
  if (keys !== null) return { seal: createSeal(readKeys(keys, 'SEAL_KEY')), warning: null }
  if (file !== null) return { seal: sealFromNamedFile(file), warning: null }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const [beside, inside] = [`${dataDir}.seal-key`, join(dataDir, 'seal-key')]
  const there = [beside, inside].find(exists)
  if (there === beside) return { seal: sealFromFile(beside), warning: null }
  if (there === undefined && sameDisk(dataDir)) {
    try {
      return { seal: sealFromFile(beside), warning: null }
    } catch (error) {
      if (!notAllowed.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
  const warning =
    'The key of sealed secrets lies in DATA_DIR: whoever copies all of that has both. SEAL_KEY or SEAL_KEY_FILE keeps it apart.'
  return { seal: sealFromFile(inside), warning }
}

const notAllowed = new Set(['EACCES', 'EPERM', 'EROFS'])

const exists = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined

const sameDisk = (dataDir: string) => statSync(dataDir).dev === statSync(dirname(dataDir)).dev

function sealFromNamedFile(file: string): Seal {
  try {
    return sealFromFile(file)
  } catch (error) {
    if (error instanceof InvalidSetting) throw error
    throw new InvalidSetting(`SEAL_KEY_FILE cannot be used: ${(error as Error).message}`)
  }
}

/** Reads the key file, or creates it. Of several servers that start together, one creates it. */
function sealFromFile(path: string): Seal {
  if (!exists(path)) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const half = `${path}.${process.pid}.new`
    const text = `${randomBytes(KEY_BYTES).toString('base64')}\n`
    writeFileSync(half, text, { mode: 0o600, flush: true })
    try {
      // Never overwrite a key: what it sealed would be lost.
      linkSync(half, path)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // For file systems without links: there no other server starts at the same moment.
      if (code !== 'EEXIST') writeFileSync(path, text, { mode: 0o600, flag: 'wx', flush: true })
    } finally {
      rmSync(half, { force: true })
    }
  }
  return createSeal(readKeys(readFileSync(path, 'utf8'), 'SEAL_KEY_FILE'))
}
