import type { Plugin } from 'vite'

/** Other words in a file of the source, which has to have the first ones still. */
export function instead(name: string, file: string, was: string, is: string): Plugin {
  return {
    name,
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(file)) return undefined
      if (!code.includes(was)) throw new Error(`${id} does not have ${was}`)
      return code.replace(was, is)
    },
  }
}

/**
 * A password costs 0.4 s of processor time, the demo house's first start five of them. What a real one
 * costs is held by a unit test (passwords.test.ts).
 */
const passwordsAt = (cost: string): Plugin =>
  instead('cheap-passwords', '/src/server/pipeline/passwords.ts', 'ln: 15, r: 8, p: 3 }', cost)

export const cheapPasswords = passwordsAt('ln: 1, r: 8, p: 1 }')

/** A 24th of a real one: still most of a sign-in's work, for tests of what that work is to hide. */
export const cheaperPasswords = passwordsAt('ln: 12, r: 8, p: 1 }')
