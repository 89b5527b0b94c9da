/** What others may use of this folder. */
export { travelPriceWire } from './travel-price-wire.ts'
