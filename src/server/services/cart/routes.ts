import type { Endpoint } from '../../pipeline/endpoint.ts'
import { bookCart } from './book-cart.ts'
import { lookUpCarts } from './look-up.ts'
import { quoteCart } from './quote-cart.ts'

export const endpoints: readonly Endpoint[] = [quoteCart, bookCart, lookUpCarts]
