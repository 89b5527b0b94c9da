import { importsOf } from './imports.ts'
import { isTestFile, type SourceFile, type Violation } from './source.ts'

interface Edge {
  to: string
  line: number
}
type Graph = ReadonlyMap<string, { files: Edge[]; packages: Edge[] }>

/** What each file loads when it runs: static imports that are not erased. */
function loadGraph(files: readonly SourceFile[]): Graph {
  return new Map(
    files
      .filter(({ path }) => !isTestFile(path))
      .map((file) => {
        const loaded = importsOf(file).filter(({ typeOnly, dynamic }) => !typeOnly && !dynamic)
        return [
          file.path,
          {
            files: loaded.flatMap(({ file: to, line }) => (to ? [{ to, line }] : [])),
            packages: loaded.flatMap(({ package: to, line }) => (to ? [{ to, line }] : [])),
          },
        ]
      }),
  )
}

/** Files that load each other in a ring: neither can be understood, tested or loaded alone. */
export function checkRings(files: readonly SourceFile[]): Violation[] {
  const graph = loadGraph(files)
  const state = new Map<string, 'open' | 'done'>()
  const trail: string[] = []
  const found: Violation[] = []
  const visit = (path: string): void => {
    state.set(path, 'open')
    trail.push(path)
    for (const { to, line } of graph.get(path)?.files ?? []) {
      if (state.get(to) === 'open') {
        const ring = [...trail.slice(trail.indexOf(to)), to].join(' -> ')
        found.push({ rule: 'no rings', path, line, message: ring })
      } else if (!state.has(to) && graph.has(to)) visit(to)
    }
    trail.pop()
    state.set(path, 'done')
  }
  for (const path of graph.keys()) if (!state.has(path)) visit(path)
  return found
}

/**
 * What must not be loaded with an entry, however far down: the worker carries no schema and no
 * screen (design §3); the sign of one is its package.
 */
const lightEntries: readonly { entry: string; without: RegExp }[] = [
  { entry: 'sw/sw.ts', without: /^(zod|react(-.*)?|@lingui\/.*|@tanstack\/.*|@base-ui\/.*)$/ },
  { entry: 'src/contract/routes.ts', without: /^zod$/ },
]

export function checkLightEntries(files: readonly SourceFile[]): Violation[] {
  const graph = loadGraph(files)
  return lightEntries.flatMap(({ entry, without }) => {
    const cameFrom = new Map<string, string | undefined>(
      graph.has(entry) ? [[entry, undefined]] : [],
    )
    const found: Violation[] = []
    for (const path of cameFrom.keys()) {
      const { files: next = [], packages = [] } = graph.get(path) ?? {}
      for (const { to } of next) if (graph.has(to) && !cameFrom.has(to)) cameFrom.set(to, path)
      for (const { to, line } of packages.filter((edge) => without.test(edge.to))) {
        const way: string[] = []
        for (let at: string | undefined = path; at; at = cameFrom.get(at)) way.unshift(at)
        const message = `${to} is loaded with ${entry}: ${way.join(' -> ')}`
        found.push({ rule: 'light entries', path, line, message })
      }
    }
    return found
  })
}
