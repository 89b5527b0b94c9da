import { execFile } from 'node:child_process'
import { cpSync, globSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { nodeBinary, root, temporaryDir } from '#tests/fixtures/paths.ts'

/** Half of the source says nothing, and the extraction would read it through all the same. */
function matchesWords(path: string): boolean {
  if (!/\.tsx?$/.test(path)) return true
  return !path.includes('.test.') && /@lingui|i18n|#lib\/msg/.test(readFileSync(path, 'utf8'))
}

/** What the extraction reads and writes, to write in. */
let copy: string
beforeEach(() => {
  copy = temporaryDir('extraction')
  for (const name of readdirSync(join(root, 'src')).filter((folder) => folder !== 'server')) {
    cpSync(join(root, 'src', name), join(copy, 'src', name), {
      recursive: true,
      filter: matchesWords,
    })
  }
  for (const name of ['lingui.config.ts', 'package.json'])
    cpSync(join(root, name), join(copy, name))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

async function extract(): Promise<void> {
  const lingui = join(root, 'node_modules/@lingui/cli/dist/lingui.js')
  await promisify(execFile)(nodeBinary, [lingui, 'extract', '--clean', '--workers', '1'], {
    cwd: copy,
  })
}

/** Catalogues that differ from those in the repository, one more or less among them. */
function changed(): string[] {
  const catalogues = (folder: string) => globSync('src/locales/**/*.po', { cwd: folder })
  const text = (folder: string, name: string) => {
    try {
      return readFileSync(join(folder, name), 'utf8')
    } catch {
      return null
    }
  }
  const names = new Set([...catalogues(root), ...catalogues(copy)])
  return [...names].filter((name) => text(root, name) !== text(copy, name)).toSorted()
}

/** A busy machine may take its time over it: most of this is one program that reads all source. */
it(
  'finds every message in the catalogues, and none that is said no more',
  { timeout: 180_000 },
  async () => {
    // A line that is said no more, where it would be noticed.
    const planted = join(copy, 'src/locales/rooms/site/rw.po')
    const english = join(copy, 'src/locales/rooms/site/en.po')
    cpSync(english, planted)
    expect(changed()).toEqual(['src/locales/rooms/site/rw.po'])
    cpSync(join(root, 'src/locales/rooms/site/rw.po'), planted)

    await extract()
    expect(changed(), 'npm run messages, then translate what is new').toEqual([])
  },
)
