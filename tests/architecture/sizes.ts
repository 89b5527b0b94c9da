import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { root } from '../fixtures/paths.ts'
import { importsOf } from './imports.ts'
import { isTestFile, readSources } from './source.ts'

/**
 * Bytes, gzip (design §8, issue "the main job"). Of the worker: what it has, since half of it is
 * Dexie, by which it reads the one outbox (decision 47).
 */
const budgets = {
  firstRouteJs: 126_800,
  firstRouteCss: 20_000,
  workerJs: 62_000,
  // With the paths of what it imports.
  outboxJs: 8_850,
}

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}
type Manifest = Readonly<Record<string, Chunk>>

interface FirstRoute {
  /** Files under dist, in the order they are found. */
  js: string[]
  css: string[]
}

/**
 * What a guest's first page fetches before it is whole: the entry with all that it imports
 * statically (the router has the home page among them). English stands in it; another language adds
 * the catalogue of just that, which counts as well (decision 12).
 */
function firstRoute(manifest: Manifest): FirstRoute {
  const chunks = chunksWith(manifest, 'index.html')
  return {
    js: [...new Set(chunks.map(({ file }) => file))],
    css: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  }
}

/** A chunk with all that it imports statically. */
function chunksWith(manifest: Manifest, entry: string): Chunk[] {
  const names = new Set([entry])
  for (const name of names) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build's manifest lacks "${name}".`)
    for (const imported of chunk.imports ?? []) names.add(imported)
  }
  return [...names].map((name) => manifest[name]!)
}

const documents = 'src/documents'

/** The files that read rows of other hosts, by subject (decision 63). */
export const documentReaders = (): string[] =>
  readdirSync(join(root, documents))
    .filter((name) => !isTestFile(name) && name !== 'index.ts' && name.endsWith('.ts'))
    .map((name) => `${documents}/${name}`)

/**
 * Readers that the build left out. They are found by a glob pattern; a pattern that the build does
 * not understand finds none, and says nothing (seen: every row of another host stayed as it came).
 */
function missingReaders(manifest: Manifest, dist: string): string[] {
  const chunks = chunksWith(manifest, `${documents}/index.ts`)
  const built = chunks.flatMap(({ file }) => modulesOf(join(dist, file)))
  return documentReaders()
    .filter((path) => !built.some((source) => source.endsWith(path)))
    .map((path) => `The documents' chunk lacks ${path}`)
}

/**
 * Of two chunks that import each other one runs without what it takes from the other (seen: no list
 * of services, and no screen of theirs opened).
 */
function waitingForEachOther(manifest: Manifest): string[] {
  const done = new Set<string>()
  const from = (name: string, path: readonly string[]): string[] => {
    if (path.includes(name)) {
      const round = [...path.slice(path.indexOf(name)), name]
      return [`Chunks import each other: ${round.map((one) => manifest[one]?.file).join(', ')}`]
    }
    if (done.has(name)) return []
    done.add(name)
    return (manifest[name]?.imports ?? []).flatMap((next) => from(next, [...path, name]))
  }
  return Object.keys(manifest).flatMap((name) => from(name, []))
}

/**
 * The worker is a classic script: with either of these in it no browser starts it, and all that is
 * kept for the time without the house is gone (seen, after an `import()` in shared code).
 */
function notInWorker(script: string): string[] {
  return ['import.meta', 'import(']
    .filter((word) => script.includes(word))
    .map((word) => `The worker has ${word}, which a classic script may not`)
}

/** What is too large, or the desk's, in the first guest route of a build; and its sizes in words. */
export function checkBuild(dist = join(root, 'dist')): { problems: string[]; measured: string } {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const route = firstRoute(manifest)
  const words = largestFirstLabels(manifest, dist)
  const js = sum(route.js, dist) + words
  const css = sum(route.css, dist)
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
  const workerSize = gzipSync(worker).length
  const foreign = route.js.flatMap((file) => modulesOf(join(dist, file)).filter(isForeign))
  return {
    problems: [
      ...over('First guest route, JavaScript', js, budgets.firstRouteJs),
      ...over('First guest route, CSS', css, budgets.firstRouteCss),
      ...foreign.map((path) => `First guest route carries ${path}`),
      ...waitingForEachOther(manifest),
      ...missingReaders(manifest, dist),
      ...over('Worker', workerSize, budgets.workerJs),
      ...notInWorker(worker),
    ],
    measured: `first route ${kilobytes(js)} JS (${kilobytes(words)} of it a catalogue), ${kilobytes(css)} CSS, worker ${kilobytes(workerSize)}`,
  }
}

