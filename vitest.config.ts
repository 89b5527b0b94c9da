import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { linguiMacros } from './src/locales/macros.ts'

/** The contract's tests run once against each store. A file has stores and houses of its own. */
function contract(store: 'sqlite' | 'postgres') {
  return {
    extends: true as const,
    test: {
      name: `contract on ${store}`,
      include: ['tests/{contract,hostile}/**/*.test.ts'],
      env: { TEST_STORE: store },
      testTimeout: 240_000,
      hookTimeout: 240_000,
      ...(store === 'postgres' && { globalSetup: 'tests/fixtures/postgres-setup.ts' }),
    },
  }
}

export default defineConfig({
  plugins: [linguiMacros()],
  test: {
    // Vitest leaves one core to its own process, which has little to do: of two that is half.
    maxWorkers: Math.max(2, availableParallelism()),
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // None needs 10 s (the test command names those that do); a shared machine may starve it.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            'src/**/*.test.{ts,tsx}',
            'sw/**/*.test.ts',
            'demo/**/*.test.ts',
            'tests/{architecture,fixtures,outbox-model,runner,wire}/**/*.test.ts',
          ],
        },
      },
      contract('sqlite'),
      contract('postgres'),
    ],
  },
})
