// Control characters end lines, colour terminals, begin workflow commands of CI or turn the direction of writing.

/** Every control character. */
export const controls = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** The text in one line, with control characters as people write them: "\\n", "\\u001b". */
export function visibleText(text: string): string {
  return text.replace(controls, (character) => names[character] ?? `\\u${code(character)}`)
}

const names: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function code(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(4, '0')
}
