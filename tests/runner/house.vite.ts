import { pathToFileURL } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { cheapPasswords, instead } from './instead.ts'

/** What stands beside a file of the source is still found from where all of it is one file. */
function ownAddresses(): Plugin {
  return {
    name: 'own-addresses',
    transform: (code, id) =>
      code.includes('import.meta.url') && !id.includes('/node_modules/')
        ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        : undefined,
  }
}

/**
 * The demo house is found by its address, so that a server without it still runs. Left outside, it would
 * bring its own copies of the store's modules and packages, which do not know this server's store.
 */
const demoInside = instead(
  'demo-inside',
  '/src/server/seed.ts',
  'import(demoUrl.href)',
  "import('../../demo/index.ts')",
)

/** The server and its packages in one file: to find and link 1,000 modules is half of a start's work. */
export default defineConfig({
  publicDir: false,
  plugins: [demoInside, cheapPasswords, ownAddresses()],
  ssr: { noExternal: true, external: ['sharp', 'pg-native'] },
  build: {
    ssr: true,
    rollupOptions: { input: ['src/server/main.ts', 'tests/fixtures/warm-server-process.ts'] },
    outDir: 'node_modules/.cache/house',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    reportCompressedSize: false,
  },
})
