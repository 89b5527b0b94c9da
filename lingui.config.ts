import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@lingui/cli'

const root = fileURLToPath(new URL('.', import.meta.url))
const tests = 'src/**/*.test.*'

/** Features that a guest never meets: all they say is the desk's. */
const deskFeatures = [
  'cash',
  'content',
  'customers',
  'day-close',
  'folio',
  'housekeeping',
  'parked',
  'payments',
  'reports',
  'running',
  'settings',
  'setup',
]

/**
 * Who says it, and to whom: a file for translators each, src/locales/<name>/<site or desk>/. The desk
 * speaks English and French. What is fetched together is another matter: the build cuts that by
 * what imports what (src/locales/messages-plugin.ts).
 */
function ofFeature(name: string) {
  const folder = `src/features/${name}`
  // How staff keep its prices.
  const offer = `${folder}/offer.ts`
  const desk = { path: `<rootDir>/src/locales/${name}/desk/{locale}`, exclude: [tests] }
  // Settings and imports of services bring their words with them.
  if (name === 'settings') {
    return [{ ...desk, include: [folder, 'src/contract/settings', 'src/contract/imports'] }]
  }
  if (deskFeatures.includes(name)) return [{ ...desk, include: [folder] }]
  const site = {
    path: `<rootDir>/src/locales/${name}/site/{locale}`,
    include: [folder],
    exclude: [`${folder}/desk/**`, offer, tests],
  }
  if (!existsSync(`${root}${folder}/desk`)) return [site]
  return [site, { ...desk, include: [`${folder}/desk`, offer] }]
}

/** Source texts are English, word for word as the specification has them. */
export default defineConfig({
  locales: ['en', 'fr', 'rw'],
  sourceLocale: 'en',
  fallbackLocales: { default: 'en' },
  // The contract may not import Lingui, and the server runs it as it stands.
  macro: { corePackage: ['@lingui/core/macro', '#lib/msg.ts'] },
  catalogs: [
    {
      path: '<rootDir>/src/locales/app/site/{locale}',
      include: ['src/app', 'src/ui', 'src/parts', 'src/offline'],
      exclude: ['src/app/desk/**', 'src/parts/desk/**', 'src/parts/catalogue/**', tests],
    },
    {
      path: '<rootDir>/src/locales/app/desk/{locale}',
      include: ['src/app/desk', 'src/parts/desk', 'src/parts/catalogue'],
      exclude: [tests],
    },
    {
      path: '<rootDir>/src/locales/refusals/site/{locale}',
      include: ['src/contract/refusals'],
      exclude: [tests],
    },
    ...readdirSync(`${root}src/features`).flatMap(ofFeature),
  ],
  format: 'po',
  // A line that moves is no change of words.
  formatOptions: { lineNumbers: false },
})
