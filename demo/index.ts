import type { Seed } from '#server/seed.ts'
import { loadDemo } from './load-demo.ts'
import { staff } from './people.ts'

/** The one entry: what the server fills a new store with where SEED is demo (src/server/seed.ts). */
export const seed: Seed = { staff, fill: loadDemo }
