import type { Meanings } from '#offline/meaning.ts'
import { customerMeanings } from './operations/customers.ts'

/** What the desk's queued work on customers means to people. */
export const customersMeanings: Meanings = { ...customerMeanings }
