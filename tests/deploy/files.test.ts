import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { secretSettings } from '#server/secret-files.ts'
import { VERSION } from '#server/version.ts'
import product from '../../package.json' with { type: 'json' }
import { root } from '../fixtures/paths.ts'
import { contextNames, readDockerfile } from './dockerfile.ts'

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** Names that programs of others read, not ours. */
const notOurs = /^(NODE_ENV|POSTGRES_\w+|HOUSE_\w+)$/

it('what the Dockerfile copies is there, and let into the build; nothing else of this machine is', () => {
  const names = contextNames(root)
  const copied = readDockerfile(root)
    .flatMap(({ steps }) => steps)
    .filter(({ word, rest }) => word === 'COPY' && !rest.startsWith('--from'))
    .flatMap(({ rest }) => rest.split(' ').slice(0, -1))
    .filter((name) => name !== '.')
  expect(copied.length).toBeGreaterThan(5)
  for (const name of [...copied, ...names]) expect(existsSync(join(root, name)), name).toBe(true)
  for (const name of copied) expect(names, name).toContain(name)
  for (const secret of ['data', 'deploy', '.git', '.env', '.']) expect(names).not.toContain(secret)
})

it('the last stage runs as nobody by number, without npm, and is asked for its health', () => {
  const last = readDockerfile(root).at(-1)?.steps ?? []
  const one = (word: string) => last.filter((step) => step.word === word).map(({ rest }) => rest)
  expect(one('USER')).toEqual(['65534:65534'])
  expect(one('HEALTHCHECK')).toHaveLength(1)
  expect(one('RUN').join()).not.toMatch(/npm (ci|i|install)|apt-get/)
})

it('settings that compose.yaml and the unit name are settings of the README', () => {
  const readme = textOf('README.md')
  const compose = textOf('compose.yaml').match(/^ {6}([A-Z_]+):/gm) ?? []
  const unit = [...textOf('deploy/imisozi.service').matchAll(/^Environment=(.+)$/gm)].flatMap(
    ([, pairs = '']) => pairs.split(' '),
  )
  const names = [...compose.map((line) => line.trim().slice(0, -1)), ...unit]
    .map((name) => name.split('=')[0] ?? '')
    .filter((name) => !notOurs.test(name))
  expect(names.length).toBeGreaterThan(12)
  for (const name of names) expect(readme, name).toContain(`\`${name}\``)
  for (const name of secretSettings) expect(readme, name).toContain(`\`${name}_FILE\``)
})

it('what compose.yaml takes from .env is told to go there: house.env cannot say otherwise', () => {
  const names = [...textOf('compose.yaml').matchAll(/^ {6}([A-Z_]+): '\$\{\1:-/gm)].map(
    ([, name]) => name,
  )
  expect(names.length).toBeGreaterThan(3)
  const [told = ''] = /^.*? go into `\.env`/m.exec(textOf('docs/running.md')) ?? []
  for (const name of names) expect(told, name).toContain(`\`${name}\``)
})

it('the program is installed with a Node of the line that it runs with', () => {
  const [major = ''] = product.dependencies.node.split('.')
  expect(textOf('docs/running.md')).toContain(`npx --yes -p node@${major} -p npm@11 npm ci`)
  expect(textOf('Dockerfile')).toContain(`node:${major}-`)
})

it('the changelog begins with this release, and the server says it', () => {
  expect(/^## (\S+),/m.exec(textOf('CHANGELOG.md'))?.[1]).toBe(product.version)
  expect(VERSION).toBe(product.version)
})
