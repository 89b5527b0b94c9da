import type { Meanings } from '#offline/meaning.ts'
import { deskCommunityMeanings } from './operations/community.ts'
import { customerMeanings } from './operations/customers.ts'

/** What the desk's queued work on customers and what they wrote means to people. */
export const meanings: Meanings = { ...customerMeanings, ...deskCommunityMeanings }
