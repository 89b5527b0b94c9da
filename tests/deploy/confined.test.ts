import { expect, it } from 'vitest'
import { programOf } from '../fixtures/house.ts'
import { nodeBinary, root } from '../fixtures/paths.ts'
import { canConfine } from './as-nobody.ts'
import { liveConfined } from './confined-life.ts'

/** Only root may take everything from a program; `npm run try-deploy` says so where it could not. */
it.runIf(canConfine(programOf()))(
  'as nobody, with all but its data read-only, it opens, takes orders, and ends without losing one',
  { timeout: 120_000 },
  async () => {
    const program = { cwd: root, node: nodeBinary, main: programOf(), seed: 'demo' } as const
    expect(await liveConfined(program)).toMatch(/^\d\d+ orders .* all there/)
  },
)
