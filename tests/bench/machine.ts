import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDir } from '../fixtures/paths.ts'
import { percentile } from './figures.ts'

/**
 * What the machine is busy with beside us: times above budget on a machine that gives us a quarter
 * of a processor, or whose disk takes 10 ms for a durable write, say little of the program.
 */
export function machineNow(): string {
  return `this machine now: work takes ${share().toFixed(1)} times its processor time, a durable write ${flush().toFixed(1)} ms`
}

function share(): number {
  const [from, used] = [performance.now(), process.cpuUsage()]
  const spent = () => process.cpuUsage(used).user / 1000
  while (spent() < 300) for (let at = 0; at < 100_000; at += 1) Math.sqrt(at)
  return (performance.now() - from) / spent()
}

/** ms, the median of thirty. */
function flush(): number {
  const folder = temporaryDir('flush')
  const file = openSync(join(folder, 'flush'), 'w')
  const took = Array.from({ length: 30 }, () => {
    const from = performance.now()
    writeSync(file, Buffer.alloc(4096, 1))
    fsyncSync(file)
    return performance.now() - from
  })
  closeSync(file)
  rmSync(folder, { recursive: true })
  return percentile(took, 0.5)
}
