import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** npm run dev: the server, restarted when its files change, behind Vite at :5173. */
const root = fileURLToPath(new URL('../../', import.meta.url))

const children = [
  run(['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    PORT: '8080',
    HOST: '127.0.0.1',
  }),
  run(['node_modules/vite/bin/vite.js']),
]

function run(args: string[], settings: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    // Vite forwards /api to port 8080 of this machine, see vite.config.ts.
    env: { ...process.env, ...settings },
  })
  child.once('exit', (code) => end(code ?? 1))
  return child
}

let ending = false
function end(code: number): void {
  if (ending) return
  ending = true
  process.exitCode = code
  for (const child of children) child.kill('SIGTERM')
}

process.on('SIGINT', () => end(0))
process.on('SIGTERM', () => end(0))
