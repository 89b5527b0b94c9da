import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useContent } from '#parts/use-content.ts'
import { useTextIn } from '#parts/use-text-in.ts'
import { useUsualQuestions } from '#parts/usual-questions.tsx'
import { PlainText } from '#ui/plain-text.tsx'

interface Question {
  id: string
  asked: string
  answer: ReactNode
}

/** Common questions: the house's own, and the usual ones that it does not leave out. */
export function useCommonQuestions(): readonly Question[] {
  const say = useTextIn()
  const { questions = [], usual_questions: written } = useContent()
  const own = questions.map(({ question, answer }, at) => ({
    id: String(at),
    asked: say(question),
    answer: <PlainText text={say(answer)} />,
  }))
  return [...own, ...useUsualQuestions(written, say)]
}

export function CommonQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="grid content-start divide-y divide-line rounded-md border border-line bg-surface">
      {questions.map(({ id, asked, answer }) => (
        <details key={id} className="group px-4">
          <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
            {asked}
            <ChevronDown className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180" />
          </summary>
          <div className="max-w-2xl pb-4 text-ink-soft">{answer}</div>
        </details>
      ))}
    </div>
  )
}
