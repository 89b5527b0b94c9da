import type { Plain } from './rows.ts'

/**
 * Guests from near and far, as `country: names`. All invented; the numbers come from ranges kept
 * for fiction where a country has one and are plainly made up elsewhere.
 */
const origins: readonly (readonly [prefix: string, names: readonly string[]])[] = [
  [
    '+250700000',
    [
      'Aline Mukamana',
      'Jean-Paul Habimana',
      'Diane Ingabire',
      'Eric Nshimiyimana',
      'Solange Uwera',
      'Patrick Mugisha',
      'Chantal Nyirahabimana',
      'Olivier Tuyisenge',
      'Josiane Umutoni',
      'Emmanuel Bizimana',
      'Yvette Iradukunda',
      'Innocent Ndayisaba',
      'Clarisse Keza',
      'Fabrice Niyonzima',
      'Grace Umuhoza',
      'Théogène Hakizimana',
      'Sandrine Gasana',
      'Bosco Rwigema',
      'Nadège Mutesi',
      'Kevin Shema',
      'Ange Kayitesi',
      'Désiré Munyaneza',
    ],
  ],
  ['+256555010', ['Brian Okello', 'Sarah Namutebi', 'Joel Ssempijja', 'Ruth Akello']],
  ['+254555010', ['Wanjiru Kamau', 'Peter Otieno', 'Amina Hassan', 'Kiprono Cheruiyot']],
  ['+255555010', ['Neema Mushi', 'Juma Mwakalinga', 'Zuhura Saleh']],
  ['+257555010', ['Espérance Nduwimana', 'Alain Ntahobari']],
  ['+243555010', ['Merveille Kasongo', 'Héritier Bahati']],
  ['+251555010', ['Selam Tesfaye', 'Dawit Bekele']],
  ['+447700900', ['Eleanor Whitcombe', 'Rhys Pritchard', 'Harriet Ashdown', 'Callum Fairweather']],
  ['+33639980', ['Camille Laurentin', 'Baptiste Morvan', 'Inès Delcourt']],
  ['+493023125', ['Annika Vogelsang', 'Matthias Reuter', 'Friederike Holm']],
  ['+1202555', ['Maya Castellano', 'Jordan Whitfield', 'Priya Raghunathan', 'Theo Lindqvist']],
  ['+1613555', ['Noémie Gagnon', 'Wesley Tran']],
  ['+61491570', ['Imogen Harte', 'Lachlan Moore']],
  ['+31555010', ['Sanne de Wit', 'Joost Verhoeven']],
  ['+81355550', ['Haruka Sato', 'Kenji Morita']],
]

const notes: Record<string, string> = {
  'Aline Mukamana': 'Prefers a room on the garden side.',
  'Eleanor Whitcombe': 'Vegetarian. Comes back each February for the golden monkeys.',
  'Annika Vogelsang': 'Field team leader; invoice to the institute.',
  'Peter Otieno': 'Guide. Knows the road to Bisoke better than we do.',
  'Maya Castellano': 'Allergic to groundnuts: tell the kitchen.',
}

const vips = new Set(['Eleanor Whitcombe', 'Peter Otieno', 'Annika Vogelsang', 'Patrick Mugisha'])
/** Left twice without paying. */
const banned = new Set(['Wesley Tran'])
const noEmail = new Set(['Bosco Rwigema', 'Théogène Hakizimana', 'Juma Mwakalinga'])

/** `Théogène Hakizimana` as `theogene-hakizimana`. */
const slug = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')

/** The American prefixes have four digits left, of which 0100 to 0199 are kept for fiction. */
const phone = (prefix: string, index: number) =>
  prefix + (prefix.startsWith('+1') ? `01${40 + index}` : String(101 + index * 7))

/** Sixty-one guests, `customer-{name}`. Phones in international form without spaces. */
export const customers: readonly Plain<'customers'>[] = origins.flatMap(([prefix, names]) =>
  names.map((name, index) => ({
    id: `customer-${slug(name)}`,
    name,
    email: noEmail.has(name) ? null : `${slug(name).replaceAll('-', '.')}@example.com`,
    phone: phone(prefix, index),
    vip: vips.has(name) ? 1 : 0,
    banned: banned.has(name) ? 1 : 0,
    marketing_opt_in: index % 4 === 3 ? 0 : 1,
    notes: notes[name] ?? null,
    last_seen_at: null,
    bookings_count: null,
    spend_cents: null,
    device_time: null,
    changed_by: null,
  })),
)

/** Two admins, the reception, the kitchen and a trainer: every role of the desk. Passwords are made, or given, when the house is first started. */
export const staff: readonly Pick<Plain<'users'>, 'id' | 'name' | 'email' | 'role' | 'disabled'>[] =
  [
    {
      id: 'user-claudine',
      name: 'Claudine Uwase',
      email: 'claudine@example.com',
      role: 'admin',
      disabled: 0,
    },
    {
      id: 'user-samuel',
      name: 'Samuel Nkurunziza',
      email: 'samuel@example.com',
      role: 'admin',
      disabled: 0,
    },
    {
      id: 'user-josephine',
      name: 'Joséphine Umuhoza',
      email: 'josephine@example.com',
      role: 'reception',
      disabled: 0,
    },
    {
      id: 'user-damascene',
      name: 'Damascène Hategekimana',
      email: 'damascene@example.com',
      role: 'staff',
      disabled: 0,
    },
    {
      id: 'user-beatrice',
      name: 'Béatrice Mukandori',
      email: 'beatrice@example.com',
      role: 'trainer',
      disabled: 0,
    },
  ]
