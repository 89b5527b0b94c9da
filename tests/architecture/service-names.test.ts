import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../fixtures/paths.ts'

/**
 * What is known of a service stands with it: its description, its folders, files of its name. How many
 * other files name it is counted here. Above 15 whoever adds a service has to know the whole program;
 * where there are more yet, the number may only fall: lower it here when it does (decision 52).
 */

interface Counted {
  /** Its name in code: an identifier, a path, a text. */
  readonly named: RegExp
  /** Files of its own, by their path. */
  readonly own: RegExp
  readonly limit: number
  /** Files that import it: whoever takes the service away has these to mend. */
  readonly gathered: number
}

const built: Readonly<Record<string, Counted>> = {
  laundry: { named: /laundry/i, own: /laundry/i, limit: 12, gathered: 5 },
  tables: {
    named: /table.?reservation|reserveTable|(features|services|contract|domain)\/tables/i,
    own: /(^|\/)tables?(\/|\.|-)/,
    limit: 4,
    gathered: 3,
  },
  restaurant: { named: /restaurant/i, own: /restaurant/i, limit: 14, gathered: 5 },
  cars: {
    named: /\bcars?\b|rental/i,
    own: /(^|\/)(cars?|rentals?)(\/|\.|-)/,
    limit: 13,
    gathered: 5,
  },
  tours: {
    named: /(?<!con|de)tours?(?![a-z])|Tour(?!n|ism)/,
    own: /(^|\/)tours?(\/|\.|-)/,
    limit: 13,
    gathered: 5,
  },
}

/** Told by the program's past or by what is made up for trying it: not what a new service needs. */
const leftOut = /\.test\.|\/(testing|locales|seed|migrations|demo|model)\//

const bare = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

function naming({ named, own }: Counted, sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([path, text]) => !leftOut.test(path) && !own.test(path) && named.test(text))
    .map(([path]) => path)
}

const sources = new Map(
  globSync(['src/**/*.{ts,tsx}', 'sw/**/*.{ts,tsx}'], { cwd: root })
    .toSorted()
    .map((path) => [path, bare(readFileSync(join(root, path), 'utf8'))]),
)

it.each(Object.entries(built))('few files know %s by name', (name, service) => {
  expect(sources.size).toBeGreaterThan(1000)
  const found = naming(service, sources)
  expect(found.length, `${name} is named in\n${found.join('\n')}`).toBeLessThanOrEqual(
    service.limit,
  )
})

/** Other files that import its own; a glob finds what is there, and needs no mending. */
function gathering({ own }: Counted, files: ReadonlyMap<string, string>): string[] {
  const importsIt = (path: string, text: string) =>
    [...text.matchAll(/\b(?:from|import\()\s*'([^']+)'/g)].some(([, target = '']) =>
      own.test(
        target.startsWith('#')
          ? target.replace('#', 'src/')
          : posix.join(posix.dirname(path), target),
      ),
    )
  return [...files]
    .filter(([path, text]) => !leftOut.test(path) && !own.test(path) && importsIt(path, text))
    .map(([path]) => path)
}

it.each(Object.entries(built))('few files import %s', (name, service) => {
  const found = gathering(service, sources)
  expect(found.length, `${name} is imported by\n${found.join('\n')}`).toBeLessThanOrEqual(
    service.gathered,
  )
})

it('counts an import by its path, as a type too', () => {
  const planted = new Map([
    ['src/contract/services/all.ts', "import { tables } from './tables.ts'"],
    ['src/app/x.ts', "import type { A } from '#contract/tables.ts'\nimport { b } from './b.ts'"],
    ['src/app/y.ts', "await import('#features/tables/pages.tsx')"],
    [
      'src/app/z.ts',
      "import { a } from './tables-of-any.css.ts'\nimport b from '#parts/timetables.ts'",
    ],
    ['src/features/tables/a.ts', "import { b } from './b.ts'"],
  ])
  expect(gathering(built.tables!, planted)).toEqual([
    'src/contract/services/all.ts',
    'src/app/x.ts',
    'src/app/y.ts',
    'src/app/z.ts',
  ])
})

it('counts a name in code, and neither in a comment nor in what is its own', () => {
  const planted: Record<string, string> = {
    'src/app/x.ts': "case 'laundry':",
    'src/app/y.ts': bare('/** The laundry. */\n// and laundry\nconst a = 1'),
    'src/features/laundry/z.ts': 'export const laundry = 1',
    'src/features/x/x.test.ts': 'laundry',
  }
  const found = naming(built.laundry!, new Map(Object.entries(planted)))
  expect(found).toEqual(['src/app/x.ts'])
  expect(naming(built.tours!, new Map([['src/a.ts', 'contours detour useTour']]))).toHaveLength(1)
  expect(naming(built.tours!, new Map([['src/a.ts', 'contours detour Tourism levy']]))).toEqual([])
})
