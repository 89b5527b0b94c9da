import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryDir } from '#tests/fixtures/paths.ts'
import { messagesPlugin } from './messages-plugin.ts'

let app: string
beforeEach(() => {
  app = temporaryDir('messages')
})
afterEach(() => rmSync(app, { recursive: true, force: true }))

function put(name: string, text: string): void {
  mkdirSync(dirname(join(app, name)), { recursive: true })
  writeFileSync(join(app, name), text)
}

/** As the macros leave it. */
const says = (id: string) => `console.log({ id: '${id}', message: '…' })`
const runtime = `export const firstMessages = (catalogues) => catalogues
export const withMessages = (load, catalogues) => [load, catalogues]`

function putApp(router: string): void {
  put('src/messages.js', runtime)
  put('src/main.js', `import './home.js'\nimport './router.js'`)
  put('src/router.js', `import { firstMessages, withMessages } from './messages.js'\n${router}`)
  put('src/home.js', `import './shared.js'\n${says('homeId')}`)
  put('src/shared.js', says('shared'))
  put('src/menu.js', `import './shared.js'\nimport './dishes.js'\n${says('menuId')}`)
  put('src/dishes.js', says('dishId'))
  put(
    'fr.po',
    ['homeId', 'shared', 'menuId', 'dishId', 'sipsId', 'workId', 'unused']
      .map((id) => `#. js-lingui-explicit-id\nmsgid "${id}"\nmsgstr "${id} en français"\n`)
      .join('\n'),
  )
}

async function catalogues(): Promise<Record<string, string[]>> {
  const mode = process.env['NODE_ENV']
  const building = build({
    configFile: false,
    root: app,
    logLevel: 'silent',
    plugins: [
      messagesPlugin({
        entry: '/src/main.js',
        languages: ['fr'],
        catalogues: [join(app, '{locale}')],
        catalogueOf: (file) => (file.includes('/desk/') ? 'desk' : 'site'),
      }),
    ],
    build: { write: false, rolldownOptions: { input: join(app, 'src/main.js') } },
  }) as Promise<Rolldown.RolldownOutput>
  const { output } = await building.finally(() => {
    if (mode === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = mode
  })
  const parts = output.filter((part) => part.type === 'chunk' && part.name.includes('messages_'))
  return Object.fromEntries(
    parts.map((part) => {
      const code = part.type === 'chunk' ? part.code : ''
      return [part.name, [...code.matchAll(/(\w+) en français/g)].map(([, id]) => id!).toSorted()]
    }),
  )
}

const menu = `withMessages(() => import('./menu.js'))`

it('gives the first load the words of what it imports, and a screen those it has beyond', async () => {
  putApp(`firstMessages()\nglobalThis.menu = ${menu}`)
  expect(await catalogues()).toEqual({
    '_messages_first-fr': ['homeId', 'shared'],
    '_messages_site-fr': ['dishId', 'menuId'],
  })
})

it('gives screens of one catalogue the words of all of them, once', async () => {
  put('src/drinks.js', `import './dishes.js'\n${says('sipsId')}`)
  put('src/desk/work.js', `import '../dishes.js'\n${says('workId')}`)
  const others = ['./drinks.js', './desk/work.js'].map(
    (screen) => `withMessages(() => import('${screen}'))`,
  )
  putApp(`firstMessages()\nglobalThis.screens = [${[menu, ...others].join(', ')}]`)
  expect(await catalogues()).toEqual({
    '_messages_first-fr': ['homeId', 'shared'],
    '_messages_site-fr': ['dishId', 'menuId', 'sipsId'],
    '_messages_desk-fr': ['dishId', 'workId'],
  })
})

it('fails where code that says something comes without its words', async () => {
  putApp(`firstMessages()\nglobalThis.menu = () => import('./menu.js')`)
  await expect(catalogues()).rejects.toThrow(/Nothing brings the messages of .*\/src\/\w+\.js/)
})
