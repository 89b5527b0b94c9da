import { importsOf, type Import } from './imports.ts'
import { isNode, isTestFile, lineOf, type Node, type SourceFile, type Violation } from './source.ts'

/** Walls inside the server (decision 53): what one folder of it may not know of another. */
interface Wall {
  rule: string
  why: string
  /** Paths within src/server. */
  breaks: (from: string, to: string, found: Import) => boolean
}

/** A folder's own door to HTTP, for what the contract does not say: files, pages, calendars. */
const isServe = (path: string): boolean => /(^|\/)serve\.ts$/.test(path)
const speaksHttp = (path: string): boolean => path.startsWith('http/') || isServe(path)

/** What others may use of a service stands in its index.ts; only the engine of the services has more. */
const isIndex = (path: string): boolean => /^services\/[^/]+\/index\.ts$/.test(path)
const isDoor = (path: string): boolean =>
  isIndex(path) || /^services\/service\/(?:server|registry)\.ts$/.test(path)

/** Who gathers what each service registers, and in which file of its folder that stands. */
const gathered: Readonly<Record<string, string>> = {
  'services/index.ts': 'server.ts',
  'services/endpoints.ts': 'routes.ts',
  'services/wires.ts': 'wire.ts',
  'services/notices.ts': 'notices.ts',
  'services/serve.ts': 'serve.ts',
  'services/cart/line-handlers.ts': 'cart-line.ts',
  'serve.ts': 'jobs.ts',
}

const serviceOf = (path: string): string | undefined => /^services\/([^/]+)\//.exec(path)?.[1]

const walls: readonly Wall[] = [
  {
    rule: 'a service through its door',
    why: 'what others may use stands in index.ts of its folder',
    breaks(from, to) {
      const service = serviceOf(to)
      if (service === undefined || service === serviceOf(from) || isDoor(to)) return false
      return to !== `services/${service}/${gathered[from] ?? ''}`
    },
  },
  {
    rule: 'HTTP stays in http',
    why: 'only http/ and the serve.ts of a folder know it; what both need stands in pipeline/',
    breaks: (from, to, found) =>
      !speaksHttp(from) && (to.startsWith('http/') || /^@?fastify/.test(found.package ?? '')),
  },
  {
    rule: 'services stand on top',
    why: 'only the start of the server and services/ itself know them: what they bring, they register',
    breaks: (from, to) =>
      to.startsWith('services/') && from.includes('/') && !from.startsWith('services/'),
  },
  {
    rule: 'the pipeline tells nobody',
    why: 'what is told of an operation is its service’s affair',
    breaks: (from, to) => from.startsWith('pipeline/') && to.startsWith('notices/'),
  },
]

const within = (path: string | undefined): string | undefined =>
  /^src\/server\/(.*)$/.exec(path ?? '')?.[1]

export function checkServerWalls(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) => {
    const from = within(file.path)
    if (from === undefined || isTestFile(file.path)) return []
    const broken = importsOf(file).flatMap((found) =>
      walls
        .filter(({ breaks }) => breaks(from, within(found.file) ?? '', found))
        .map(({ rule, why }) => ({
          rule,
          path: file.path,
          line: found.line,
          message: `"${found.specifier}": ${why}`,
        })),
    )
    return [...broken, ...(isIndex(from) ? notNames(file) : [])]
  })
}

/** Every name by itself: knip finds those that nobody uses, and a star would hide them. */
function notNames(file: SourceFile): Violation[] {
  const rule = 'a door only names'
  return (file.tree['body'] as Node[])
    .filter(({ type, source }) => type !== 'ExportNamedDeclaration' || !isNode(source))
    .map((node) => ({
      rule,
      path: file.path,
      line: lineOf(file, node),
      message: 'export { … } from a file of the folder, nothing else',
    }))
}
