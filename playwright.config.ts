import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

/** Real browsers against real servers: each test starts its own (tests/fixtures). */
export default defineConfig({
  testDir: 'tests',
  // One project: with the next, each worker would start its browser and its server anew.
  testMatch: '{e2e,hazards}/**/*.spec.ts',
  outputDir: 'test-results/playwright',
  // Each waits a part of its time: for its browser, for a server's start, for what is due later.
  workers: availableParallelism() + 1,
  // What needed it is named in the output: a shared machine may starve a browser for a minute.
  retries: 2,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { trace: 'on-first-retry', locale: 'en-GB', timezoneId: 'Africa/Kigali' },
})
