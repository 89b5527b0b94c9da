import { listRows, readAt } from '#contract/route.ts'
import type { Ask, Asked } from '../link/types.ts'

/**
 * An answer with the pages that it says follow, their rows as one list. A page that cannot be had
 * ends it: what came says of itself that it is not all. The address of the next page is not gone to,
 * only its number is taken: it may name any host.
 *
 * @param pages how many are fetched at most
 */
export async function askPages(
  ask: (asked: Ask) => Promise<Asked>,
  first: Ask,
  pages = 1,
): Promise<Asked> {
  const answer = await ask(first)
  if (pages === 1 || answer.kind === 'none' || !answer.ok) return answer
  let rows = listRows(answer.body)
  let next = nextPage(answer.body)
  if (rows === undefined || next === null) return answer
  for (let had = 1; had < pages && next !== null; had += 1) {
    const more: Asked = await ask({ ...first, query: { ...first.query, page: next } })
    const pageRows = more.kind === 'answer' && more.ok ? listRows(more.body) : undefined
    if (more.kind === 'none' || pageRows === undefined) break
    rows = [...rows, ...pageRows]
    next = nextPage(more.body)
  }
  return { ...answer, body: { data: rows, next_page_url: next === null ? null : `?page=${next}` } }
}

function nextPage(body: unknown): string | null {
  for (const at of ['', 'data.', 'meta.']) {
    const address = readAt(body, `${at}next_page_url`)
    const page = typeof address === 'string' ? /[?&]page=(\d+)/.exec(address)?.[1] : undefined
    if (page !== undefined) return page
  }
  return null
}
