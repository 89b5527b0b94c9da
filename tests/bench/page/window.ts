import type { NewOperation } from '#offline/outbox/types.ts'

export interface Bench {
  ready(): Promise<boolean>
  signIn(email: string, password: string): Promise<void>
  confirm(operations: Omit<NewOperation, 'actor'>[]): Promise<number[]>
  waiting(): Promise<number>
  states(): Promise<{ id: string; state: string }[]>
  sendNow(): Promise<void>
  forgetLongTasks(): void
  /** ms */
  longestTask(): number
}

declare global {
  interface Window {
    bench: Bench
  }
}
