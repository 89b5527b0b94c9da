import type { Endpoint } from '../../pipeline/endpoint.ts'
import { takeEndpoints } from './take.ts'
import { undoEndpoints } from './undo.ts'

export const endpoints: Endpoint[] = [...takeEndpoints, ...undoEndpoints]
