/**
 * `?for=stay` on a service's page: the order goes into the stay's cart instead of being sent by
 * itself. `line`: the cart line that is changed.
 */
export interface ForStay {
  line: string | null
}

export function forStayOf(query: URLSearchParams): ForStay | null {
  return query.get('for') === 'stay' ? { line: query.get('line') } : null
}
