import type { Endpoint } from '../../pipeline/endpoint.ts'
import { endpoints as make } from './make.ts'
import { endpoints as putBack } from './restore.ts'
import { endpoints as scheduled } from './scheduled-routes.ts'
import { endpoints as takeIn } from './upload.ts'

export const endpoints: Endpoint[] = [...scheduled, ...make, ...takeIn, ...putBack]
