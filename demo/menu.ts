import { inFrench } from './in-french.ts'
import type { Plain } from './rows.ts'

type Dish = readonly [slug: string, name: string, dollars: number, description: string]

/**
 * The menu in the order it is read. The last three categories are the bar's by their names
 * (spec 1 §9); the items of the documents' built-in menu (spec 2 §3) keep its names and prices.
 */
const card: readonly (readonly [id: string, name: string, dishes: readonly Dish[]])[] = [
  [
    'category-breakfast',
    'Breakfast',
    [
      [
        'cheese-omelette',
        'Cheese omelette',
        6.5,
        'Three eggs from our hens, Gishwati cheese, chives, toast.',
      ],
      ['pancakes', 'Pancakes', 7, 'A stack of three with forest honey and a slice of butter.'],
      [
        'fruit-plate',
        'Fruit of the market',
        5,
        'Pineapple, tree tomato, passion fruit and small sweet bananas.',
      ],
      [
        'sorghum-porridge',
        'Igikoma',
        3,
        'Warm sorghum porridge with milk and a spoon of honey, as the hills begin their day.',
      ],
      [
        'mandazi',
        'Mandazi and honey',
        3.5,
        'Four pillows of fried dough, still warm, with honey from the forest edge.',
      ],
      [
        'chapati-roll',
        'Rolled chapati with egg',
        4.5,
        'Egg, tomato, onion and cabbage rolled into a fresh chapati.',
      ],
    ],
  ],
  [
    'category-starters',
    'Starters and soups',
    [
      [
        'sambaza',
        'Sambaza',
        6,
        'Small silver fish from Lake Kivu, fried crisp, with lime and pili-pili.',
      ],
      ['pumpkin-soup', 'Pumpkin soup', 5, 'Garden pumpkin with ginger and a turn of cream.'],
      ['potato-leek-soup', 'Leek and potato soup', 5, 'Potatoes of Musanze, the best there are.'],
      ['sambusa', 'Sambusa', 4, 'Three crisp triangles with beef or with lentils, tamarind dip.'],
      [
        'avocado-salad',
        'Avocado salad',
        5.5,
        'A whole avocado from the tree by the gate, tomato, red onion, lime.',
      ],
    ],
  ],
  [
    'category-grill',
    'From the grill',
    [
      [
        'goat-brochettes',
        'Goat brochettes',
        9,
        'Two long skewers over charcoal, onion and pepper between, with grilled plantain.',
      ],
      [
        'fish-brochettes',
        'Fish brochettes',
        10,
        'Tilapia on the skewer with lemon and green pepper, potatoes on the side.',
      ],
      [
        'akabenz',
        'Akabenz',
        11,
        'Crisp pork, onions and chili, on a wooden board with bananas from the fire.',
      ],
      [
        'grilled-tilapia',
        'Whole tilapia',
        14,
        'Grilled whole with garlic and lemon; made for two hands and some patience.',
      ],
      ['grilled-chicken', 'Garden chicken', 12, 'A leg and a thigh, lemon, thyme, chips.'],
    ],
  ],
  [
    'category-mains',
    'Mains',
    [
      ['steak', 'Steak', 18, 'Beef of the long-horned herds, pepper sauce, chips or mash.'],
      ['salmon', 'Salmon', 16, 'Pan-fried fillet with green beans, lemon and butter.'],
      [
        'vegan-bowl',
        'Vegan bowl',
        12,
        'Beans, avocado, carrot, sweet potato and greens over rice, peanut dressing.',
      ],
      [
        'isombe',
        'Isombe',
        9,
        'Cassava leaves cooked slowly with groundnut and palm oil, with rice.',
      ],
      [
        'igisafuriya',
        'Igisafuriya',
        13,
        'Chicken and green plantain in one pot with tomato and celery; for two with small hunger.',
      ],
      [
        'ibitoke',
        'Ibitoke in groundnut sauce',
        9,
        'Green bananas simmered soft in a sauce of ground peanuts and spinach.',
      ],
      [
        'ubugari-beans',
        'Ubugari and beans',
        7,
        'Cassava dough with red beans, dodo greens and a little palm oil.',
      ],
      [
        'vegetable-curry',
        'Vegetable curry',
        10,
        'Carrot, peas and potato in coconut and turmeric, with two chapatis.',
      ],
    ],
  ],
  [
    'category-sweets',
    'Sweets',
    [
      ['banana-fritters', 'Banana fritters', 4.5, 'Small bananas in batter, sugar, cinnamon.'],
      [
        'passion-cheesecake',
        'Passion fruit cheesecake',
        5.5,
        'Cold, tall and sharp, on a biscuit of ginger.',
      ],
      [
        'tree-tomato-sorbet',
        'Tree tomato sorbet',
        4,
        'Three scoops of red, with mint from the wall.',
      ],
      [
        'chocolate-cake',
        'Chocolate cake',
        5,
        'Warm, with a centre that runs, and a spoon of cream.',
      ],
    ],
  ],
  [
    'category-drinks',
    'Drinks',
    [
      ['coffee', 'Coffee', 2.5, 'Washed bourbon from the lake slopes, roasted in Musanze.'],
      ['fresh-juice', 'Fresh juice', 3.5, 'Passion fruit, pineapple or tree tomato, pressed now.'],
      ['icyayi', 'Icyayi, milk tea', 2.5, 'Mountain tea boiled with milk and ginger.'],
      [
        'ikivuguto',
        'Ikivuguto',
        2,
        'Cold cultured milk, thick and a little sour; a glass, or two.',
      ],
      ['ginger-lemonade', 'Ginger lemonade', 3, 'Lemon, hot ginger, honey, ice.'],
      ['sparkling-water', 'Sparkling water', 2, 'From a spring under the volcanoes, half a litre.'],
    ],
  ],
  [
    'category-beer',
    'Beer and banana wine',
    [
      [
        'lager',
        'Cold lager',
        3.5,
        'A large bottle, cold enough for a walk down from 3,711 metres.',
      ],
      ['urwagwa', 'Urwagwa', 4, 'Banana wine from a neighbour, served in a gourd with two straws.'],
      ['ikigage', 'Ikigage', 3, 'Sorghum beer, cloudy and kind, in a clay pot.'],
    ],
  ],
  [
    'category-cocktails',
    'Cocktails and wine',
    [
      ['kivu-sunrise', 'Kivu sunrise', 7, 'Gin, passion fruit, tree tomato; the lake at six.'],
      [
        'volcano-mule',
        'Volcano mule',
        7.5,
        'Vodka, our ginger, lime, a copper cup and some smoke.',
      ],
      ['red-wine', 'House red', 6, 'A glass of a red that likes goat and long evenings.'],
    ],
  ],
]

/** The dish that the kitchen cannot make just now. */
const missing = 'potato-leek-soup'

export const categories: readonly Plain<'categories'>[] = card.map(([id, name], index) => ({
  id,
  name,
  position: index + 1,
  ...inFrench(id),
}))

/** Forty dishes and drinks, `item-{slug}`. */
export const items: readonly Plain<'items'>[] = card.flatMap(([categoryId, , dishes]) =>
  dishes.map(([slug, name, dollars, description], index) => ({
    id: `item-${slug}`,
    category_id: categoryId,
    name,
    description,
    price_cents: Math.round(dollars * 100),
    image_path: `/drawings/menu/${slug}.svg`,
    is_available: slug === missing ? 0 : 1,
    position: index + 1,
    ...inFrench(`item-${slug}`),
  })),
)
