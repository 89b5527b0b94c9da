import { defineConfig } from '@lingui/cli'

const tests = 'src/**/*.test.*'
const deskOnly = ['src/app/desk', 'src/features/*/desk', 'src/features/parked']

/**
 * Source texts are English, word for word as the specification has them. What only the desk's
 * screens say is a catalogue of its own: a guest's first load does not carry it.
 */
export default defineConfig({
  locales: ['en', 'fr', 'rw'],
  sourceLocale: 'en',
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/locales/site/{locale}',
      include: ['src'],
      exclude: [
        ...deskOnly.map((folder) => `${folder}/**`),
        'src/server/**',
        'src/ui/gallery*',
        tests,
      ],
    },
    { path: '<rootDir>/src/locales/desk/{locale}', include: deskOnly, exclude: [tests] },
  ],
  format: 'po',
})
