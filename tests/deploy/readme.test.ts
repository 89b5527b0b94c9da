import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openStore } from '#server/db/open.ts'
import { fillNewStore } from '#server/first-start.ts'
import { House } from '../fixtures/house.ts'
import { root, temporaryDir } from '../fixtures/paths.ts'
import { curlExample, operatorCommands, runAsWritten, unknownCommands } from './readme-commands.ts'

it('knows every command that the README names', () => {
  expect(unknownCommands()).toEqual([])
  expect(unknownCommands('Run `node src/server/main.ts new-epoch`.')).toContain(
    'node src/server/main.ts new-epoch',
  )
})

it('the commands of the README work as written, with the Node of the machine', async () => {
  const folder = temporaryDir('readme')
  const dataDir = join(folder, 'data')
  const backups = join(folder, 'back-ups')
  mkdirSync(backups)
  const store = await openStore({ dataDir })
  const wishes = { seed: 'none', adminEmail: 'desk@example.com', adminPassword: null } as const
  await fillNewStore(store, wishes, new Date())
  await store.close()
  try {
    for (const [command, prints] of operatorCommands) {
      const line = command
        .replace('<email>', 'desk@example.com')
        .replace('<file>', join(folder, 'backup'))
      expect(
        await runAsWritten(line, { cwd: root, env: { DATA_DIR: dataDir, BACKUP_DIR: backups } }),
      ).toMatch(prints)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

const hasCurl = spawnSync('sh', ['-c', 'command -v curl']).status === 0

it.runIf(hasCurl)('the README’s order with curl is taken, and done once', async () => {
  const house = await House.open()
  try {
    const example = curlExample().replace('http://localhost:8080', house.url)
    const printed = await runAsWritten(example, { cwd: root, env: {} })
    expect(printed).toMatch(/"order_id":"[-\w]+".*"schedule_date":"\d{4}/)
  } finally {
    await house.close()
  }
})
