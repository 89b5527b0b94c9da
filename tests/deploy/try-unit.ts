import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDir } from '../fixtures/paths.ts'
import { has, run, type Report } from './report.ts'

/** systemd's own measure: 10 is no protection at all, below 2 it calls OK. */
const MOST_EXPOSED = 2

/** The systemd unit: its spelling, and how much of the machine it leaves open. */
export async function tryUnit(root: string): Promise<Report> {
  const notTried = ['started by systemd: it is not the first process of this machine']
  if (!has('systemd-analyze')) {
    return { tried: [], notTried: ['systemd-analyze is not here (package systemd)', ...notTried] }
  }
  const folder = temporaryDir('unit')
  try {
    const unit = join(folder, 'imisozi.service')
    // The program lies here instead of in /opt.
    const text = readFileSync(join(root, 'deploy/imisozi.service'), 'utf8')
    writeFileSync(unit, text.replaceAll('/opt/imisozi', root))
    const said = run(['systemd-analyze', 'verify', '--man=no', unit], { cwd: folder }).trim()
    const ours = said.split('\n').filter((line) => line.includes('imisozi.service'))
    if (ours.length > 0) throw new Error(ours.join('\n'))
    const judged = run(['systemd-analyze', 'security', '--offline=true', '--no-pager', unit], {
      cwd: folder,
    })
    const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(judged)?.[1])
    if (!(exposure <= MOST_EXPOSED)) throw new Error(`exposure ${exposure} > ${MOST_EXPOSED}`)
    return { tried: [`systemd-analyze verify; security: exposure ${exposure} of 10`], notTried }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
