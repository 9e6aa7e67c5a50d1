// Many whole numbers in little memory: the step from each to the next, in as few bytes as it needs.

/** From 0 up to 2 ** 48. In the order in which they came. */
export class PackedNumbers {
  #bytes = new Uint8Array(128)
  #length = 0
  #last = 0

  constructor(numbers: readonly number[] = []) {
    for (const number of numbers) this.push(number)
  }

  push(number: number): void {
    const step = number - this.#last
    this.#last = number
    // The sign is the lowest bit. Not with bits of JavaScript, which has 32 of them.
    let rest = step < 0 ? -step * 2 - 1 : step * 2
    if (this.#length + 8 > this.#bytes.length) this.#grow()
    while (rest >= 128) {
      this.#bytes[this.#length++] = (rest % 128) + 128
      rest = Math.floor(rest / 128)
    }
    this.#bytes[this.#length++] = rest
  }

  /** The last number, as of a list. */
  at(index: -1): number | undefined {
    return index === -1 && this.#length > 0 ? this.#last : undefined
  }

  /** All numbers. */
  read(): number[] {
    const numbers: number[] = []
    let number = 0
    for (let at = 0; at < this.#length; ) {
      let step = 0
      let factor = 1
      for (;;) {
        const byte = this.#bytes[at++] ?? 0
        step += (byte % 128) * factor
        if (byte < 128) break
        factor *= 128
      }
      number += step % 2 === 1 ? -(step + 1) / 2 : step / 2
      numbers.push(number)
    }
    return numbers
  }

  #grow(): void {
    const larger = new Uint8Array(Math.ceil(this.#bytes.length * 1.5))
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}
