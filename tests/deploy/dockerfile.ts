import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Stage {
  name: string
  steps: { word: string; rest: string }[]
}

/** The stages of a Dockerfile with their instructions, continuation lines joined. */
export function readDockerfile(root: string): Stage[] {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  const stages: Stage[] = []
  for (const line of lines) {
    const [, word, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? []
    if (word === undefined || rest === undefined) continue
    if (word === 'FROM') stages.push({ name: / AS (\w+)/.exec(rest)?.[1] ?? 'last', steps: [] })
    else stages.at(-1)?.steps.push({ word, rest })
  }
  return stages
}

/** The names that .dockerignore lets into the build. */
export function contextNames(root: string): string[] {
  return readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))
}
