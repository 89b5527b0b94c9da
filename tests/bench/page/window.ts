import type { NewOperation } from '#offline/outbox/types.ts'

export interface Timed {
  ms: number
  rows: number
}

/** What the bench page does for the bench outside. */
export interface Bench {
  ready(): Promise<boolean>
  signIn(email: string, password: string): Promise<void>
  /** From now on the waiting operations and their number are followed, as a screen does. */
  show(): void
  /** Confirms them one after the other, `pause` ms between; answers how long each took, in ms. */
  confirm(operations: Omit<NewOperation, 'actor'>[], pause?: number): Promise<number[]>
  waiting(): Promise<number>
  /** Sends until nothing waits, or `limit` ms are over. */
  sendAll(limit: number): Promise<void>
  /** Batches that left, and how long the page waited for their answers, ms. */
  batches(): { batches: number; asking: number }
  /** What the desk's list of bookings stands on. */
  bookings: {
    /** ms until the device has all that the house has, and of each operation confirmed meanwhile */
    catchUp(
      operations: Omit<NewOperation, 'actor'>[],
    ): Promise<{ took: number; confirming: number[] }>
    /** Reads the orders of a month, `YYYY-MM`, from the device. */
    month(month: string): Promise<Timed>
    /** Reads them all, as the list's query does. */
    list(): Promise<Timed>
    /** Puts them in order and makes them searchable, as the list does when rows come. */
    order(): Promise<Timed>
    /** Searches them as the list does at every letter. */
    filter(search: string): Promise<Timed>
  }
  /** Searches for rooms, once a month of a year: ms each, and the combinations found. */
  searches(): { ms: number[]; combinations: number }
  forgetLongTasks(): void
  /** ms; 0 when none was longer than 50 ms. */
  longestTask(): number
}

declare global {
  interface Window {
    bench: Bench
  }
}
