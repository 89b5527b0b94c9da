import type { Endpoint } from '../../pipeline/endpoint.ts'
import { cancelOwn } from './cancel-own.ts'
import { findOwn } from './find-own.ts'

export const endpoints: Endpoint[] = [findOwn, cancelOwn]
