import { plainBlocks } from '#lib/plain-blocks.ts'
import { cx } from './cx.ts'

/** What people wrote, in paragraphs and lists. Never HTML. */
export function PlainText({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cx('grid gap-3', className)}>
      {plainBlocks(text).map((block, at) =>
        typeof block === 'string' ? (
          <p key={at}>{block}</p>
        ) : (
          <ul key={at} className="grid list-disc gap-1.5 pl-5 marker:text-primary">
            {block.map((point, line) => (
              <li key={line}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}
