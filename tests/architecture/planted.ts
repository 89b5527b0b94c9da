/** Faults that the checks must find, each in a tree of its own: path -> text. */
export interface Planted {
  rule: string
  fault: string
  files: Record<string, string>
}

const imports = (from: string, statement: string, rule: string, fault: string): Planted => ({
  rule,
  fault,
  files: { [from]: statement },
})

const whoMayImportWhom = [
  ['src/lib/a.ts', "import { b } from '#domain/b.ts'", 'lib -> domain'],
  ['src/domain/a.ts', "import { b } from '#contract/b.ts'", 'domain -> contract'],
  ['src/contract/a.ts', "export * from '#offline/b.ts'", 'contract -> offline, by a re-export'],
  ['src/offline/a.ts', "import { b } from '#ui/b.tsx'", 'offline -> ui'],
  ['src/offline/a.ts', "import type { B } from '#server/b.ts'", 'offline -> server, types only'],
  ['src/ui/a.tsx', "import { b } from '#domain/b.ts'\nexport const A = () => <b/>", 'ui -> domain'],
  ['src/features/x/data.ts', "import { b } from '#app/b.ts'", 'features -> app'],
  ['src/parts/a.tsx', "import { b } from '#features/x/data.ts'", 'parts -> features'],
  ['src/parts/a.tsx', "import type { B } from '#app/b.ts'", 'parts -> app'],
  ['src/offline/a.ts', "import { b } from '#parts/b.ts'", 'offline -> parts'],
  ['src/ui/a.tsx', "import { b } from '#parts/b.ts'", 'ui -> parts'],
  [
    'src/features/x/data.ts',
    "type B = import('#server/b.ts').B",
    'features -> server, inside a type',
  ],
  ['src/app/a.tsx', "const b = () => import('#server/b.ts')", 'app -> server, when reached'],
  [
    'src/server/a.ts',
    "import { b } from '../offline/b.ts'",
    'server -> offline, by a relative path',
  ],
  ['src/server/http/a.ts', "export { b } from '#features/x/data.ts'", 'server -> features'],
  ['sw/a.ts', "import { b } from '../src/features/x/data.ts'", 'sw -> features'],
  ['sw/a.ts', "import { b } from '#ui/b.tsx'", 'sw -> ui'],
  ['sw/a.ts', "import { b } from '#domain/b.ts'", 'sw -> domain'],
  ['demo/a.ts', "import { b } from '#features/x/b.ts'", 'demo -> features'],
  ['demo/a.ts', "import type { B } from '../src/offline/b.ts'", 'demo -> offline'],
  [
    'src/domain/a.ts',
    "new Worker(new URL('../offline/b.ts', import.meta.url))",
    'domain -> offline, as a worker',
  ],
  ['src/domain/a.test.ts', "import { b } from '#server/b.ts'", 'a test beside the code does it'],
] as const

const packages = [
  ['src/offline/a.ts', "import { useState } from 'react'", 'no React below features and ui'],
  ['src/domain/a.ts', "import type { ReactNode } from 'react'", 'no React below features and ui'],
  ['sw/a.ts', "import { x } from '@tanstack/react-query'", 'no React below features and ui'],
  ['src/server/a.ts', "import 'react-dom/server'", 'no React below features and ui'],
  ['src/features/x/data.ts', "import Dexie from 'dexie'", 'no Dexie outside offline'],
  ['src/app/a.tsx', "const d = await import('dexie')", 'no Dexie outside offline'],
  ['src/lib/a.ts', "import { join } from 'node:path'", 'no Node outside server'],
  ['src/offline/a.ts', "import { join } from 'path'", 'no Node outside server'],
  ['src/contract/a.ts', "import type { FastifyInstance } from 'fastify'", 'no Node outside server'],
  ['src/contract/a.ts', "import { x } from 'date-fns'", 'contract is pure'],
  ['src/domain/a.ts', "import { z } from 'zod'", 'domain is pure'],
  ['src/offline/a.ts', "import { Queue } from 'workbox-background-sync'", 'workbox only'],
] as const

