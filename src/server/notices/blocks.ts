import { escapeHtml } from '#lib/escape-html.ts'

/**
 * A letter is described once as blocks and rendered twice, as plain text and as HTML, so that both
 * say the same and all escaping is in one place.
 */
export type Block =
  | { kind: 'paragraph'; text: string }
  /** A code to keep. */
  | { kind: 'code'; label: string; code: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'list'; title: string; items: readonly { title: string; detail: string }[] }
  | { kind: 'link'; label: string; url: string }
  /** Text that somebody else wrote, unchanged. */
  | { kind: 'quote'; text: string }

export interface Colours {
  primary: string
  deep: string
}

export interface Page {
  language: string
  house: string
  /** The house's colours, `#rrggbb`: for buttons, and for the head. */
  colours: Colours
  title: string
  blocks: readonly Block[]
  /** Address and phone, below the rule. */
  footer: readonly string[]
}

export function asText({ house, title, blocks, footer }: Page): string {
  const parts = blocks.map((block) => {
    switch (block.kind) {
      case 'paragraph':
        return block.text
      case 'code':
        return `${block.label}: ${block.code}`
      case 'facts':
        return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
      case 'list':
        return [block.title, ...block.items.map((one) => `- ${one.title}: ${one.detail}`)].join(
          '\n',
        )
      case 'link':
        return `${block.label}:\n${block.url}`
      case 'quote':
        return block.text
          .split('\n')
          .map((line) => `> ${line}`)
          .join('\n')
    }
  })
  return `${[title, ...parts, ['-- ', house, ...footer].join('\n')].join('\n\n')}\n`
}

const sans = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const head = "font-family:'Bricolage Grotesque',Georgia,'Times New Roman',serif"
const ink = 'color:#17201C'
const slate = 'color:#4A5751'
const rule = 'border-top:1px solid #D5DDD6'

function blockHtml(block: Block, { primary, deep }: Colours): string {
  const e = escapeHtml
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px;${ink};font-size:16px;line-height:1.5">${e(block.text)}</p>`
    case 'code':
      return `<div style="margin:0 0 16px;padding:14px 16px;background:#DDF1E3;border-radius:8px"><div style="color:#14532F;font-size:14px">${e(block.label)}</div><div style="color:${deep};font-size:26px;font-weight:600;letter-spacing:3px;font-family:ui-monospace,Menlo,Consolas,monospace">${e(block.code)}</div></div>`
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 16px;border-collapse:collapse">${block.rows
        .map(
          ([label, value]) =>
            `<tr><td style="padding:8px 16px 8px 0;${rule};${slate};font-size:14px;vertical-align:top;width:38%">${e(label)}</td><td style="padding:8px 0;${rule};${ink};font-size:16px;vertical-align:top">${e(value)}</td></tr>`,
        )
        .join('')}</table>`
    case 'list':
      return `<p style="margin:0 0 8px;${slate};font-size:14px">${e(block.title)}</p><ul style="margin:0 0 16px;padding:0 0 0 20px">${block.items
        .map(
          (one) =>
            `<li style="margin:0 0 8px;${ink};font-size:16px"><strong>${e(one.title)}</strong><br><span style="${slate};font-size:14px">${e(one.detail)}</span></li>`,
        )
        .join('')}</ul>`
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${e(block.url)}" style="display:inline-block;padding:12px 18px;background:${primary};border-radius:8px;color:#FFFFFF;font-size:16px;text-decoration:none">${e(block.label)}</a></p>`
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid ${primary};${ink};font-size:16px;line-height:1.5">${e(block.text).replaceAll('\n', '<br>')}</blockquote>`
  }
}

/** Mail clients support tables and inline styles only; no pictures, nothing to load. */
export function asHtml(page: Page): string {
  const e = escapeHtml
  const { language, house, colours, title, blocks, footer } = page
  return `<!doctype html>
<html lang="${e(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${e(title)}</title></head>
<body style="margin:0;padding:0;background:#F3F6F2;${sans}">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;background:#F3F6F2"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:#FFFFFF;border:1px solid #D5DDD6;border-radius:8px">
<tr><td style="padding:14px 24px;background:${colours.deep};border-radius:8px 8px 0 0;color:#FFFFFF;font-size:16px;${head};border-bottom:4px solid #B9D77A">${e(house)}</td></tr>
<tr><td style="padding:24px;${sans}">
<h1 style="margin:0 0 16px;color:${colours.deep};font-size:24px;line-height:1.25;${head}">${e(title)}</h1>
${blocks.map((block) => blockHtml(block, colours)).join('\n')}
<p style="margin:24px 0 0;padding:16px 0 0;${rule};${slate};font-size:14px;line-height:1.5">${[house, ...footer].map(e).join('<br>')}</p>
</td></tr></table>
</td></tr></table>
</body></html>
`
}
