import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'

/** The contract's tests run once against each store, each in a worker of its own. */
function contract(store: 'sqlite' | 'postgres') {
  return {
    extends: true as const,
    test: {
      name: `contract on ${store}`,
      include: ['tests/{contract,hostile}/**/*.test.ts'],
      env: { TEST_STORE: store },
      fileParallelism: false,
      testTimeout: 240_000,
      hookTimeout: 240_000,
      ...(store === 'postgres' && { globalSetup: 'tests/fixtures/postgres-setup.ts' }),
    },
  }
}

export default defineConfig({
  plugins: [babel({ plugins: ['@lingui/babel-plugin-lingui-macro'] })],
  test: {
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Processes and stores are started beside all else that two cores have to do.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          include: [
            'src/**/*.test.{ts,tsx}',
            'sw/**/*.test.ts',
            'demo/**/*.test.ts',
            'tests/{architecture,fixtures,runner,wire}/**/*.test.ts',
          ],
        },
      },
      contract('sqlite'),
      contract('postgres'),
    ],
  },
})
