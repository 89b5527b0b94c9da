import type { LinguiConfig } from '@lingui/conf'

/** Source texts are English, word for word as the specification has them. */
const config: LinguiConfig = {
  locales: ['en', 'fr', 'rw'],
  sourceLocale: 'en',
  fallbackLocales: { default: 'en' },
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: ['src/server'] }],
  format: 'po',
}

export default config
