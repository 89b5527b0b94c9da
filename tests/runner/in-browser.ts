import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resultsDir, temporaryDir } from '../fixtures/paths.ts'
import { runNode } from './command.ts'
import { failing, nothing, total, type Tally } from './tally.ts'

/** The test command has 90 minutes for everything, packages and clean-up included. */
const COMMAND_MINUTES = 84

/** Without what only says more of the same: see tests/fixtures/wide.ts. */
const essential = ['--grep-invert', '@wide']

interface Report {
  suites?: Suite[]
  errors?: { message?: string; stack?: string }[]
}
interface Suite {
  title: string
  file: string
  suites?: Suite[]
  specs?: Spec[]
}
interface Spec {
  title: string
  file: string
  line: number
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    results: {
      /** Milliseconds. */
      duration?: number
      errors?: { message?: string; stack?: string; snippet?: string }[]
      attachments?: { name: string; path?: string; body?: string }[]
    }[]
  }[]
}

/**
 * What Playwright's JSON report comes to. A test that passed at a second try counts as passed, and is
 * named (see `secondTries`): on a shared machine a browser may be starved for a minute.
 */
export function readReport(report: Report): Tally {
  const specs = (report.suites ?? []).flatMap(specsOf)
  const outcomes = specs.flatMap((spec) => spec.tests.map((test) => ({ spec, test })))
  const ofStatus = (...wanted: string[]) =>
    outcomes.filter(({ test }) => wanted.includes(test.status))
  const failed = ofStatus('unexpected')
  const stray = (report.errors ?? []).map((error) =>
    failing('Error outside of any test', textOf(error)),
  )
  return total([
    {
      passed: ofStatus('expected', 'flaky').length,
      failed: failed.length,
      skipped: ofStatus('skipped').length,
      failures: failed.map(({ spec, test }) => ({
        title: `tests/${spec.file}:${spec.line} > ${spec.title}`,
        detail: test.results.flatMap(describeResult).join('\n\n'),
      })),
    },
    ...stray,
  ])
}

/** Tests that passed only when tried again: each is looked into, none is hidden. */
export function secondTries(report: Report): string[] {
  return (report.suites ?? [])
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `tests/${file}:${line} > ${title}`)
}

/** What each test took at its last try, the longest first: where to look when the command gets slow. */
export function durations(report: Report): { title: string; seconds: number }[] {
  return (report.suites ?? [])
    .flatMap(specsOf)
    .map(({ file, line, title, tests }) => ({
      title: `${file}:${line} > ${title}`,
      seconds: Math.round((tests[0]?.results.at(-1)?.duration ?? 0) / 1000),
    }))
    .toSorted((a, b) => b.seconds - a.seconds)
}

function specsOf(suite: Suite): Spec[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

function describeResult(result: Spec['tests'][number]['results'][number]): string[] {
  const errors = (result.errors ?? []).map((error) =>
    [textOf(error), error.snippet].filter(Boolean).join('\n'),
  )
  const kept = (result.attachments ?? []).flatMap(({ name, path, body }) => {
    if (path) return [`${name}: ${path}`]
    // The report carries what was attached in words as base64.
    return body ? [`${name}:\n${Buffer.from(body, 'base64').toString().slice(-4000)}`] : []
  })
  return [...errors, ...kept]
}

const textOf = ({ message, stack }: { message?: string; stack?: string }): string =>
  stack ?? message ?? 'unknown error'

async function playwright(args: string[], env: Record<string, string>) {
  const folder = temporaryDir('playwright')
  const file = join(folder, 'report.json')
  try {
    const ran = await runNode(
      '@playwright/test/cli.js',
      ['test', '--reporter=list,json', '--pass-with-no-tests', ...args],
      {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        timeoutMs: COMMAND_MINUTES * 60_000 - performance.now(),
      },
    )
    const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
    return { ran, report }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** End to end and hazards; with `all` also those that are tagged as wide. */
export async function runPlaywright(
  given: Record<string, string>,
  { all }: { all: boolean },
): Promise<Tally> {
  const env = { ...given, TEST_SCREENS: 'none' }
  const { ran, report } = all
    ? await playwright([], { ...env, TEST_ALL: '1' })
    : await playwright(essential, env)
  if (ran.timedOut) {
    return failing(
      `The command took longer than ${COMMAND_MINUTES} minutes`,
      worthReading(ran.output),
    )
  }
  if (!report) return failing('Playwright ended without a result', ran.output)
  const tally = readReport(report)
  mkdirSync(resultsDir, { recursive: true })
  writeFileSync(join(resultsDir, 'durations.json'), JSON.stringify(durations(report), undefined, 1))
  for (const title of secondTries(report)) process.stdout.write(`needed another try: ${title}\n`)
  if (ran.code !== 0 && tally.failed === 0)
    return total([tally, failing(`Playwright ended with ${ran.code}`, ran.output)])
  return tally
}

/** Of a run that was ended: what did not pass at once, and where it stood. */
export function worthReading(output: string): string {
  const lines = output.split('\n').filter((text) => text.trim() !== '' && !text.includes('Warning'))
  const passed = lines.filter((text) => /^\s*✓/.test(text)).length
  const others = lines.filter((text) => /^\s*(✘|±|-)\s/.test(text))
  return [`${passed} had passed. Not at once:`, ...others, 'At last:', ...lines.slice(-10)].join(
    '\n',
  )
}

/** The same tests, each counted as failed since they cannot be run. */
export async function failPlaywright(why: string): Promise<Tally> {
  const { report } = await playwright(['--list', ...essential], {})
  const listed = (report?.suites ?? []).flatMap(specsOf).flatMap(({ tests }) => tests).length
  return listed === 0 && report
    ? nothing
    : failing('Tests in the browser', why, Math.max(1, listed))
}
