/** Languages, and scripts of tags such as pa-Arab, that are written from right to left. */
const rightToLeft = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b|-(?:Arab|Hebr|Thaa)\b/i

/** Value of `dir` of a page in a language; undefined for the usual one. */
export function textDirection(language: string): 'rtl' | undefined {
  return rightToLeft.test(language) && !/-Latn\b/i.test(language) ? 'rtl' : undefined
}
