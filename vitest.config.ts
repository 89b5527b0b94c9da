import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { linguiMacros } from './src/locales/macros.ts'
import { cheaperPasswords } from './tests/runner/instead.ts'

/**
 * What no store has a part in, by the store on which `npm test` leaves it out: programs, letters, files,
 * permissions, forms, the wire, sums of money and crowds at the door, which the store never meets, are tried
 * on SQLite, which is cheaper, and bodies full of nonsense on PostgreSQL, which bears less of them. Nothing in
 * which two things happen in the store at the same moment: that is a store's own matter.
 * `npm run test:all` tries all of it on both; by hand TEST_ALL=1 does.
 */
const leftToAll: Record<'sqlite' | 'postgres', string[]> = {
  sqlite: ['contract/hostile'],
  postgres: [
    'contract/at-rest',
    'contract/documents-forms',
    'contract/empty-house',
    'contract/erasure-lists',
    'contract/own-currency',
    'contract/stores-main',
    'contract/wire/wire',
    'hostile/access',
    'hostile/flood',
  ],
}

/**
 * The contract's tests run once against each store. A file has stores and houses of its own, so that
 * the files of a worker share its process: each would read the whole server anew.
 */
function contract(store: 'sqlite' | 'postgres') {
  return {
    extends: true as const,
    plugins: [cheaperPasswords],
    test: {
      name: `contract on ${store}`,
      include: ['tests/{contract,hostile}/**/*.test.ts'],
      exclude: process.env.TEST_ALL ? [] : leftToAll[store].map((file) => `tests/${file}.test.ts`),
      env: { TEST_STORE: store },
      isolate: false,
      testTimeout: 240_000,
      hookTimeout: 240_000,
      ...(store === 'postgres' && { globalSetup: 'tests/fixtures/postgres-setup.ts' }),
    },
  }
}

const units = globSync([
  'src/**/*.test.{ts,tsx}',
  'sw/**/*.test.ts',
  'demo/**/*.test.ts',
  'tests/{architecture,deploy,fixtures,outbox-model,runner,wire}/**/*.test.ts',
])

/**
 * What a test file names that changes its whole process: a page, a clock, a language, a module, the
 * surroundings, the device under test and its database, or sharp, of which the server closes most
 * formats. Such a file has a process of its own.
 */
const leavesSomething =
  /@vitest-environment|vi\.(mock|doMock|stub|spyOn|useFake|setSystem)|i18n|testing\/|setOffline|indexeddb|'sharp'|globalThis|process\.(env|on|chdir)/i

const source = new Map(units.map((file) => [file, readFileSync(file, 'utf8')]))
const filesWith = (pattern: RegExp) => units.filter((file) => pattern.test(source.get(file) ?? ''))

const alone = filesWith(leavesSomething)
const pages = filesWith(/@vitest-environment jsdom/)

/** `--project 'unit*'` names all of them. */
function unit(
  name: string,
  include: string[],
  how: { isolate?: boolean; pool?: 'vmThreads'; setupFiles?: string },
) {
  return {
    extends: true as const,
    test: {
      name,
      include,
      ...how,
      // None needs 10 s (the test command names those that do); a shared machine may starve it.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }
}

export default defineConfig({
  plugins: [linguiMacros()],
  test: {
    // Vitest leaves one core to its own process, which has little to do: of two that is half.
    maxWorkers: availableParallelism() + 1,
    // Vitest gives one second, which a shared machine may take for a single answer.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      // Each has a page and modules of its own, but no process: jsdom is read once, not by each.
      unit('unit-pages', pages, {
        pool: 'vmThreads',
        setupFiles: 'tests/fixtures/page-setup.ts',
      }),
      unit(
        'unit-alone',
        alone.filter((file) => !pages.includes(file)),
        {},
      ),
      unit(
        'unit-together',
        units.filter((file) => !alone.includes(file)),
        { isolate: false },
      ),
      contract('sqlite'),
      contract('postgres'),
    ],
  },
})