const between = [
  ['src/features/x/data.ts', "import '#features/y/data.ts'", 'a feature never another feature'],
  ['src/features/x/site/a.tsx', "import '../../y/parts/b.tsx'", 'a feature never another feature'],
  ['src/features/x/site/a.tsx', "import { B } from '../desk/b.tsx'", 'site never desk'],
  ['src/app/site/a.tsx', "import type { B } from '../desk/b.tsx'", 'site never desk'],
  ['src/app/site/a.tsx', "const B = import('#features/x/desk/b.tsx')", 'site never desk'],
  [
    'src/app/site/a.tsx',
    "const all = import.meta.glob('../../features/tables/desk/*.tsx', { eager: true })",
    'site never desk',
  ],
  ['src/features/x/site/a.tsx', "import { B } from '#parts/desk/b.tsx'", 'site never desk'],
  ['src/app/router.tsx', "import { B } from './desk/b.tsx'", 'the desk is fetched when entered'],
  [
    'src/features/x/data.ts',
    "import { B } from './desk/b.tsx'",
    'the desk is fetched when entered',
  ],
  ['src/features/x/parts/a.tsx', "import { B } from '../site/b.tsx'", 'parts below sides'],
  ['src/features/x/pages.tsx', "import { B } from './desk/b.tsx'", 'site never desk'],
  ['src/app/a.ts', "import { b } from '../domain/b.ts'", 'aliases across folders'],
  ['src/domain/a.ts', "import { b } from './b.test.ts'", 'nothing imports a test'],
  ['src/offline/a.ts', "import { b } from '#tests/fixtures/cable.ts'", 'nothing imports a test'],
  ['src/app/a.ts', "import x from '../../package.json'", 'only what is ours'],
] as const

const demo = [
  ['src/server/first-start.ts', "import { seed } from '#demo/index.ts'"],
  ['src/server/a.ts', "import { menu } from '../../demo/menu.ts'"],
  ['src/server/services/a/b.ts', "import type { Demo } from '#demo/demo-house.ts'"],
  ['src/server/a.ts', "type Demo = import('#demo/demo-house.ts').Demo"],
  ['src/server/a.ts', "export * from '#demo/index.ts'"],
  ['src/server/a.ts', "const demo = await import('#demo/index.ts')"],
  ['src/server/a.ts', "const demo = new URL('../../demo/index.ts', import.meta.url)"],
  ['src/server/seed.ts', "import { seed } from '../../demo/index.ts'"],
  ['src/server/seed.ts', "import type { Demo } from '#demo/index.ts'"],
  ['src/server/seed.ts', "const demo = new URL('../../demo/menu.ts', import.meta.url)"],
  ['src/app/a.tsx', "const demo = () => import('#demo/menu.ts')"],
  ['src/domain/a.test.ts', "import { menu } from '#demo/menu.ts'"],
  ['sw/a.ts', "import { menu } from '../demo/menu.ts'"],
] as const

const documents = [
  ['src/offline/reads/a.ts', "import { readRow } from '#documents/index.ts'"],
  ['src/offline/documents.ts', "import { readRow } from '#documents/index.ts'"],
  ['src/offline/documents.ts', "const rooms = () => import('#documents/rooms.ts')"],
  ['src/offline/reads/a.ts', "const documents = () => import('#documents/index.ts')"],
  ['src/features/x/data.ts', "import { coerceText } from '#documents/coerce.ts'"],
  ['src/features/x/data.ts', "import type { Fields } from '#documents/coerce.ts'"],
  ['src/features/x/data.test.ts', "import { readers } from '#documents/rooms.ts'"],
  ['src/parts/a.ts', "const documents = () => import('#documents/index.ts')"],
  ['src/server/a.ts', "import { coerceText } from '../documents/coerce.ts'"],
  ['sw/a.ts', "const documents = () => import('#documents/index.ts')"],
] as const