/** A guest has one language: the one with most to say counts. */
function largestFirstLabels(manifest: Manifest, dist: string): number {
  const catalogues = Object.entries(manifest).filter(([name]) => name.startsWith('messages:first-'))
  if (catalogues.length === 0) throw new Error('The build has no catalogue of the first load.')
  return Math.max(...catalogues.map(([, { file }]) => gzipped(join(dist, file))))
}

/** The desk's and the server's code are nobody's first load. */
const isForeign = (path: string): boolean =>
  /(^|\/)src\/(features\/[^/]+|parts|app)\/desk\//.test(path) || /(^|\/)src\/server\//.test(path)

/** The modules that a chunk was made of, by its source map. */
function modulesOf(file: string): string[] {
  // The bundler's own few lines have no source.
  if (/rolldown-runtime-[^/]*$/.test(file)) return []
  if (!existsSync(`${file}.map`)) throw new Error(`The build has no source map for ${file}.`)
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: string[] }
  return map.sources
}

const outbox = 'src/offline/outbox'
const isOutbox = (path: string): boolean => path.startsWith(`${outbox}/`)

/** Files of the outbox that other code loads, save for tests: what they reach is what ships. */
function outboxEntries(): string[] {
  const loaded = readSources()
    .filter(({ path }) => !isTestFile(path) && !path.includes('/testing/') && !isOutbox(path))
    .flatMap((file) => importsOf(file))
    .flatMap(({ file, typeOnly }) =>
      file && !typeOnly && isOutbox(file) ? [join(root, file)] : [],
    )
  return [...new Set(loaded)]
}

/** The outbox's own code as it would be sent: all that it takes from elsewhere left out. */
export async function checkOutbox(
  entries = outboxEntries(),
  folder = join(root, outbox),
): Promise<{ problems: string[]; measured: string }> {
  const name = 'outbox-alone'
  const text = entries.map((file, i) => `export * as m${i} from ${JSON.stringify(file)}`).join('\n')
  const mode = process.env['NODE_ENV']
  const building = build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      {
        name,
        resolveId: { order: 'pre', handler: (id) => (id === name ? id : undefined) },
        load: (id) => (id === name ? text : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        input: name,
        preserveEntrySignatures: 'strict',
        external: (id, from) => from?.startsWith(folder) === true && !staysIn(folder, id, from),
      },
    },
  }) as Promise<Rolldown.RolldownOutput>
  // A build declares the whole process to be in production; what runs in it afterwards is not.
  const built = await building.finally(() => {
    if (mode === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = mode
  })
  const chunks = built.output.filter((part) => part.type === 'chunk')
  const bytes = chunks.reduce((total, { code }) => total + gzipSync(code).length, 0)
  const files = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => id.startsWith(folder)))
  return {
    problems: over('Outbox', bytes, budgets.outboxJs),
    measured: `outbox ${kilobytes(bytes)} in ${files.length} files`,
  }
}

/** Asked twice of each import: as it is written, and as the file it was found to be. */
function staysIn(folder: string, id: string, importer: string): boolean {
  if (isAbsolute(id)) return id.startsWith(folder)
  if (id.startsWith('#')) return join(root, 'src', id.slice(1)).startsWith(folder)
  return id.startsWith('.') && join(importer, '..', id).startsWith(folder)
}

function over(what: string, bytes: number, budget: number): string[] {
  return bytes > budget ? [`${what}: ${kilobytes(bytes)}, at most ${kilobytes(budget)}`] : []
}

const gzipped = (file: string): number => gzipSync(readFileSync(file)).length
const sum = (files: string[], dist: string): number =>
  files.reduce((total, file) => total + gzipped(join(dist, file)), 0)
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
