import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import catalogues from './lingui.config.ts'
import product from './package.json' with { type: 'json' }
import { linguiMacros } from './src/locales/macros.ts'
import { messagesPlugin } from './src/locales/messages-plugin.ts'
import { compressFolder } from './src/server/http/compressed.ts'

/** After all else has written its files: what the server would have to compress at each start. */
function compressed(): Plugin {
  let outDir = ''
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: { order: 'post', sequential: true, handler: () => compressFolder(outDir) },
  }
}

/**
 * The demo house's pictures, under the same addresses as the app's own: rows of houses that were
 * filled with the demo name them. Without the folder demo/ there are none.
 */
function demoPictures(): Plugin {
  const pictures = fileURLToPath(new URL('demo/pictures', import.meta.url))
  const address = '/drawings'
  let outDir = ''
  return {
    name: 'demo-pictures',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle: () => {
      if (existsSync(pictures)) cpSync(pictures, join(outDir, address), { recursive: true })
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(address, (request, response, next) => {
        const file = join(pictures, new URL(request.url ?? '/', 'http://localhost').pathname)
        if (!file.endsWith('.svg') || !existsSync(file)) return next()
        response.setHeader('content-type', 'image/svg+xml').end(readFileSync(file))
      })
    },
  }
}

const root = fileURLToPath(new URL('.', import.meta.url)).slice(0, -1)

/**
 * What some packages name first is not what a browser of today needs: Dexie for those of 2015 (1.5 kB
 * more, in the page and in the worker, which is built apart), and the router with a name on every
 * component it has, by which all of them stay that nothing uses (1.3 kB of the first load).
 */
