import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'

/** Where recordings are kept: tests/wire/<name>.json. */
const folder = join(import.meta.dirname, '../../wire')

const WIDTH = 100

/** JSON of which a change shows in the line that it is in: what fits in a line stands in one. */
export function inLines(value: unknown, indent = ''): string {
  const short = JSON.stringify(value) ?? 'null'
  const isList = Array.isArray(value)
  if (typeof value !== 'object' || value === null || short.length + indent.length < WIDTH) {
    return short
  }
  const inner = `${indent}  `
  const parts = isList
    ? value.map((one) => `${inner}${inLines(one, inner)}`)
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([field, one]) => `${inner}${JSON.stringify(field)}: ${inLines(one, inner)}`)
  const [open, close] = isList ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

/**
 * Compares with what is kept, to the letter: the order of fields counts. `RECORD=1` keeps what is
 * given instead; the difference is then read, and committed with the change that made it.
 */
export function expectKept(name: string, text: string): void {
  const path = join(folder, `${name}.json`)
  if (process.env['RECORD'] === '1') {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${text}\n`)
    return
  }
  expect(`${text}\n`).toBe(readFileSync(path, 'utf8'))
}
