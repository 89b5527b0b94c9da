import { importsOf, type Import } from './imports.ts'
import { isTestFile, type SourceFile, type Violation } from './source.ts'

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

const walls: readonly Wall[] = [
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
    return importsOf(file).flatMap((found) =>
      walls
        .filter(({ breaks }) => breaks(from, within(found.file) ?? '', found))
        .map(({ rule, why }) => ({
          rule,
          path: file.path,
          line: found.line,
          message: `"${found.specifier}": ${why}`,
        })),
    )
  })
}
