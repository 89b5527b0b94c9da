import { checkImports } from './import-rules.ts'
import { checkPurity } from './purity.ts'
import { checkLightEntries, checkRings } from './reach.ts'
import { checkServerWalls } from './server-walls.ts'
import { readSources, type SourceFile, type Violation } from './source.ts'
import { checkTransactions } from './transactions.ts'
import { checkLabels, wordFolders } from './words.ts'

/** Everything that is checked of the code's shape (design §2, §6, §11). */
export function checkArchitecture(files: readonly SourceFile[]): Violation[] {
  const ours = files.filter(({ path }) => !path.startsWith('tests/'))
  return [
    ...checkImports(ours),
    ...checkServerWalls(ours),
    ...checkRings(ours),
    ...checkLightEntries(ours),
    ...checkPurity(ours),
    ...checkTransactions(ours),
    ...checkLabels(files),
  ]
}

export function readAll(): SourceFile[] {
  const files = readSources(wordFolders)
  // A check that reads nothing finds nothing wrong.
  if (files.length < 50) throw new Error(`Only ${files.length} files were read.`)
  return files
}

export const describeViolation = ({ rule, path, line, message }: Violation): string =>
  `${path}:${line}  ${rule}: ${message}`
