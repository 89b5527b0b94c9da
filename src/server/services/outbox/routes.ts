import type { Endpoint } from '../../pipeline/endpoint.ts'
import { handOver } from './hand-over.ts'
import { reportParked } from './report.ts'
import { sendOutbox } from './send.ts'
import { listParked, settleParked } from './settle.ts'
import { voidOperation } from './void.ts'

export const endpoints: Endpoint[] = [
  sendOutbox,
  voidOperation,
  reportParked,
  listParked,
  settleParked,
  handOver,
]
