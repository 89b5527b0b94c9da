import { strict as assert } from 'node:assert'
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nodeBinary, temporaryDir } from '../fixtures/paths.ts'
import { canConfine } from './as-nobody.ts'
import { liveConfined } from './confined-life.ts'
import { contextNames, readDockerfile, type Stage } from './dockerfile.ts'
import { run, type Report } from './report.ts'

/** What stands at the image's own paths is no business of this machine. */
const OF_THE_IMAGE = /^rm -rf \/usr|^install -d/

/**
 * The Dockerfile's steps, one after the other as it has them, in folders instead of layers; then the
 * server from the last one, as nobody and read-only.
 */
export async function tryImage(root: string): Promise<Report> {
  const folder = temporaryDir('image')
  const tried: string[] = []
  const notTried = [
    'docker build: no daemon, and no registry for the base image',
    'RUN lines that change the base image itself',
  ]
  try {
    chmodSync(folder, 0o755)
    const context = join(folder, 'context')
    for (const name of contextNames(root)) copy(join(root, name), join(context, name))
    for (const stage of readDockerfile(root)) carryOut(stage, folder, context, tried)
    const app = join(folder, 'last')
    for (const gone of ['vite', 'typescript', '@typescript', '@babel', 'vitest', 'node']) {
      assert.ok(!existsSync(join(app, 'node_modules', gone)), `${gone} is in the image`)
    }
    if (!canConfine(join(app, 'src/server/main.ts'))) {
      return { tried, notTried: ['as nobody, read-only: only root may try it', ...notTried] }
    }
    const node = join(folder, 'node')
    cpSync(nodeBinary, node)
    for (const seed of ['none', 'demo'] as const) {
      const seen = await liveConfined({ cwd: app, node, main: 'src/server/main.ts', seed })
      tried.push(`as nobody, read-only, SEED=${seed}: ${seen}`)
    }
    return { tried, notTried }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function carryOut(stage: Stage, folder: string, context: string, tried: string[]): void {
  const workDir = join(folder, stage.name)
  mkdirSync(workDir, { recursive: true })
  for (const { word, rest } of stage.steps) {
    if (word === 'RUN' && !OF_THE_IMAGE.test(rest)) {
      const began = performance.now()
      // Without this machine's own Node in the way: the one that the image has is of the same line.
      const path = `${dirname(nodeBinary)}:${process.env.PATH ?? ''}`
      run(['sh', '-ec', rest], { cwd: workDir, env: { PATH: path } })
      const seconds = Math.round((performance.now() - began) / 1000)
      tried.push(`${stage.name}: RUN ${rest.slice(0, 60)} (${seconds} s)`)
    }
    if (word !== 'COPY') continue
    const from = /^--from=(\w+) /.exec(rest)?.[1]
    const names = rest.replace(/^--from=\w+ /, '').split(' ')
    const to = names.pop() ?? '.'
    for (const name of names) {
      const source =
        from === undefined ? join(context, name) : join(folder, name.replace('/app', from))
      const target = to === '.' || to === './' ? join(workDir, name) : join(workDir, to)
      copy(source, name === '.' ? workDir : target)
    }
  }
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
}
