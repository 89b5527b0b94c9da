/**
 * `?for=stay` on a service's page: what is chosen there goes with the rest of the stay, instead of
 * being sent by itself. `line` is one that lies there already and is changed.
 */
export interface ForStay {
  line: string | null
}

export function forStayOf(query: URLSearchParams): ForStay | null {
  return query.get('for') === 'stay' ? { line: query.get('line') } : null
}