const lighterPackages: Plugin = {
  name: 'lighter-packages',
  config: () => ({
    resolve: {
      alias: [{ find: /^dexie$/, replacement: `${root}/node_modules/dexie/dist/modern/dexie.mjs` }],
    },
  }),
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/^(var \w+ = )(\w+\.(forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
}

/**
 * Name and contact of a house whose host does not tell them, where our own server writes what it knows
 * of itself (server/http/house-page.ts).
 */
const houseInPage: Plugin = {
  name: 'house-in-page',
  transformIndexHtml() {
    const told = ['name', 'address', 'phone', 'email'].flatMap((field) => {
      const value = process.env[`VITE_HOUSE_${field.toUpperCase()}`]
      return value ? [[field, value]] : []
    })
    if (told.length === 0) return []
    const children = JSON.stringify(Object.fromEntries(told)).replaceAll('<', String.raw`\u003c`)
    const attrs = { type: 'application/json', id: 'house' }
    return [{ tag: 'script', attrs, children, injectTo: 'body-prepend' }]
  },
}

/** What is published as the router's entry is its development build: 1 kB of warnings for a guest. */
const router = `${root}/node_modules/react-router/dist/production`

/** What stands around each of the guest's pages, and those that say little: asked for first. */
const isFrame = (file: string): boolean =>
  /\/src\/(app\/(?!site\/requests\/)|features\/house\/)/.test(file)

export default defineConfig({
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: `${router}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
    ],
  },
  // For page and worker alike; rows the house could not take are tried again by a newer app.
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(product.version) },
  plugins: [
    lighterPackages,
    houseInPage,
    messagesPlugin({
      entry: '/src/app/main.tsx',
      languages: catalogues.locales.filter((language) => language !== catalogues.sourceLocale),
      catalogues: (catalogues.catalogs ?? []).map(({ path }) => path.replace('<rootDir>', root)),
      // Screens say much of the same: a catalogue for each had all of it 20 times over.
      catalogueOf: (file) => (/\/desk\//.test(file) ? 'desk' : isFrame(file) ? 'frame' : 'site'),
    }),
    // Lingui's macros must be gone before anything else reads the file.
    // English stays in the source: each screen brings its own words, and no catalogue is waited for.
    linguiMacros({ stripMessageField: false }),
    react(),
    lingui(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifest: false,
      injectManifest: {
        buildPlugins: { vite: [lighterPackages] },
        injectionPoint: 'self.shellFiles',
        // The whole app, so that every screen opens with the house gone. Pictures of the house are
        // kept as they are seen (sw/images.ts).
        globPatterns: ['**/*.{js,css,html,woff2}', '*.svg', 'drawings/*.svg'],
        // Of the fonts only what our languages are written in.
        globIgnores: [
          '**/*-{cyrillic,greek,vietnamese}*.woff2',
          '**/*cyrillic-ext*',
          '**/online-*.js',
          'sw.js',
        ],
        sourcemap: true,
        // They stand in the worker's list, and chance does not compress: 48 bits tell two versions of
        // one file apart as well as 128 do (decision 47).
        manifestTransforms: [
          (files) => ({
            manifest: files.map((file) => ({
              ...file,
              revision: file.revision && file.revision.slice(0, 12),
            })),
          }),
        ],
      },
    }),
    demoPictures(),
    compressed(),
  ],
  build: {
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    rolldownOptions: {
      output: {
        // The first load and the worker's list carry the name of every chunk: 2 kB of words that
        // nobody reads (the source maps have them).
        // What serves with the link alone is in no list: it is fetched where somebody asks for it.
        chunkFileNames: ({ name }) =>
          name === 'read-xlsx' ? 'assets/online-[hash].js' : 'assets/c-[hash].js',
        codeSplitting: {
          groups: [
            // One chunk instead of nine: fewer requests, and 2 kB less.
            { name: 'first', tags: ['$initial'] },
            // What is read while a module starts has chunks of its own, each of which imports only those
            // above it: two chunks that import each other start in an order in which one reads nothing.
            {
              name: 'icons',
              test: /lucide-react/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 4000,
            },
            {
              name: 'services',
              test: /src[\\/]contract[\\/]services[\\/](?!schemas|apart)/,
              minShareCount: 2,
            },
            {
              name: 'shown',
              test: /src[\\/]parts[\\/]services(\.ts$|[\\/])/,
              minShareCount: 2,
            },
            {
              // What a payment is made of is read together; apart, two chunks of it would import each other.
              name: 'paying',
              test: /src[\\/](offline[\\/]paying[\\/]|ui[\\/](pay-|card-announced)|parts[\\/]pay-request)/,
              minShareCount: 2,
            },
            {
              // The device's operations and how they are remembered; apart, two chunks of it import each other.
              name: 'device-rows',
              test: /src[\\/](lib[\\/]memoize-weak|offline[\\/]reads[\\/]device-rows|parts[\\/]use-device-rows)/,
              minShareCount: 2,
            },
            {
              // What the forms of requests are made of is read together; apart, chunks of it import each other.
              name: 'request-form',
              test: /src[\\/](parts[\\/]request-form[\\/]|ui[\\/]fieldset)/,
              minShareCount: 2,
            },
            {
              // Small parts of screens go together with others that the same screens load, not each in a file of its
              // own. None of them brings along a feature.
              name: 'shared',
              test: /src[\\/](ui|lib|domain|parts(?![\\/]desk))[\\/]/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 4000,
            },
            {
              // A few lines each, that import nothing, or what is there already: one file of them, not one each.
              name: 'leaves',
              test: /src[\\/](app[\\/]new-records|contract[\\/]pictures|features[\\/](house|restaurant)[\\/]data|features[\\/]rooms[\\/](free|checkout[\\/]pay-address)|offline[\\/]confirm-or-change|parts[\\/]language-names)\.ts/,
              minShareCount: 2,
            },
            {
              // What screens of the desk share is one file: a guest needs none of it, staff need nearly all. Before it
              // a group that leaves everything else where it is; it would come along with what imports it.
              name: 'features',
              test: /src[\\/](?!.*[\\/]desk[\\/])/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 2000,
            },
            {
              name: 'desk',
              test: /src[\\/](features[\\/][^\\/]+|parts|app)[\\/]desk[\\/]/,
              minShareCount: 2,
            },
            {
              // Four screens that are made of the same parts.
              name: 'catalogues',
              test: /src[\\/]features[\\/](cars|laundry|restaurant|tours)[\\/]desk[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': 'http://127.0.0.1:8080',
      '/pay': 'http://127.0.0.1:8080',
      '/images': 'http://127.0.0.1:8080',
      '/healthz': 'http://127.0.0.1:8080',
    },
  },
})
