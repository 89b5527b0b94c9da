import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { InvalidSetting } from '../settings.ts'
import { KEY_BYTES, createSeal, type Seal } from './seal.ts'

/** Where the seal's keys come from; see settings.ts. */
export interface SealSettings {
  /** SEAL_KEY: the keys themselves; null: they lie in a file. */
  keys: string | null
  /** SEAL_KEY_FILE, absolute; null: where `usualPlace` says. */
  file: string | null
  dataDir: string
}

interface Found {
  seal: Seal
  /** For whoever starts the server; null: nothing to say. */
  warning: string | null
}

/** 32 bytes each, hexadecimal or base64; several by commas, spaces or lines: the first one seals. */
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
 * The key is made at the first start. It lies beside DATA_DIR, so that no copy of that holds it; but
 * where DATA_DIR is a disk of its own (a container's volume, a share of several servers), what lies
 * beside it is gone with the next container or is another server's: then it lies in it, and the start
 * says so. Back-ups hold it in no case.
 */
export function openSeal({ keys, file, dataDir }: SealSettings): Found {
  if (keys !== null) return { seal: createSeal(readKeys(keys, 'SEAL_KEY')), warning: null }
  if (file !== null) return { seal: sealFromFile(file), warning: null }
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

/** The key in a file; made where there is none. Of several servers that start at once one makes it. */
function sealFromFile(path: string): Seal {
  if (!exists(path)) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const half = `${path}.${process.pid}.new`
    const text = `${randomBytes(KEY_BYTES).toString('base64')}\n`
    writeFileSync(half, text, { mode: 0o600, flush: true })
    try {
      // Never over one that is there: what that sealed would be lost.
      linkSync(half, path)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // A file system without links: nobody else starts there in the same moment.
      if (code !== 'EEXIST') writeFileSync(path, text, { mode: 0o600, flag: 'wx', flush: true })
    } finally {
      rmSync(half, { force: true })
    }
  }
  return createSeal(readKeys(readFileSync(path, 'utf8'), 'SEAL_KEY_FILE'))
}
