/** What a JSON document can say. A key whose value is undefined is left out of it. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject

export interface JsonObject {
  readonly [key: string]: Json
}
