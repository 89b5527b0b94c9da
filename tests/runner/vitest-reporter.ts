import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { root } from '../fixtures/paths.ts'
import { nothing, type Failure, type Tally } from './tally.ts'

/** Writes the run's tally to the file named by TALLY_FILE: Vitest's JSON lacks the project and stray errors. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], stray: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string): number =>
      tests.filter((test) => test.result().state === state).length
    const broken = [
      ...modules.flatMap((module) => failuresOf(nameOf(module), errorsAround(module))),
      ...failuresOf('Error outside of any test', stray),
    ]
    const failed = tests.filter((test) => test.result().state === 'failed')
    const tally: Tally = {
      ...nothing,
      passed: count('passed'),
      failed: failed.length + broken.length,
      skipped: count('skipped') + count('pending'),
      failures: [...broken, ...failed.flatMap((test) => failuresOf(titleOf(test), errorsOf(test)))],
    }
    const file = process.env['TALLY_FILE']
    if (file) writeFileSync(file, JSON.stringify({ tally, slow: tests.flatMap(slowness) }))
  }
}

/** What a unit test may need on a machine that does nothing else, ms. */
const LIMIT = 10_000

/** Said and not failed: a shared machine may starve any test for so long. */
function slowness(test: TestCase): string[] {
  const took = test.diagnostic()?.duration ?? 0
  if (!test.project.name.startsWith('unit') || took <= LIMIT) return []
  return [`${titleOf(test)}: ${(took / 1000).toFixed(1)} s`]
}

/** Errors of the file itself and of its groups' set-up and clean-up. */
function errorsAround(module: TestModule): SerializedError[] {
  return [
    ...module.errors(),
    ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
  ]
}

function errorsOf(test: TestCase): readonly SerializedError[] {
  return test.result().errors ?? []
}

function nameOf(module: TestModule): string {
  return `${relative(root, module.moduleId)} [${module.project.name}]`
}

function titleOf(test: TestCase): string {
  return `${nameOf(test.module)} > ${test.fullName}`
}

function failuresOf(title: string, errors: readonly SerializedError[]): Failure[] {
  if (errors.length === 0) return []
  const detail = errors.map(({ message, stack, diff }) =>
    [stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`, diff]
      .filter(Boolean)
      .join('\n'),
  )
  return [{ title, detail: stripVTControlCharacters(detail.join('\n\n')) }]
}
