import { builtinModules } from 'node:module'

/** Outside packages are free where they belong; these belong somewhere (design §2). */

interface PackageRule {
  rule: string
  matches: (name: string) => boolean
  /** Layers that may. */
  allowed: readonly string[]
}

const anyOf =
  (...patterns: RegExp[]) =>
  (name: string): boolean =>
    patterns.some((pattern) => pattern.test(name))

const isBuiltin = (name: string): boolean =>
  name.startsWith('node:') || builtinModules.includes(name)

export const packageRules: readonly PackageRule[] = [
  {
    rule: 'no React below features and ui',
    matches: anyOf(
      /^react(-|$)/,
      /^@tanstack\/react-/,
      /^@lingui\/react$/,
      /^@base-ui\//,
      /^lucide-react$/,
    ),
    allowed: ['app', 'features', 'parts', 'ui'],
  },
  { rule: 'no Dexie outside offline', matches: anyOf(/^dexie/), allowed: ['offline'] },
  {
    rule: 'no Node outside server',
    matches: (name) =>
      isBuiltin(name) ||
      anyOf(/^@?fastify/, /^kysely$/, /^pg$/, /^sharp$/, /^nodemailer$/, /^pino/)(name),
    allowed: ['server', 'demo'],
  },
  {
    rule: 'workbox only in the worker and the app that registers it',
    matches: anyOf(/^workbox-/),
    allowed: ['sw', 'app'],
  },
]

/** The only packages a layer may have, where it is that strict. */
export const onlyPackages: Readonly<Record<string, readonly string[]>> = {
  contract: ['zod'],
  lib: [],
  domain: [],
}
