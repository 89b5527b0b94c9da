import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '#server/db/open.ts'
import { fillNewStore } from '#server/first-start.ts'
import { House, programOf } from '../fixtures/house.ts'
import { nodeBinary, root, temporaryDir } from '../fixtures/paths.ts'
import { curlExample, operatorCommands, runAsWritten, unknownCommands } from './readme-commands.ts'

it('knows every command that the README names', () => {
  expect(unknownCommands()).toEqual([])
  expect(unknownCommands('Run `node src/server/main.ts new-epoch`.')).toContain(
    'node src/server/main.ts new-epoch',
  )
})

describe('with the Node of the machine', () => {
  const folder = temporaryDir('readme')
  const dataDir = join(folder, 'data')
  const backups = join(folder, 'back-ups')
  beforeAll(async () => {
    mkdirSync(backups)
    const store = await openStore({ dataDir })
    const wishes = { seed: 'none', adminEmail: 'desk@example.com', adminPassword: null } as const
    await fillNewStore(store, wishes, new Date())
    await store.close()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  // In the order of the README: a back-up is made before it is put back. What npx finds, and how the
  // program is read, is the same for each and takes longer than the command.
  it.each(operatorCommands)('%s works as it is written', async (command, prints) => {
    const isFirst = command === operatorCommands[0]?.[0]
    const quick = `${nodeBinary} ${programOf()} `
    const line = (isFirst ? command : command.replace('npx node src/server/main.ts ', quick))
      .replace('<email>', 'desk@example.com')
      .replace('<file>', join(folder, 'backup'))
    expect(
      await runAsWritten(line, { cwd: root, env: { DATA_DIR: dataDir, BACKUP_DIR: backups } }),
    ).toMatch(prints)
  })
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
