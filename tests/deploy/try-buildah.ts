import { strict as assert } from 'node:assert'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDir } from '../fixtures/paths.ts'
import { canMakeDebian } from './debian.ts'
import { liveConfined } from './confined-life.ts'
import { has, run, type Report } from './report.ts'
import { makeNodeSystem, systemPath } from './stand-ins.ts'

const IMAGE = 'localhost/imisozi-try'
const BASE = 'localhost/imisozi-try-base'

/** Where root may make file systems, and the programs are: buildah, and debootstrap for the base image. */
export const canBuild = (): boolean => canMakeDebian() && has('buildah')

/**
 * The Dockerfile itself, built by buildah over a stand-in of its base image (Debian by debootstrap, with
 * the packages' own Node and this machine's npm), and the image's root file system in use: its own user,
 * settings and command, read-only but for its volume and /tmp. Minutes.
 */
export async function tryBuildah(root: string): Promise<Report> {
  const folder = temporaryDir('buildah')
  const tried: string[] = []
  try {
    makeBase(folder)
    const build = ['bud', '--isolation', 'chroot', '--pull-never', '--layers', '--format', 'docker']
    const began = performance.now()
    buildah(root, ...build, '--build-arg', `NODE=${BASE}`, '-t', IMAGE, '.')
    const seconds = Math.round((performance.now() - began) / 1000)
    tried.push(`buildah bud, all three stages (${seconds} s)`)
    const told = JSON.parse(buildah(root, 'inspect', '--type', 'image', IMAGE)) as Inspected
    const { User, Env, Cmd, Healthcheck, WorkingDir } = told.Docker.config
    assert.equal(User, '65534:65534')
    const container = buildah(root, 'from', '--pull-never', IMAGE).trim()
    try {
      const image = buildah(root, 'mount', container).trim()
      for (const gone of ['npm', 'corepack']) {
        assert.ok(!existsSync(join(image, 'usr/local/lib/node_modules', gone)), `${gone} is in it`)
      }
      for (const gone of ['vite', 'typescript', 'vitest', 'node']) {
        assert.ok(!existsSync(join(image, 'app/node_modules', gone)), `${gone} is in it`)
      }
      for (const seed of ['none', 'demo'] as const) {
        const [node = '', main = ''] = Cmd
        const check = Healthcheck.Test.slice(1)
        const env = Object.fromEntries(Env.map((pair) => pair.split(/=(.*)/s) as [string, string]))
        const seen = await liveConfined({
          cwd: WorkingDir,
          node,
          main,
          seed,
          image: { at: image, env, check },
        })
        tried.push(`its file system as ${User}, read-only, SEED=${seed}: ${seen}`)
      }
      const size = run(['du', '-sm', join(image, 'app')], { cwd: root }).split('\t')[0]
      tried.push(`what is ours in it: ${size} MB`)
    } finally {
      buildah(root, 'rm', container)
    }
    return { tried, notTried: ['Docker’s own daemon and the base image of a registry'] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Inspected {
  Docker: {
    config: {
      User: string
      Env: string[]
      Cmd: string[]
      WorkingDir: string
      Healthcheck: { Test: string[] }
    }
  }
}

const buildah = (cwd: string, ...words: string[]): string => run(['buildah', ...words], { cwd })

/** Once: it stays with buildah for the next time. */
function makeBase(folder: string): void {
  if (buildah(folder, 'images', '--format', '{{.Name}}').split('\n').includes(BASE)) return
  const system = join(folder, 'system')
  makeNodeSystem(system)
  const container = buildah(folder, 'from', 'scratch').trim()
  buildah(folder, 'copy', '-q', container, system, '/')
  buildah(folder, 'config', '--env', `PATH=${systemPath}`, container)
  buildah(folder, 'commit', '-q', '--rm', container, BASE)
}
