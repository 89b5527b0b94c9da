/* For supervisors without curl: ends with 0 where the server on this machine answers, else with 1. */

const port = process.env.PORT?.trim() || '8080'

try {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`, {
    signal: AbortSignal.timeout(4000),
  })
  process.exitCode = answer.ok ? 0 : 1
} catch {
  process.exitCode = 1
}
