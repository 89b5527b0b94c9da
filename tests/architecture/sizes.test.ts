import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryDir } from '../fixtures/paths.ts'
import { checkBuild, checkOutbox, documentReaders } from './sizes.ts'

let dist: string

beforeEach(() => {
  dist = temporaryDir('sizes')
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

/** Text that gzip cannot make smaller than about `bytes`. */
const incompressible = (bytes: number): string => randomBytes(bytes).toString('base64')

function put(name: string, text: string, sources?: string[]): void {
  mkdirSync(dirname(join(dist, name)), { recursive: true })
  writeFileSync(join(dist, name), text)
  if (sources) writeFileSync(join(dist, `${name}.map`), JSON.stringify({ sources }))
}

/** An entry that imports one chunk statically, the desk and the catalogues dynamically. */
function putBuild({
  shared = 'shared',
  sharedSources = ['../../src/ui/card.tsx'],
  css = '',
  french = 'bonjour',
  worker = 'self.skipWaiting',
  sharedImports = [] as string[],
  readers = documentReaders(),
} = {}) {
  put('sw.js', worker)
  put('assets/index.js', 'entry', ['../../src/app/main.tsx'])
  put('assets/shared.js', shared, sharedSources)
  put('assets/desk.js', incompressible(200_000), ['../../src/app/desk/desk.tsx'])
  const documents = ['src/documents/index.ts', ...readers]
  put(
    'assets/documents.js',
    'readers',
    documents.map((path) => `../../${path}`),
  )
  put('assets/index.css', css)
  put('assets/first-fr.js', french)
  put('assets/first-rw.js', 'muraho')
  put('assets/desk-fr.js', incompressible(200_000))
  put(
    '.vite/manifest.json',
    JSON.stringify({
      'index.html': {
        file: 'assets/index.js',
        imports: ['_shared.js'],
        dynamicImports: ['src/app/desk/desk.tsx'],
        css: ['assets/index.css'],
      },
      '_shared.js': { file: 'assets/shared.js', imports: sharedImports },
      '_lists.js': { file: 'assets/lists.js', imports: ['_shared.js'] },
      'src/app/desk/desk.tsx': { file: 'assets/desk.js', imports: ['_shared.js'] },
      'src/documents/index.ts': { file: 'assets/documents.js', imports: ['_shared.js'] },
      'messages:first-fr': { file: 'assets/first-fr.js' },
      'messages:first-rw': { file: 'assets/first-rw.js' },
      'messages:app-desk-desk-fr': { file: 'assets/desk-fr.js' },
    }),
  )
}

describe('checkBuild', () => {
  it('leaves what is fetched later out', () => {
    putBuild()
    expect(checkBuild(dist).problems).toEqual([])
  })

  it('counts what the entry imports, however far', () => {
    putBuild({ shared: incompressible(135_000) })
    expect(checkBuild(dist).problems).toEqual([
      expect.stringMatching(/^First guest route, JavaScript: 13\d\.\d kB, at most 126\.8 kB$/),
    ])
  })

  it('counts the catalogue of the language with most to say', () => {
    putBuild({ shared: incompressible(120_000), french: incompressible(15_000) })
    expect(checkBuild(dist).problems).toEqual([
      expect.stringMatching(/^First guest route, JavaScript: 13\d\.\d kB, at most 126\.8 kB$/),
    ])
  })

  it('counts styles', () => {
    putBuild({ css: incompressible(25_000) })
    expect(checkBuild(dist).problems).toEqual([expect.stringContaining('CSS')])
  })

  it('finds a module of the desk in a shared chunk', () => {
    putBuild({ sharedSources: ['../../src/ui/card.tsx', '../../src/features/x/desk/table.tsx'] })
    expect(checkBuild(dist).problems).toEqual([expect.stringContaining('features/x/desk/table')])
  })

  it('finds chunks that import each other, however far round', () => {
    put('assets/lists.js', 'list', ['../../src/ui/list.tsx'])
    putBuild({ sharedImports: ['_lists.js'] })
    expect(checkBuild(dist).problems).toEqual([
      'Chunks import each other: assets/shared.js, assets/lists.js, assets/shared.js',
    ])
  })

  it('finds readers of other hosts’ rows that the build left out', () => {
    const readers = documentReaders()
    expect(readers).toContain('src/documents/rooms.ts')
    putBuild({ readers: readers.filter((path) => !path.endsWith('/rooms.ts')) })
    expect(checkBuild(dist).problems).toEqual(["The documents' chunk lacks src/documents/rooms.ts"])
  })

  it('weighs the worker, its list of files and all', () => {
    putBuild({ worker: `self.a = '${incompressible(70_000)}'` })
    expect(checkBuild(dist).problems).toEqual([
      expect.stringMatching(/^Worker: \d+\.\d kB, at most 62\.0 kB$/),
    ])
  })

  it.each(['import.meta.url', 'import("./routes.js")'])(
    'finds a worker that no browser starts: %s',
    (planted) => {
      putBuild({ worker: `self.a = ${planted}` })
      expect(checkBuild(dist).problems).toEqual([expect.stringContaining('The worker has import')])
    },
  )
})

describe('checkOutbox', () => {
  it('measures what an entry reaches in the folder, and nothing from elsewhere', async () => {
    put('queue.ts', `import { send } from './send.ts'\nexport const queue = () => send()`)
    put('send.ts', `import Dexie from 'dexie'\nexport const send = () => new Dexie('x')`)
    put('model.ts', `export const big = '${incompressible(20_000)}'`)
    const { problems, measured } = await checkOutbox([join(dist, 'queue.ts')], dist)
    expect(problems).toEqual([])
    expect(measured).toMatch(/^outbox 0\.\d kB in 2 files$/)
  })

  it('is broken by too much code', async () => {
    put('queue.ts', `import { words } from './words.ts'\nexport const queue = () => words`)
    put('words.ts', `export const words = '${incompressible(9000)}'`)
    expect((await checkOutbox([join(dist, 'queue.ts')], dist)).problems).toEqual([
      expect.stringMatching(/^Outbox: \d+\.\d kB, at most \d+\.\d kB$/),
    ])
  })
})
