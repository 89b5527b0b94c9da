export { living, oneOf, textOr, timeOf, type ImportedOffer } from './offer.ts'
