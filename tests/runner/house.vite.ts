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

/** The server and its packages in one file: to find and link 1,000 modules is half of a start's work. */
export default defineConfig({
  publicDir: false,
  plugins: [ownAddresses()],
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
