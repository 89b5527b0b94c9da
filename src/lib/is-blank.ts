/** Nothing of it can be seen: spaces, and marks without width, as they come along with a copied text. */
export const isBlank = (text: string): boolean =>
  /^[\s\u2800\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u.test(text)
