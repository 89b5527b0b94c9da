import { pathToFileURL } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

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
function demoInside(): Plugin {
  const call = 'import(demoUrl.href)'
  return {
    name: 'demo-inside',
    transform(code, id) {
      if (!id.endsWith('/src/server/seed.ts')) return undefined
      if (!code.includes(call)) throw new Error(`${id} does not have ${call}`)
      return code.replace(call, "import('../../demo/index.ts')")
    },
  }
}

/** The server and its packages in one file: to find and link 1,000 modules is half of a start's work. */
export default defineConfig({
  publicDir: false,
  plugins: [demoInside(), ownAddresses()],
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
