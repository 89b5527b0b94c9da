import { execFile } from 'node:child_process'
import {
  cpSync,
  globSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
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

/** Each test reads what one part of the catalogues is made of. */
const PARTS = 3

async function extract(part: number): Promise<void> {
  const some = `catalogs.filter((_, at) => at % ${PARTS} === ${part})`
  cpSync(join(root, 'lingui.config.ts'), join(copy, 'all.config.ts'))
  writeFileSync(
    join(copy, 'lingui.config.ts'),
    `import all from './all.config.ts'\nexport default { ...all, catalogs: all.${some} }\n`,
  )
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

it('sees a catalogue that differs', () => {
  const planted = join(copy, 'src/locales/rooms/site/rw.po')
  cpSync(join(copy, 'src/locales/rooms/site/en.po'), planted)
  expect(changed()).toEqual(['src/locales/rooms/site/rw.po'])
})

/** A busy machine may take its time over it: most of this is one program that reads much source. */
it.each(Array.from({ length: PARTS }, (_, part) => part))(
  'finds every message in the catalogues, and none that is said no more, part %i',
  { timeout: 180_000 },
  async (part) => {
    await extract(part)
    expect(changed(), 'npm run messages, then translate what is new').toEqual([])
  },
)
