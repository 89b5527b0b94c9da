/** Allowed values of the house's settings (spec 3 §9). */

/** That a house may speak; the documents name the first two. */
export const settingLanguages = ['en', 'fr', 'rw'] as const
/** `words`: 21 Nov 2026, in the reader's language; the others as documented. */
export const dateFormats = ['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY', 'words'] as const
export const gateways = ['Card', 'PayPal', 'Mobile Money'] as const
/** Means "the house's own palette" (decisions.md, "The house"). */
export const houseColor = '#007bb6'
