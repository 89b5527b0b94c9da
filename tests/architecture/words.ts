import type { SourceFile, Violation } from './source.ts'

/** What must not stay in a file: a test that hides others or itself, a rule that was switched off. */
const forbidden: readonly { pattern: RegExp; why: string }[] = [
  { pattern: /\b(?:describe|it|test)(?:\.\w+)*\.only\b/, why: 'hides every other test' },
  {
    // What is left out on a machine that lacks something names that: `test.skip(isMissing, 'why')`.
    pattern: /\b(?:describe|it|test)(?:\.\w+)*\.(?:skip|todo|fixme)\b(?!\([^'"`]+, '[^']+'\))/,
    why: 'is a test that does not run',
  },
  { pattern: /@ts-(?:ignore|nocheck)/, why: 'hides a type error' },
  { pattern: /(?:eslint|oxlint)-disable/, why: 'hides what the linter found' },
  { pattern: /^\s*debugger\b/, why: 'stops for nobody' },
]

/** Folders whose texts are read, this file and the planted faults apart. */
export const wordFolders = ['src', 'sw', 'demo', 'tests'] as const
const speaksOfThem = /^tests\/architecture\/(?:words|planted)\.ts$/

export function checkLabels(files: readonly SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => !speaksOfThem.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) =>
        forbidden
          .filter(({ pattern }) => pattern.test(line))
          .map(({ why }) => ({
            rule: 'no such words',
            path,
            line: index + 1,
            message: `"${line.trim()}" ${why}`,
          })),
      ),
    )
}
