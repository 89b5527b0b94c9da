const barLabels = ['bar', 'drink', 'drinks', 'wine', 'cocktail', 'beverage', 'juice', 'beer']

/** A bar category by its name (spec 1 §9). Whole words or parts: "Barista" counts, as documented. */
export function isBarCategory(name: string): boolean {
  const lower = name.toLowerCase()
  return barLabels.some((word) => lower.includes(word))
}
