import type { Endpoint } from '../../http/endpoint.ts'
import { cancelOwn } from './cancel-own.ts'
import { findOwn } from './find-own.ts'

export const endpoints: Endpoint[] = [findOwn, cancelOwn]