const walls = [
  ['services/x/routes.ts', "import type { FastifyInstance } from 'fastify'", 'HTTP stays in http'],
  ['pipeline/a.ts', "import cors from '@fastify/cors'", 'HTTP stays in http'],
  ['services/outbox/batch.ts', "import { b } from '../../http/mount.ts'", 'HTTP stays in http'],
  ['notices/send.ts', "import type { B } from '../http/logs.ts'", 'HTTP stays in http'],
  ['pipeline/perform-write.ts', "import { b } from '../http/errors.ts'", 'HTTP stays in http'],
  ['pipeline/a.ts', "import { b } from '../services/x/own.ts'", 'services stand on top'],
  ['notices/kind.ts', "import type { Own } from '../services/x/own.ts'", 'services stand on top'],
  ['http/app.ts', "import { b } from '../services/x/serve.ts'", 'services stand on top'],
  ['push/push-job.ts', "export * from '#server/services/x/own.ts'", 'services stand on top'],
  ['services/x/a.ts', "import { b } from '../y/rows.ts'", 'a service through its door'],
  ['services/x/a.ts', "import type { Row } from '../y/wire.ts'", 'a service through its door'],
  [
    'services/x/deep/a.ts',
    "import { b } from '../../y/deep/index.ts'",
    'a service through its door',
  ],
  ['services/x/cart-line.ts', "import '../y/cart-line.ts'", 'a service through its door'],
  ['services/x/a.ts', "export * from '../y/server.ts'", 'a service through its door'],
  ['services/wires.ts', "import { rows } from './y/rows.ts'", 'a service through its door'],
  ['services/index.ts', "import { serve } from './y/serve.ts'", 'a service through its door'],
  ['services/index.ts', "import { endpoints } from './y/routes.ts'", 'a service through its door'],
  ['commands.ts', "import { b } from './services/y/jobs.ts'", 'a service through its door'],
  ['services/x/index.ts', "export * from './b.ts'", 'a door only names'],
  ['services/x/index.ts', 'export const b = 1', 'a door only names'],
  ['services/x/index.ts', "import { b } from './b.ts'\nexport { b }", 'a door only names'],
  ['pipeline/a.ts', "import type { B } from '#server/notices/b.ts'", 'the pipeline tells nobody'],
] as const

const inTransaction = [
  ['store.transaction(async (tx) => { await fetch(url) })', 'the network'],
  ['store.transaction(async (tx) => { await notices.send(mail) })', 'a provider'],
  [
    'store.transaction(async (tx) => { await store.db.selectFrom("rooms").execute() })',
    'the plain handle',
  ],
  [
    'store.transaction(async (anyName) => { await sleep(10) })',
    'a timer, whatever the handle is called',
  ],
  [
    'store.transaction(async (tx) => { const r = await tx.lock("rooms", id); await pay(r) })',
    'what a row says',
  ],
  [
    'store.transaction(async (tx) => { await Promise.all([tx.remove("rooms", id), pay()]) })',
    'one of many',
  ],
  ['store.transaction(async (tx) => { for await (const x of queue) tx.insert(x) })', 'a stream'],
  [
    'store.transaction(async (tx) => { for (const x of xs) { if (x) { await later(x) } } })',
    'deep inside',
  ],
  ['store.transaction((tx) => pay(order))', 'by answering a promise'],
  [
    'store.transaction(async (tx) => { await pay().then(() => tx.next("n")) })',
    'before it goes on',
  ],
  [
    'store.transaction(async (tx) => { void store.db.deleteFrom("rooms").execute() })',
    'past the handle, unawaited',
  ],
  [
    'store.transaction(async (tx) => { await store.transaction(async (tx) => tx.next("n")) })',
    'another transaction',
  ],
  [
    'db.transaction().setIsolationLevel("serializable").execute(async (t) => { await pay() })',
    "Kysely's own way",
  ],
  ['async function claim(tx: Tx, id: string) { await pay(id) }', 'a function that takes a handle'],
  [
    'async function claim(db: Transaction<Database>) { await pay() }',
    "a function that takes Kysely's handle",
  ],
  ['write({ async write(tx, call) { await pay(call) } })', 'a handler'],
  ['class Claims { async claim(tx: Tx) { await pay() } }', 'a method'],
] as const

