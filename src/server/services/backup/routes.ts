import type { Endpoint } from '../../pipeline/endpoint.ts'
import { endpoints as make } from './make.ts'
import { endpoints as putBack } from './put-back.ts'
import { endpoints as takeIn } from './take-in.ts'

export const endpoints: Endpoint[] = [...make, ...takeIn, ...putBack]
