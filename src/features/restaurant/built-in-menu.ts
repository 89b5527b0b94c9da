import type { Category, Item } from './data.ts'

/**
 * The documents' built-in menu (spec 2 §3), shown as examples when the menu could not be loaded and
 * none is cached: to read, never to order from (decisions.md, "Orders").
 */
const card = [
  ['Breakfast', [['Cheese omelette', 650] as const, ['Pancakes', 700] as const]],
  ['Mains', [['Steak', 1800] as const, ['Salmon', 1600] as const, ['Vegan bowl', 1200] as const]],
  ['Drinks', [['Coffee', 250] as const, ['Fresh juice', 350] as const]],
] as const

export const builtInMenu: { categories: Category[]; items: Item[] } = {
  categories: card.map(([name], at) => ({ id: `example-${at}`, name, position: at })),
  items: card.flatMap(([, dishes], at) =>
    dishes.map(([name, priceCents], place) => ({
      id: `example-${at}-${place}`,
      categoryId: `example-${at}`,
      name,
      description: null,
      priceCents,
      imagePath: null,
      available: true,
      position: place,
    })),
  ),
}
