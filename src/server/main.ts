import { runCommand } from './commands.ts'
import { errorMessage, openHouse, settingsOfOperator } from './program.ts'

/** How long running requests may take after a SIGTERM, ms. */
const SHUTDOWN_MS = 15_000

function fail(error: unknown): never {
  process.stderr.write(`${errorMessage(error)}\n`)
  process.exit(1)
}

async function main(words: readonly string[]): Promise<void> {
  const settings = settingsOfOperator(process.env)
  if (words.length > 0) {
    // Until it has said so, it is not done: Node ends with 0 where nothing is left to wait for.
    process.exitCode = 1
    process.stdout.write(`${await runCommand(settings, words)}\n`)
    process.exitCode = 0
    return
  }
  const serving = await openHouse(settings)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    serving.stop().then(() => process.exit(0), fail)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

main(process.argv.slice(2)).catch(fail)
