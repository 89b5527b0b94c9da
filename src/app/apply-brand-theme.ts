import { brandTokens } from '#lib/brand-tokens.ts'

let sheet: CSSStyleSheet | undefined

const rule = (tokens: Readonly<Record<string, string>>) =>
  `:root{${Object.entries(tokens)
    .map(([name, value]) => `--color-${name}:${value}`)
    .join(';')}}`

/** Overrides the page's colour tokens, for light and dark mode; null removes the override. */
export function applyBrandTheme(color: string | null): void {
  const tokens = color === null ? null : brandTokens(color)
  // A constructed style sheet has no tag: the content security policy needs no exception.
  sheet ??= new CSSStyleSheet()
  sheet.replaceSync(
    tokens === null
      ? ''
      : `${rule(tokens.day)}@media(prefers-color-scheme:dark){${rule(tokens.night)}}`,
  )
  const others = document.adoptedStyleSheets.filter((one) => one !== sheet)
  document.adoptedStyleSheets = [...others, sheet]
}
