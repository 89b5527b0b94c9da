/** A column of a sheet that is brought along. */
export interface ImportField {
  name: string
  /** Without it no row can be taken. */
  required?: true
  /** As people head the column: lower case, without accents and signs. */
  headings: readonly string[]
}

/** Under its own name and under `headings`, divided by commas. */
export const field = (name: string, headings: string, required?: true): ImportField => ({
  name,
  headings: [name.replaceAll('_', ' '), ...headings.split(',').map((one) => one.trim())],
  ...(required && { required }),
})

export const description = field('description', 'details, descriptif, ingredients')
export const category = field(
  'category',
  'section, class, group, categorie, rubrique, classe, groupe',
  true,
)
export const price = (name: string, more: string) =>
  field(name, `price, rate, tarif, prix, cost, cout, montant, ${more}`, true)

const words = {
  en: ['english', 'anglais'],
  fr: ['french', 'francais'],
  rw: ['kinyarwanda', 'kinyarwanda'],
} as const

/** A text in each language, in a column each: `name (fr)`, `nom en français`. */
const inLanguages = (name: string, own: string): ImportField[] =>
  Object.entries(words).map(([language, [english, french]]) =>
    field(
      `${name}_${language}`,
      `${name} in ${english}, ${english} ${name}, ${own} ${language}, ${own} en ${french}, ${own} ${french}`,
    ),
  )

/** Of a category that the list makes: one that is there keeps its own. */
export const categoryInLanguages = inLanguages('category', 'categorie')
export const nameInLanguages = inLanguages('name', 'nom')
/** Of what has a description. */
export const textsInLanguages = [...nameInLanguages, ...inLanguages('description', 'descriptif')]
