import { createCompiledCatalog, getFormat } from '@lingui/cli/api'
import type { Plugin, Rolldown } from 'vite'

/** Message ids and what they say in one language; what is not translated is missing. */
type Said = Readonly<Record<string, string>>

export interface MessagesOptions {
  /** The module whose static imports are the first load, as its id ends: `/src/app/main.tsx`. */
  entry: string
  /** Languages that have catalogues. */
  languages: readonly string[]
  /** Files of the catalogues, `{locale}` in place of the language, without `.po`. */
  catalogues: readonly string[]
}

const MARK = 'words:'
/** Everything, for the development server: it knows no chunks. */
const ALL = '*'
const lazyCode = /\bwithMessages\(\s*\(\)\s*=>\s*import\(\s*(['"])([^'"]+)\1\s*\)\s*,?\s*\)/g
const firstCode = /\bfirstMessages\(\)(?!\s*[:{])/g

/**
 * Cuts the catalogues by what is loaded together, so that nobody has to: the first load gets the
 * words of the modules that `entry` imports statically, and each `withMessages(() => import(…))` those
 * of what it imports beyond. A build in which some code's words come with no load fails.
 */
export function words({ entry, languages, catalogues }: MessagesOptions): Plugin {
  let said: Readonly<Record<string, Said>> = {}
  let serves = false
  /** Ids of messages, by the module that shows them. */
  const shown = new Map<string, ReadonlySet<string>>()
  /** Modules that bring their words, by the name in the id of their catalogues. */
  const loaded = new Map<string, string>()

  const importsOf = (name: string): string =>
    `{${languages
      .map((language) => `${language}: () => import('${MARK}${name}-${language}')`)
      .join(', ')}}`

  return {
    name: 'words',
    enforce: 'pre',
    configResolved(config) {
      serves = config.command === 'serve'
    },
    async buildStart() {
      said = await readAll(languages, catalogues)
      shown.clear()
      loaded.clear()
    },
    resolveId: (id) => (id.startsWith(MARK) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MARK}`)) return undefined
      const { language } = readId(id)
      // The build puts them in once it knows what imports what (renderChunk).
      if (!serves) return `export default ${JSON.stringify(id.slice(1))}`
      return `export default ${compiled(language, said[language] ?? {})}`
    },
    transform: {
      order: 'pre',
      async handler(code, id) {
        if (!/\b(with|first)Messages\(/.test(code)) return undefined
        let filled = code.replaceAll(
          firstCode,
          `firstMessages(${importsOf(serves ? ALL : 'first')})`,
        )
        // The development server's first words are all there are.
        for (const [call, , target] of serves ? [] : code.matchAll(lazyCode)) {
          const found = await this.resolve(target!, id)
          if (found === null) continue
          const name = nameOf(found.id)
          loaded.set(name, found.id)
          const load = `() => import(${JSON.stringify(target)})`
          filled = filled.replace(call, () => `withMessages(${load}, ${importsOf(name)})`)
        }
        return filled === code ? undefined : { code: filled, map: null }
      },
    },
    moduleParsed(module) {
      const { id } = module
      if (isForeign(id)) return
      // The macros are gone by now, and each message has its id.
      const ids = new Set(
        [...(module.code ?? '').matchAll(/["'`]([\w+/]{6})["'`]/g)].map(([, it]) => it!),
      )
      if (ids.size > 0) shown.set(id, ids)
    },
    buildEnd(error) {
      if (error !== undefined || serves) return
      const known = new Set(Object.values(said).flatMap((messages) => Object.keys(messages)))
      const covered = new Set([...loaded.values(), ...entries(this, entry)])
      const reached = new Set([...covered].flatMap((from) => [...reach(this, from)]))
      for (const [id, ids] of shown) {
        if (reached.has(id) || ![...ids].some((message) => known.has(message))) continue
        this.error(`Nothing brings the words of ${id}: load what imports it by withMessages().`)
      }
    },
    renderChunk(code, chunk) {
      const id = chunk.moduleIds.find((module) => module.startsWith(`\0${MARK}`))
      if (id === undefined) return undefined
      const { name, language } = readId(id)
      const idsOf = (modules: Iterable<string>) =>
        new Set([...modules].flatMap((module) => [...(shown.get(module) ?? [])]))
      const first = idsOf(entries(this, entry).flatMap((from) => [...reach(this, from)]))
      const target = loaded.get(name)
      const beyond = target && [...idsOf(reach(this, target))].filter((it) => !first.has(it))
      const ids = beyond ? new Set(beyond) : first
      const messages = Object.entries(said[language] ?? {}).filter(([it]) => ids.has(it))
      const whole = compiled(language, Object.fromEntries(messages))
      const mark = new RegExp(`(["'\`])${id.slice(1)}\\1`)
      return { code: code.replace(mark, () => whole), map: null }
    },
  }
}

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>

const entries = (graph: Graph, entry: string): string[] =>
  [...graph.getModuleIds()].filter((id) => id.endsWith(entry))

/** Packages say nothing of ours, and import nothing of ours. */
const isForeign = (id: string): boolean => id.includes('/node_modules/')

/** All of ours that a module imports statically, however far, and itself. */
function reach(graph: Graph, from: string): Set<string> {
  const found = new Set([from])
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!isForeign(imported)) found.add(imported)
    }
  }
  return found
}

/** `\0words:features-restaurant-site-page-fr` */
function readId(id: string): { name: string; language: string } {
  const at = id.lastIndexOf('-')
  return { name: id.slice(MARK.length + 1, at), language: id.slice(at + 1) }
}

/** `/…/src/features/restaurant/site/page.tsx` -> `features-restaurant-site-page` */
const nameOf = (file: string): string =>
  file
    .replace(/^.*\/src\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll(/[^\w]+/g, '-')

/** As an object literal, in the form that @lingui/core formats. */
function compiled(language: string, messages: Said): string {
  const { source, errors } = createCompiledCatalog(language, messages, { namespace: 'json' })
  if (errors[0]) throw errors[0].error
  return JSON.stringify((JSON.parse(source) as { messages: unknown }).messages)
}

async function readAll(
  languages: readonly string[],
  catalogues: readonly string[],
): Promise<Record<string, Said>> {
  const po = await getFormat('po', {}, 'en')
  const read = async (language: string): Promise<[string, Said]> => {
    const files = catalogues.map((path) => `${path.replace('{locale}', language)}.po`)
    const parts = await Promise.all(files.map((file) => po.read(file, language)))
    const all = parts.flatMap((part) => Object.entries(part ?? {}))
    return [
      language,
      Object.fromEntries(
        all.flatMap(([id, { translation }]) => (translation ? [[id, translation]] : [])),
      ),
    ]
  }
  return Object.fromEntries(await Promise.all(languages.map(read)))
}