const impure = [
  ['src/domain/a.ts', 'const now = Date.now()'],
  ['src/domain/a.ts', 'const now = new Date()'],
  ['src/domain/a.ts', 'const dice = Math.random()'],
  ['src/features/x/data.ts', "void fetch('/api/rooms')"],
  ['src/app/a.tsx', "const f = async () => { await fetch('/api/rooms', { method: 'POST' }) }"],
] as const

const words = [
  ['src/domain/a.test.ts', "it.only('one', () => {})"],
  ['tests/e2e/a.spec.ts', "test.describe.skip('later', () => {})"],
  ['tests/e2e/a.spec.ts', "test.fixme('broken', async () => {})"],
  ['src/lib/a.ts', '// @ts-ignore'],
  ['src/lib/a.ts', '/* oxlint-disable */'],
  ['src/lib/a.ts', '  debugger'],
] as const

export const planted: readonly Planted[] = [
  ...whoMayImportWhom.map(([from, text, fault]) =>
    imports(from, text, 'who may import whom', fault),
  ),
  ...packages.map(([from, text, rule]) => imports(from, text, rule, `${from}: ${text}`)),
  ...between.map(([from, text, rule]) => imports(from, text, rule, `${from}: ${text}`)),
  ...demo.map(([from, text]) => imports(from, text, 'nothing needs the demo', `${from}: ${text}`)),
  ...documents.map(([from, text]) => imports(from, text, 'behind one door', `${from}: ${text}`)),
  imports(
    'src/documents/a.ts',
    "import { get } from '#offline/a.ts'",
    'who may import whom',
    'documents -> offline',
  ),
  ...walls.map(([from, text, rule]) =>
    imports(`src/server/${from}`, text, rule, `${from}: ${text}`),
  ),
  ...inTransaction.map(([text, fault]) =>
    imports(
      'src/server/services/x/routes.ts',
      text,
      'a transaction awaits its own handle alone',
      fault,
    ),
  ),
  ...impure.map(([from, text]) =>
    imports(from, text, 'clock, chance and network', `${from}: ${text}`),
  ),
  ...words.map(([from, text]) => imports(from, text, 'no such words', text)),
  {
    rule: 'no rings',
    fault: 'three files that load each other',
    files: {
      'src/domain/a.ts': "import './b.ts'",
      'src/domain/b.ts': "export * from './c.ts'",
      'src/domain/c.ts': "import { a } from './a.ts'",
    },
  },
  {
    rule: 'light entries',
    fault: 'a schema far below the worker',
    files: {
      'sw/sw.ts': "import './send.ts'",
      'sw/send.ts': "import { drain } from '#offline/outbox/drain.ts'",
      'src/offline/outbox/drain.ts': "import { order } from '#contract/restaurant.ts'",
      'src/contract/restaurant.ts': "import * as z from 'zod/mini'",
    },
  },
  {
    rule: 'light entries',
    fault: 'a schema below the routes',
    files: {
      'src/contract/routes.ts': "import { order } from './restaurant.ts'",
      'src/contract/restaurant.ts': "import * as z from 'zod/mini'",
    },
  },
]

