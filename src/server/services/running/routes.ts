import { running } from '#contract/running.ts'
import { read } from '../../pipeline/endpoint.ts'
import { runningFacts } from './facts.ts'

/** GET /api/running */
const getRunning = read({
  name: 'getRunning',
  answer: running,
  read: async (_db, { now }, _store, context) => await runningFacts(context, now),
})

export const endpoints = [getRunning]
