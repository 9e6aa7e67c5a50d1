interface Message {
  message: string
  extract?: string
  url?: string
}

/** The messages without the false alarms, and one for each false alarm that is not raised. */
export declare function withoutFalseAlarms(
  messages: readonly Message[],
  alarms?: readonly { why: string; message: RegExp; extract?: RegExp }[],
): Message[]
