import type { ErrorCode } from '../errors.ts'

/** One refusal of the server, or one fault of a field. */
export interface RefusalKind {
  /** What the device does about it; of a field's fault always `validation`. */
  readonly code: ErrorCode
  /** Set by `msg`; means something on the device alone. */
  readonly id: string
  /** In English, ICU. Forms of a plural or select are whole sentences. */
  readonly message: string
}

/** Refusals that devices treat alike. */
/* @__NO_SIDE_EFFECTS__ */
export const refusedAs = <Messages extends Readonly<Record<string, Omit<RefusalKind, 'code'>>>>(
  code: ErrorCode,
  messages: Messages,
) =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, { code, ...message }]),
  ) as { readonly [Name in keyof Messages]: RefusalKind & Messages[Name] }

/** From a brace to the next one. */
type Inside<Text extends string> = Text extends `${infer Before}}${string}`
  ? Before extends `${infer Name}{${string}`
    ? Name
    : Before
  : Text

/** A value of a sentence. Days are `YYYY-MM-DD`, times `HH:MM`; several names are a list. */
export type Value = string | number | string[]

type Taken<Text extends string> = Text extends `${infer Name}, plural${string}`
  ? { [name in Name]: number }
  : Text extends `${infer Name}, select${string}`
    ? { [name in Name]: string }
    : Text extends `${string} ${string}` | ''
      ? unknown
      : { [name in Text]: Value }

/** What a message has filled in, by its placeholders. */
export type ValuesOf<Message extends string> = Message extends `${string}{${infer Rest}`
  ? Taken<Inside<Rest>> & ValuesOf<Rest>
  : unknown