/** What the same checks must leave alone. */
export const lawful: Record<string, string> = {
  'src/lib/a.ts': 'export const now = () => Date.now()',
  'src/domain/a.ts':
    "import { a } from '#lib/a.ts'\nexport const at = (ms: number) => new Date(ms)",
  'src/domain/a.test.ts': "import { expect } from 'vitest'\nimport { at } from './a.ts'",
  'src/contract/a.ts': "import { z } from 'zod/mini'\nimport { at } from '#domain/a.ts'",
  'src/contract/routes.ts': "import type { A } from './a.ts'",
  'src/documents/rooms.ts':
    "import { coerceText } from './coerce.ts'\nimport { at } from '#domain/a.ts'",
  'src/offline/documents.ts': "export const documents = () => import('#documents/index.ts')",
  'src/features/x/data.test.ts': "import { readRow } from '#documents/index.ts'",
  'src/offline/a.ts': "import Dexie from 'dexie'\nexport const get = () => fetch('/api/rooms')",
  'src/ui/a.tsx':
    "import { useState } from 'react'\nexport const A = <T,>(p: { a: T }) => <b>{String(p.a)}</b>",
  'src/parts/a.tsx':
    "import { A } from '#ui/a.tsx'\nimport { get } from '#offline/a.ts'\nimport { at } from '#domain/a.ts'",
  'src/features/x/parts/b.tsx': "import { A } from '#parts/a.tsx'",
  'src/features/x/parts/a.tsx':
    "import { A } from '#ui/a.tsx'\nimport { useQuery } from '@tanstack/react-query'",
  'src/features/x/site/a.tsx': "import { A } from '../parts/a.tsx'",
  'src/features/x/desk/a.tsx': "import { A } from '../parts/a.tsx'",
  'src/app/start.ts': "export const ahead = (url: string) => fetch(url, { priority: 'low' })",
  'src/app/site/home.tsx': "import { A } from '#features/x/site/a.tsx'",
  'src/app/router.tsx':
    "import './site/home.tsx'\nconst desk = () => import('#features/x/desk/a.tsx')",
  'src/app/ring-a.ts': "import type { B } from './ring-b.ts'\nexport type A = 1",
  'src/app/ring-b.ts': "import type { A } from './ring-a.ts'\nexport type B = A",
  'sw/sw.ts':
    "import { get } from '#offline/a.ts'\nimport { precacheAndRoute } from 'workbox-precaching'",
  'src/server/http/mount.ts':
    "import type { FastifyInstance } from 'fastify'\nimport { performWrite } from '../pipeline/perform-write.ts'",
  'src/server/pictures/serve.ts':
    "import type { FastifyInstance } from 'fastify'\nimport { noSuchPath } from '../http/errors.ts'",
  'src/server/serve.ts': "import { endpoints } from './services/endpoints.ts'",
  'src/server/services/x/serve.ts': "import type { FastifyInstance } from 'fastify'",
  'src/server/services/x/index.ts': "export { b, type Row } from './b.ts'",
  'src/server/services/x/b.ts':
    "import { c } from '../y/index.ts'\nimport { code } from '../free-code.ts'\nimport { Half } from '../service/server.ts'",
  'src/server/services/wires.ts': "import { rows } from './x/wire.ts'",
  'src/server/services/x/notices.ts': "import { letterOf } from '../../notices/kind.ts'",
  'src/server/pipeline/perform-write.ts': "import type { Store } from '../db/store.ts'",
  'src/server/seed.ts':
    "const demo = new URL('../../demo/index.ts', import.meta.url)\nawait import(demo.href)",
  'demo/index.ts': "import type { Seed } from '#server/seed.ts'\nimport { rows } from './rows.ts'",
  'demo/drawings/draw.ts': "import { join } from 'node:path'\nimport sharp from 'sharp'",
  'tests/contract/a.test.ts': "import { menu } from '#demo/menu.ts'",
  'src/server/services/x/routes.ts': `
    import { readFile } from 'node:fs/promises'
    const built = new URL('../../dist', import.meta.url)
    const outside = async () => { await readFile('x'); await fetch('y') }
    store.transaction(async (tx) => {
      const db = tx.db
      const rows = await db.selectFrom('rooms').selectAll().execute()
      for (const row of rows) await tx.update('rooms', row.id, { name: 'x' })
      await claim(tx, rows)
      await notices.enqueue({ tx, rows })
      await Promise.all(rows.map((row) => tx.remove('rooms', row.id)))
      await Promise.all([tx.next('a'), tx.next('b')])
      const counted = tx.next('n')
      const priced = rows.length > 0 ? await tx.next('m') : null
      await sql\`select 1\`.execute(tx.db)
      await retry(() => tx.next('o'))
      await (rows[0] ? tx.lock('rooms', rows[0].id) : null)
      return { id: await counted, priced: toPrice(priced) }
    })
    async function claim(tx: Tx, rows: Row[]) {
      return tx.insert('claims', { rows })
    }
    db.transaction().execute((trx) => trx.selectFrom('rooms').execute())`,
}
