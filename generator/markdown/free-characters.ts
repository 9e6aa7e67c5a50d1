// Characters of private use that stand for parts of a text while it is parsed. A text may have some of its own, as icon
// fonts do, also as references such as &#xE000;, which a parser resolves: those are not taken.

/** The private characters of a text, by their code points. */
export function privateCodes(source: string): ReadonlySet<number> {
  const codes = new Set<number>()
  for (const [sign] of source.matchAll(/[\ue000-\uf8ff]|[\udb80-\udbff][\udc00-\udfff]/g)) codes.add(codeOf(sign))
  if (source.includes('&#'))
    for (const [, hex, decimal] of source.matchAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi))
      codes.add(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
  return codes
}

function codeOf(sign: string): number {
  return sign.codePointAt(0) ?? 0
}

/** The first `count` characters that are not among the codes; fewer if there are not so many. */
export function freeCharacters(codes: ReadonlySet<number>, count: number): string[] {
  const free: string[] = []
  for (let code = 0xe000; code <= 0xf8ff && free.length < count; code++)
    if (!codes.has(code)) free.push(String.fromCharCode(code))
  return free
}
